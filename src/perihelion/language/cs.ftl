# Co říká sám engine.
core-and = {" a "}
core-or = {" nebo "}
core-unknown-action = Taková akce v této hře není.
core-game-over = Hra skončila.
core-no-such-seat = Takové místo u stolu není.
core-not-asked = Teď se vás nikdo na nic neptá; počkejte na ostatní.
core-not-a-choice = Tohle není odpověď na otázku, kterou teď máte před sebou.
core-stale = Pozice se mezitím změnila; podívejte se a zvolte znovu.
core-wrong-seats = Tato hra není pro { $count } { $count ->
    [one] hráče
    [few] hráče
   *[other] hráčů
  }.
core-unknown-option = Taková volba v této hře není.
core-unknown-option-value = Tuto hodnotu volba nemá.
core-option-not-for-seats = Tato volba není pro { $count } { $count ->
    [one] hráče
    [few] hráče
   *[other] hráčů
  }.
core-undo-nothing = Vzít zpět nelze: zatím jste nic nezvolili
core-undo-other-acted = Vzít zpět nelze: mezitím jednal někdo jiný
core-undo-revealed = Vzít zpět nelze: mezitím vyšlo najevo něco skrytého
core-not-picked = Tohle není vybráno, nebo už to nejde vzít zpět
core-undo-upgrade = Vzít zpět nelze: mezitím se změnila pravidla
learn-finished = Tato lekce je u konce. Začněte ji znovu, nebo přejděte k další.
learn-not-the-way = Odtud lekce nepokračuje. Začněte ji znovu.
# Co do záznamu hry přidává stůl.
event-upgrade = Pravidla přešla z verze { $before } na verzi { $version }; hra pokračuje odtud
event-upgrade-lost = Pravidla přešla z verze { $before } na verzi { $version }; { $count ->
    [one] poslední tah jim už neodpovídá
    [few] poslední { $count } tahy jim už neodpovídají
   *[other] posledních { $count } tahů jim už neodpovídá
  } a hra pokračuje odtud
core-former = bývalý hráč
