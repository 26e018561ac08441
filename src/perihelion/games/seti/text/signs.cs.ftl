# Co znamenají znaky na desce: jméno, kde se obecné (`icon-`) nehodí, a jedna věta.

sign-bolt-text = Platí se jí pohyb, přistání, skenování a analýza.
sign-card-o-text = Karty v ruce: hrají se, zasunou na příjem, nebo odhodí pro roh.
sign-credit-text = Platí se jimi vypuštění, oběžná dráha, skenování a karty.
sign-data-text = Patří do počítače; z plné horní řady je analýzou stopa.
sign-income-rows-text = Zasunutá karta to vynáší hned a pak každé kolo.
sign-land-text = Ze sondy je lander: body a žlutá stopa.
sign-move-text = Sonda se pohne o pole; každý pohyb stojí 1 energii.
sign-orbit-text = Ze sondy je družice, která zlevní přistání.
sign-publicity-text = Platí se jí technologie a karty z nabídky.
sign-plus = efekt
sign-plus-text = Další efekt; jeho text je v okně karty.
sign-rocket-text = Startuje u Země; pohybuje se, obíhá a přistává.
sign-signal-text = Značka v sektoru bere data; sektor vyhraje, kdo má značek nejvíc.
sign-star-text = Body.
sign-tech-text = Za publicitu; stejnou nemůžete mít dvakrát.
sign-trace-text = Žlutá z přistání, červená ze sektorů, modrá z počítače; tři barvy odhalí druh.
sign-trade = výměna
sign-trade-text = Dvě stejné věci za jednu jinou.
sign-unknown = vzorek
sign-unknown-text = Odkryje ho, kdo si ho prohlédne nebo naloží.
