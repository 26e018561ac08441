# Co říká trenér u každého druhu otázky; `line-` je krátká podoba pod výzvou.
coach-prompt-entry = Zvolte bránu, od níž je blízko k pulsarům a systémům a daleko k ostatním lodím.
coach-prompt-take-die = Kostka pod značkou posune žeton doleva: víc inženýrských kostek, nebo dřívější tah. Kostka nad ní doprava. Berte jednu nízkou a jednu vysokou a nejdřív si rozmyslete, co chcete udělat: 4 je velký generátor, 6 ho zprovozní.
line-prompt-take-die = Vlevo od značky získáváte, vpravo platíte.
coach-prompt-turn = Každá kostka je jedna akce přesně její hodnoty. Přednost má, co dává body každé kolo: generátory, které se točí, a zaplacené transmittery. Pak let, který končí u volného pulsaru.
line-prompt-turn = Nepoužité kostky propadnou; umístit generátor nic nestojí.
coach-prompt-turn-no-dice = Kostky došly. Umístěte na své pulsary, co máte; je to zdarma.
coach-prompt-fly = Let je přesně tak dlouhý jako kostka. Nejlepší jsou cesty přes neznámé systémy k volnému pulsaru: v každém stanice a na konci místo pro generátor.
line-prompt-fly = Systémy po cestě dostanou stanici; volný pulsar na konci je váš.
coach-prompt-join = Spojené transmittery dají bonusovou kostku v tahu, kdy začnou oba pracovat. Spojujte, když se vám čísla hodí.
coach-prompt-exploration-bonus = Vytištěný bonus je jistý, žeton může být lepší i horší.
