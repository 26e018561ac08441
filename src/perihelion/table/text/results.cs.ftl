### Výsledky, hodnocení, profily a archiv.

ui-rated = Hodnocená
ui-rated-choice = Hodnocená: partie se počítá do hodnocení
ui-rated-line = Bez zvoleného semínka, bez rad, každý na vlastním zařízení. Brát tahy zpět se smí. Kdo odejde, komu dojde čas nebo za koho na konci hraje bot, počítá se jako poslední. Vaše jméno a hodnocení pak budou v žebříčku.
ui-rated-told = Hodnocená partie: bez rad; kdo odejde, komu dojde čas nebo za koho na konci hraje bot, počítá se jako poslední.
ui-problem-rated = Hodnocený stůl potřebuje aspoň dvě místa, každého na vlastním zařízení, žádné zvolené semínko a žádné rady mezi lidmi. Změňte to, nebo otevřete stůl nehodnocený.
ui-problem-rated-bot = U hodnoceného stolu za sebe nemůžete nechat hrát bota. Můžete místo opustit nebo partii vzdát; pak se počítáte jako poslední.
ui-problem-rated-close = Hodnocená partie se dohrává do konce. Můžete ji vzdát; pak hraje dál bot a vy se počítáte jako poslední.
