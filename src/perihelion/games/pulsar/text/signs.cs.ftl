# Co znamenají znaky na desce: jméno, kde se obecné (`icon-`) nehodí, a jedna věta.

sign-check = hotovo
sign-check-text = Splněno nebo dokončeno.
sign-cube = inženýrská kostka
sign-cube-text = Platí se jí body, technologie i zkopírovaná kostka.
sign-generator-large-text = V každé produkci boduje nejvíc, pokud běží.
sign-generator-medium-text = Potřebuje váš pulsar; boduje v každé produkci, pokud běží.
sign-generator-small-text = Nejlevnější; boduje v každé produkci, pokud běží.
sign-income = každé kolo
sign-income-text = Přináší to v každé produkci.
sign-move = teleport
sign-move-text = Loď se tam přesune bez letu.
sign-orbit = prstenec
sign-orbit-text = Prstenec označí pulsar za váš; tolik jich zbývá.
sign-plus-2-text = Přidá kostce 2, jednou.
sign-plus-minus-1-text = Změní kostku o 1 nahoru nebo dolů, jednou.
sign-pulsar-text = Patří tomu, kdo u volného skončí let; místo pro generátor.
sign-rocket = loď
sign-rocket-text = Letí přesně tak daleko, kolik ukazuje kostka.
sign-star-text = Body.
sign-station-text = Staví se v systémech po cestě; čím víc, tím víc bodů na konci.
sign-tech-text = Patentuje se kostkou dané hodnoty; účinek říká text.
sign-trophy = ocenění
sign-trophy-text = Body pro první, kdo umístí generátory této velikosti.
sign-unknown-text = Ještě tu nikdo nebyl; kdo přiletí, odkryje ho.
