# Co říká trenér u každého druhu otázky; `line-` je krátká podoba pod výzvou.
coach-prompt-tuck-setup = Karta zasunutá na příjem vynáší hned a pak každé kolo. Zpočátku jsou vzácné kredity. Dejte kartu, bez jejíhož textu se obejdete.
line-prompt-tuck-setup = Příjem ukazuje spodní okraj karty.
coach-prompt-turn = Jedna hlavní akce a k ní volné akce podle chuti. S kredity vypusťte sondu nebo zahrajte kartu. S energií skenujte nebo přistávejte. S plným počítačem analyzujte. Se 6 publicitami zkoumejte. Pasujte, až když není co dělat.
line-prompt-turn = V tahu jedna hlavní akce; volné akce kdykoli.
coach-prompt-end = Hlavní akce je hotová. Uložte data do počítače a pohněte sondami, pokud to stojí za energii; pak tah ukončete.
line-prompt-end = Data patří do počítače; co se nevejde, může propadnout.
coach-prompt-scan = Značte tam, kde už signály máte, nebo kde druhé pole přinese 2 body. Až dojdou data, vyhraje sektor ten, kdo má nejvíc značek.
line-prompt-scan = Dva signály: jeden v sektoru se Zemí, druhý podle karty z nabídky.
coach-prompt-signal = Pokračujte, kde můžete vyhrát: kde máte nejvíc značek, nebo kde zbývá málo dat.
coach-prompt-tech = Na začátku se nejvíc vyplatí dvě sondy a levnější přistání; počítačové technologie dají něco za každá uložená data.
line-prompt-tech = Stejnou technologii nemůžete mít dvakrát; první z hromádky má 2 body navíc.
coach-prompt-trace = Pole objevu mají cenu 5 nebo 3 bodů a přibližují odhalení druhu. Ostatní mají větší cenu, až je druh známý.
coach-prompt-keep = Vyberte si kartu na příští kolo: signály, nebo misi, kterou dokážete splnit.
coach-prompt-gold = Označte dílek podle toho, čeho sbíráte nejvíc. Čím dřív, tím vyšší hodnota.
