-- Made from supabase/content/blog by supabase/content/seed.ts; write there, not here.
-- Can be run again: a post that has changed is replaced, its views are kept.
insert into public.blog_posts (slug, language, category, title, excerpt, body, author, published_at, minutes_to_read, featured, related, sources) values
('cuanto-cuesta-una-boda', 'es', 'budget', 'Cuánto cuesta una boda y por qué la media engaña', 'Tres encuestas dan tres medias para España: 16.175, 23.750 y 32.772 euros. Qué mide cada una, cuánto cambia por comunidad y qué cifra sirve para empezar.', 'Buscas «cuánto cuesta una boda» y sale un número redondo. Lo apuntas, lo comparas con lo que tienes en la cuenta y se te encoge el estómago. Antes de asustarte, mira de dónde sale ese número: casi nunca habla de una boda como la tuya.

## Tres encuestas, tres países distintos

En España hay tres cifras recientes, y la mayor dobla a la menor:

| Fuente | Año | Media | Invitados | Por invitado |
| --- | --- | --- | --- | --- |
| [Raisin](https://amp.marca.com/tiramillas/economia/2025/06/08/estudio-revela-cuesta-casarse-espana-ano-2025.html) | 2025 | 16.175 € | 116 | 139 € |
| [Bodas.net](https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano) | 2023 | 23.750 € | 121 | 196 € |
| [BRAVO](https://www.eldebate.com/familia/20250501/cuanto-cuesta-casarse-espana-tanto-como-pedir-prestamo-segun-estudio_292879.html) | 2025 | 32.772 € | no lo dice | no lo dice |

Nadie miente. Una plataforma de ahorro pregunta a un público general; un portal de bodas pregunta a quienes usan un portal de bodas, que suelen contratar más cosas. Y no todos cuentan lo mismo: algunos meten los anillos y el viaje, otros no.

## Por qué la media casi siempre queda alta

Imagina diez bodas (este ejemplo es inventado, para que se vea la idea). Cuestan, en miles de euros: 9, 11, 12, 14, 15, 17, 19, 22, 30 y 71.

- La **media** es 22.000 €: se suma todo y se divide entre diez.
- La **mediana** es 16.000 €: cinco bodas cuestan menos y cinco cuestan más.

Siete de las diez parejas gastaron menos que «la media». La boda de 71.000 € la empuja hacia arriba ella sola. Con el dinero pasa siempre lo mismo: por abajo hay un suelo, por arriba no hay techo.

Las encuestas de bodas publican medias, no medianas. Así que cuando leas una, piensa que la pareja del medio gastó bastante menos.

## El mapa no dice lo que parece

Este es el coste por invitado en varias comunidades, según el [Libro imprescindible de las bodas](https://elcorreo.com/sociedad/euskadi-comunidades-invitados-20240728005211-nt.html). El total es nuestra multiplicación de las dos columnas anteriores.

| Comunidad | Por invitado | Invitados | Total aproximado |
| --- | --- | --- | --- |
| Asturias | 267 € | 91 | 24.300 € |
| País Vasco | 224 € | 95 | 21.300 € |
| Cataluña | 207 € | 81 | 16.800 € |
| Cantabria | 193 € | 81 | 15.600 € |
| Andalucía | 144 € | 149 | 21.500 € |
| Murcia | 134 € | 164 | 22.000 € |

Murcia tiene el cubierto más barato de la tabla y, sin embargo, una de las bodas más caras. La razón está en la tercera columna: se invita al doble de gente que en Cataluña. En el norte se paga más por silla; en el sur se ponen más sillas.

Por eso la pregunta útil no es «¿cuánto cuesta una boda en mi tierra?», sino dos: cuánto cuesta cada invitado y cuántos serán.

## Al otro lado del Atlántico

En México, la media por invitado fue de [1291 pesos en 2024](https://www.travelreport.mx/noticias/bodas-en-mexico/amp). Un año antes, la boda media costaba [155.000 pesos con 146 invitados](https://midineroonline.com/cuanto-cuesta-casarse-en-mexico). También allí manda la región: en 2019, el [Sureste llegaba a 205.000 pesos](https://www.efe.com/efe/espana/efe-comunica/como-y-cuanto-gastan-las-parejas-mexicanas-en-sus-bodas/50001453-4658732) y el Noreste se quedaba en 161.000.

En el resto de América Latina, la distancia entre fuentes es todavía mayor, y tiene explicación:

| País | Encuesta a parejas | Presupuesto con todo contratado |
| --- | --- | --- |
| Argentina | [4000 US$](https://www.elliottsjewelers.com/the-knot-worldwide-compares-engagement-wedding-trends-in-15-countries/) (2022) | [40.000 US$](https://www.mdzol.com/sociedad/2023/9/22/el-negocio-dolarizado-que-se-sostiene-pesar-de-la-crisis-369980.html) hasta 200 invitados (2023) |
| Colombia | 5000 US$ con 76 invitados (2022, misma encuesta) | [de 80 a 120 millones de pesos](https://transmisoraquindio.com/piensa-casarse-hasta-un-30-aumento-el-costo-de-las-bodas-en-colombia) para 100 invitados (2024) |

La primera columna incluye bodas en casa, padrinos que pagan la música y tías que hacen la torta. La segunda es lo que cobra un equipo profesional. Las dos son verdad; solo tienes que saber en cuál estás.

## Entonces, ¿con qué número empiezo?

1. **Toma el coste por invitado de tu zona**, no el total. Si no hay encuesta de tu región, usa la del país.
2. **Multiplícalo por tus invitados**, los que de verdad esperas.
3. **Ponle una horquilla ancha.** En Celebra usamos un 40 % hacia cada lado. Parece mucho, pero es lo que separa a las encuestas entre sí.
4. **Mira el año.** Una cifra de 2019 no sirve para una boda de 2027 sin corregirla.
5. **Compárala con lo que quieres gastar**, no al revés. La media es una referencia, nunca un objetivo.

Un ejemplo: 90 invitados en Andalucía a 144 € son 12.960 €. Con la horquilla, entre unos 7.800 y 18.100 €. Si tu presupuesto cae dentro, es razonable. Si cae fuera, no es que esté mal: es que tienes que mover los invitados, el sitio o las prioridades, y conviene saberlo hoy.

## Qué hacer ahora

- [Crea tu evento gratis](/auth?mode=sign-up): pones el lugar, los invitados y el presupuesto, y ves si encaja con lo habitual allí y de qué fuente sale cada cifra.
- Lee [lo que cuesta un invitado más](/blog/lo-que-cuesta-un-invitado-mas): es más que el menú y menos que la media.
- Si quieres revisar nuestras cuentas, [aquí están todas las cifras](/methods), con su año y su grado de confianza.', 'Equipo de Celebra', '2026-11-20', 4, true, array['lo-que-cuesta-un-invitado-mas', 'repartir-el-presupuesto-en-nueve-partidas', 'cuantos-invitados-vendran']::text[], '[{"title":"Bodas.net, Informe del Sector Nupcial 2024, en La Península","url":"https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano","year":2023},{"title":"Encuesta de Raisin 2025, en Marca","url":"https://amp.marca.com/tiramillas/economia/2025/06/08/estudio-revela-cuesta-casarse-espana-ano-2025.html","year":2025},{"title":"BRAVO, I Informe 2025, en El Debate","url":"https://www.eldebate.com/familia/20250501/cuanto-cuesta-casarse-espana-tanto-como-pedir-prestamo-segun-estudio_292879.html","year":2025},{"title":"Libro imprescindible de las bodas (Bodas.net, ESADE y Google), en El Correo","url":"https://elcorreo.com/sociedad/euskadi-comunidades-invitados-20240728005211-nt.html","year":2023},{"title":"Bodas.com.mx, en Travel Report","url":"https://www.travelreport.mx/noticias/bodas-en-mexico/amp","year":2024},{"title":"Bodas.com.mx, Informe del Sector Nupcial 2024, en MiDineroOnline","url":"https://midineroonline.com/cuanto-cuesta-casarse-en-mexico","year":2023},{"title":"Libro Blanco de las Bodas, México, en EFE","url":"https://www.efe.com/efe/espana/efe-comunica/como-y-cuanto-gastan-las-parejas-mexicanas-en-sus-bodas/50001453-4658732","year":2019},{"title":"The Knot Worldwide, Global Wedding Report 2023","url":"https://www.elliottsjewelers.com/the-knot-worldwide-compares-engagement-wedding-trends-in-15-countries/","year":2022},{"title":"MDZ, estimación de organizadores","url":"https://www.mdzol.com/sociedad/2023/9/22/el-negocio-dolarizado-que-se-sostiene-pesar-de-la-crisis-369980.html","year":2023},{"title":"Bridal Fashion Colombia 2024, en La Transmisora Quindío","url":"https://transmisoraquindio.com/piensa-casarse-hasta-un-30-aumento-el-costo-de-las-bodas-en-colombia","year":2024}]'),
('cuanto-cuesta-una-boda', 'en', 'budget', 'What a wedding costs, and why the average misleads', '$33,000 or $36,000? £20,604 or £23,420? What the surveys measure, how far places differ, and the number that is worth starting from instead.', 'Type “average wedding cost” and a confident number comes back. It is nearly always correct, and nearly always about somebody else’s wedding. Here is what the surveys really say, and how to get from them to a figure that is about yours.

## Same country, different averages

| Survey | Year | Average | Guests |
| --- | --- | --- | --- |
| [The Knot](https://theknot.com/content/average-wedding-cost), US | 2024 | $33,000 | 116 |
| [Zola](https://zola.com/expert-advice/whats-the-average-cost-of-a-wedding), US | 2025 | $36,000 | not given |
| [Hitched](https://www.nationalworld.com/lifestyle/money/the-average-cost-of-a-wedding-rises-by-12-percent-despite-cost-of-living-crisis-4969831), UK | 2024 | £23,420 | 80 |
| [Bridebook](https://app.bridebook.com/uk/article/how-much-does-a-wedding-cost-the-uk-average), UK | 2026 | £20,604 | not given |

None of them is wrong. Each asks its own users, in its own year, and counts its own list of things: some include rings or the honeymoon, some do not. People who plan through a wedding site also tend to book more than people who book a registry office and a pub.

## Mean and median, in ten weddings

Suppose ten couples spent, in thousands: 9, 11, 12, 14, 15, 17, 19, 22, 30 and 71. (We made these up, so that the arithmetic can be seen.)

- The **mean** is 22: add them all and divide by ten.
- The **median** is 16: half the couples spent less, half spent more.

Seven couples in ten came in under “the average”, and one wedding did that to them. Money has a floor and no ceiling, so a mean of it is always pulled upwards. Wedding surveys publish means. The couple in the middle, the one you are more likely to be, spent noticeably less.

The Knot’s own figures show the pull. In the same study, weddings of [up to 50 guests averaged $15,000 and those above 100 guests $42,000](https://temisamuel.com/?p=6211). The $33,000 in the headline describes neither.

## Where you are matters more than the year

| Place | Average | Against its country |
| --- | --- | --- |
| New York City area (2024) | [$87,700](https://temisamuel.com/?p=6211) | 2.66 × |
| Chicago area (2024) | $54,190 | 1.64 × |
| New Jersey (2023) | [$55,000](https://www.zerohedge.com/personal-finance/wedding-flation-state-state-costs-tying-knot) | 1.57 × |
| Texas (2023) | $32,000 | 0.91 × |
| Utah (2023) | $17,000 | 0.49 × |
| London (2024) | [£36,778](https://cuttsandco.co.uk/the-matrimony-hustle) | 1.57 × |
| East Midlands (2025) | [£16,788](https://www.lincolnshireworld.com/community/bridebook-annual-wedding-report-east-midlands-is-the-cheapest-place-to-tie-the-knot-4969392) | 0.81 × |
| Wales (2024) | £15,529 | 0.66 × |

New Jersey is more than three Utahs. Anybody who tells you what “a wedding” costs in the United States is averaging those two.

Read the London and Wales figures with some care: they reach us through a third party, and we mark them one grade lower for that.

## Why the categories add up to too much

A second trap hides inside the first. Zola gives an average for each item: venue $8,573, catering $6,927, bar $5,542, flowers and décor $6,345, and so on. [Add its ten lines](https://www.marketdash.io/news/55528/wedding-budgets-are-basically-a-suggestion-70-of-couples-spend-more-than-planned) and you get $43,293 for a wedding whose average is $36,000.

The reason is simple. Each line is the average _of the couples who bought it_. Those who had no videographer or no planner are missing from that line, but they are in the total. So if you copy the lines into a spreadsheet, you have budgeted for a wedding that almost nobody has, one with everything in it.

It is also why couples feel that they overspent. They compare their own total with a list in which every box is ticked.

## A better way to start

1. **Use a cost per guest, not a total.** In the US it is about $284 (The Knot, 2024); in the UK about £293 (Hitched, 2024).
2. **Correct it for where you are**, with the ratios above.
3. **Multiply by the guests you expect**, which is not the same as [the guests you invite](/blog/cuantos-invitados-vendran).
4. **Put a wide band around the answer.** We use 40% either way. That sounds timid, until you see how far honest surveys lie apart.
5. **Then compare it with what you want to spend.** The band tells you whether the plan is ordinary, frugal or generous. It does not tell you what to want.

An example: 80 guests in Texas. $284 × 0.91 × 80 is about $20,700, so anything between roughly $12,400 and $29,000 is ordinary there. If you have $15,000, you are inside the band, and the question becomes what to leave out. If you have $8,000, it is not impossible; it is another kind of wedding, at another hour or with another list, and it is better to know that this week than in the spring.

## What to do next

- [Start an event for free](/auth?mode=sign-up). Enter the place, the guests and the money, and see at once how the total compares and where each figure comes from.
- Read [what the next guest costs](/blog/lo-que-cuesta-un-invitado-mas), which is less than the average and more than the plate.
- [Check our figures](/methods): every benchmark, with its year and how far we trust it.', 'The Celebra team', '2026-11-20', 4, true, array['lo-que-cuesta-un-invitado-mas', 'repartir-el-presupuesto-en-nueve-partidas', 'cuantos-invitados-vendran']::text[], '[{"title":"The Knot 2025 Real Weddings Study (about 17,000 couples)","url":"https://theknot.com/content/average-wedding-cost","year":2024},{"title":"Zola, First Look Report 2025","url":"https://zola.com/expert-advice/whats-the-average-cost-of-a-wedding","year":2025},{"title":"Zola’s line items, in MarketDash","url":"https://www.marketdash.io/news/55528/wedding-budgets-are-basically-a-suggestion-70-of-couples-spend-more-than-planned","year":2025},{"title":"The Knot Real Weddings Study 2023 by state, in ZeroHedge","url":"https://www.zerohedge.com/personal-finance/wedding-flation-state-state-costs-tying-knot","year":2023},{"title":"The Knot 2025 by city and by size, in The Budget Savvy Bride","url":"https://temisamuel.com/?p=6211","year":2024},{"title":"Hitched National Wedding Survey 2024, in National World","url":"https://www.nationalworld.com/lifestyle/money/the-average-cost-of-a-wedding-rises-by-12-percent-despite-cost-of-living-crisis-4969831","year":2024},{"title":"Bridebook UK Wedding Report 2026 (7,000 couples)","url":"https://app.bridebook.com/uk/article/how-much-does-a-wedding-cost-the-uk-average","year":2026},{"title":"Hitched by nation, quoted by Cutts & Co","url":"https://cuttsandco.co.uk/the-matrimony-hustle","year":2024},{"title":"Bridebook UK Wedding Report 2025, in LincolnshireWorld","url":"https://www.lincolnshireworld.com/community/bridebook-annual-wedding-report-east-midlands-is-the-cheapest-place-to-tie-the-knot-4969392","year":2025}]'),
('cuanta-bebida-para-cien-invitados', 'es', 'drinks', 'Cuánta bebida hace falta para cien invitados', 'Unos dicen 500 copas y otros 750 para la misma fiesta. De dónde sale la diferencia, cómo calcular la tuya por fases y qué comprar sin que sobre medio camión.', 'Preguntas a tres personas del oficio cuánta bebida necesitas para cien invitados y te dan tres respuestas. Una puede ser el doble de otra. No es que dos se equivoquen: responden a preguntas distintas.

## Las reglas que circulan

Para una barra de cinco horas, esto sale por persona y para cien personas que beben:

| Regla | Por persona | Para cien | La usa |
| --- | --- | --- | --- |
| 1 copa por hora | 5 | 500 | [guías de Estados Unidos](https://todaysbride.com/wp-content/flipbook/NEO21/inc/html/70.html) |
| 2 la primera hora y 1 en cada una de las siguientes | 6 | 600 | [empresas de barra](https://nyceventpro.com/mixer-math) |
| 1,5 por hora | 7,5 | 750 | [revistas de bodas de Paraguay](https://highclass.com.py/bodas/6086/wedding-maths) y tiendas de Australia |
| de 4 a 6 copas más 1 o 2 de vino | 5–8 | 500–800 | [Bodas.com.mx](https://bodas.com.mx/articulos/que-no-falte-el-alcohol-en-tu-boda--c6124) |

Fíjate en la trampa: «cien» quiere decir una cosa para quien cuenta sillas y otra para quien cuenta bebedores.

## De dónde sale la diferencia

**Quién bebe.** En España, el [23,6 % de las personas de 15 a 64 años no probó el alcohol en un año](https://diarioenpositivo.com/articulo/espana/9-espanoles-15-64-anos-consumieron-alcohol-todos-dias-julio/20240801132217055449.html) y el 35,5 % no lo hizo en el último mes. Las reglas de «por invitado» ya llevan dentro a quien no bebe. Las de «por bebedor», no. Si restas a los abstemios de una regla por invitado, los restas dos veces.

**Cuánto dura.** Una boda de mediodía que acaba de madrugada no tiene cinco horas de barra: tiene aperitivo, mesa y barra libre, y en cada fase se bebe otra cosa.

**Quién contesta.** La bodega prefiere que sobre y la pareja prefiere que no falte. Solo quien paga prefiere que cuadre.

**El calor.** En verano se bebe [entre un 15 y un 20 % más](https://casamiento.com.uy/articulos/como-calcular-la-bebida-para-la-fiesta-8-consejos-que-no-fallan--c2450), y más blanco que tinto.

## Calcula por fases, no por horas

Supón cien adultos en España. Si dos de cada diez no beben alcohol, quedan ochenta. Esta cuenta es nuestra, hecha con las reglas citadas:

| Fase | Regla | Cuenta | Resultado |
| --- | --- | --- | --- |
| Aperitivo, dos horas | de 2 a 3 consumiciones ([Kubalú](https://kubaluevents.com/como-calcular-cantidades-de-bebida-para-invitados)) | 80 × 2,5 | 200 entre cerveza, vino y vermut |
| Mesa | media botella de vino ([organizadores británicos](https://www.thewedplanners.co.uk/blog-content/how-much-alcohol-at-weddings)) | 80 × 0,5 | 40 botellas |
| Barra libre, tres horas | 1 copa larga por hora (Kubalú) | 80 × 3 | 240 copas |

A una botella de destilado de 70 cl le salen 14 copas si se sirve con 50 ml, así que las 240 copas son 18 botellas. A cada botella de vino le salen cinco copas de 150 ml. Y al total, súmale un 10 %.

En Chile el reparto es otro: [dos o tres copas de vino y una o dos de espumante por persona, con un 20 % de margen](https://labuenavida.cl/articulo/como-calcular-la-cantidad-de-vino-espumante-y-destilados-para-una-fiesta). Copia la regla del sitio donde se celebra, no la del tutorial que viste.

### Si la barra la pones tú

Para una boda casera, una [lista española](https://lasbodasoriginales.com/como-comprar-alcohol-a-granel-para-tu-boda-casera) propone por cada cien personas 50 botellas de vino, 10 de destilados y 150 cervezas. Comparada con la tabla anterior, se queda corta en copas largas y sobrada en cerveza: es para otra clase de fiesta. Sirve de contraste, no de receta.

## La barra libre, en euros

- Se contratan [dos o tres horas](https://restauranteloschopos.com/la-barra-libre-perfecta): nunca menos de dos ni más de cuatro o cinco.
- Un salón de Navarra calcula unos [10 € por invitado y hora](https://riojaactual.com/?a=44874&i=9): tres horas para 150 invitados pasan de 4000 €.
- Las ofertas de 2025 van [de 30 a 80 € por persona](https://modasrivas.com/?p=645). Es una horquilla enorme: pregunta por las marcas, por la hora extra y por el precio de los menores.
- Hay tres formas de cobrarla: por hora y adulto, por vales o por botella abierta. Con mucha gente mayor, la tercera suele ganar.

## Lo que se olvida

**El hielo.** Entre [0,45 y 0,9 kg por invitado](https://24ice.com/de/blog/how-much-ice-do-you-need-for-a-party), y hasta la mitad más si hace calor. Con copas largas, calcula por arriba.

**El agua y los refrescos.** Kubalú aconseja dos litros de agua por persona si la fiesta pasa de seis horas. También cuenta con que uno de cada cinco de los que no beben alcohol tomará cerveza sin alcohol.

**La vuelta a casa.** Si pones autobús se bebe más; si todos conducen, menos. Y en los dos casos alguien tiene que poder llegar bien.

**La devolución.** Pacta que lo que no se abra se devuelve. Con ese acuerdo por escrito, equivocarse por arriba sale gratis y dejas de discutir por el 10 %.

## Una regla para no pelearse

1. Cuenta a los adultos que beben, no las sillas.
2. Elige la regla de tu país y la hora de tu fiesta.
3. Calcula también con la de al lado y quédate con la horquilla.
4. Compra cerca del máximo solo lo que se pueda devolver.

Si las dos cuentas te dan 600 y 750, no hay una verdad escondida en medio: hay una fiesta más larga y otra más corta. Decide cuál es la tuya.

## Qué hacer ahora

- Mira qué parte del presupuesto se llevan las bebidas en [el reparto en nueve partidas](/blog/repartir-el-presupuesto-en-nueve-partidas).
- Antes de comprar, calcula [cuántos vendrán de verdad](/blog/cuantos-invitados-vendran).
- [Crea tu evento](/auth?mode=sign-up) y prueba a cambiar las horas o los invitados: verás moverse la partida de bebidas.', 'Equipo de Celebra', '2026-11-18', 4, false, array['lo-que-cuesta-un-invitado-mas', 'el-horario-del-dia-minuto-a-minuto', 'cuantos-invitados-vendran']::text[], '[{"title":"Kubalú Eventos, cómo calcular cantidades de bebida","url":"https://kubaluevents.com/como-calcular-cantidades-de-bebida-para-invitados"},{"title":"NYC Event Pro, Mixer Math","url":"https://nyceventpro.com/mixer-math"},{"title":"Today''s Bride, guía de compras","url":"https://todaysbride.com/wp-content/flipbook/NEO21/inc/html/70.html"},{"title":"High Class (Paraguay), Wedding Maths","url":"https://highclass.com.py/bodas/6086/wedding-maths"},{"title":"Bodas.com.mx, que no falte el alcohol en tu boda","url":"https://bodas.com.mx/articulos/que-no-falte-el-alcohol-en-tu-boda--c6124"},{"title":"La Buena Vida (Chile), cantidad de vino, espumante y destilados","url":"https://labuenavida.cl/articulo/como-calcular-la-cantidad-de-vino-espumante-y-destilados-para-una-fiesta"},{"title":"The Wed Planners, how much alcohol at weddings","url":"https://www.thewedplanners.co.uk/blog-content/how-much-alcohol-at-weddings"},{"title":"EDADES 2022, en Diario en Positivo","url":"https://diarioenpositivo.com/articulo/espana/9-espanoles-15-64-anos-consumieron-alcohol-todos-dias-julio/20240801132217055449.html","year":2022},{"title":"Las bodas originales, alcohol a granel para una boda casera","url":"https://lasbodasoriginales.com/como-comprar-alcohol-a-granel-para-tu-boda-casera"},{"title":"Restaurante Los Chopos, la barra libre perfecta","url":"https://restauranteloschopos.com/la-barra-libre-perfecta"},{"title":"Rioja Actual, Irache (Navarra)","url":"https://riojaactual.com/?a=44874&i=9"},{"title":"Modas Rivas, precios de barra libre","url":"https://modasrivas.com/?p=645","year":2025},{"title":"Casamiento.com.uy, cómo calcular la bebida","url":"https://casamiento.com.uy/articulos/como-calcular-la-bebida-para-la-fiesta-8-consejos-que-no-fallan--c2450"},{"title":"24ice, cuánto hielo para una fiesta","url":"https://24ice.com/de/blog/how-much-ice-do-you-need-for-a-party"}]'),
('cuanta-bebida-para-cien-invitados', 'en', 'drinks', 'How much drink for a hundred guests, and why experts differ by two', 'Five hundred drinks or over a thousand? Both are printed advice for a hundred guests. What each rule assumes, worked examples, and what to order.', 'Ask a caterer, a wine merchant and a wedding magazine how much drink a hundred guests need. You will get three answers, and the largest may be twice the smallest. Nobody is selling you a lie. They are answering different questions.

## The rules in circulation

| Rule | Each | A hundred | Who says so |
| --- | --- | --- | --- |
| One drink an hour, five hours | 5 | 500 | [US bridal guides](https://todaysbride.com/wp-content/flipbook/NEO21/inc/html/70.html) |
| Two in the first hour, then one an hour | 6 | 600 | [US bar services](https://nyceventpro.com/mixer-math), [English vineyards](https://furleighestate.co.uk/news/wine-for-weddings) |
| One and a half an hour | 7.5 | 750 | [Australian retailers](https://www.danmurphys.com.au/dans-daily/learn/how-much-alcohol-per-person) |
| By phase: 2–3 at the reception, half a bottle at table, a toast, about 5 in the evening | about 11 | about 1,100 | [UK planners](https://www.thewedplanners.co.uk/blog-content/how-much-alcohol-at-weddings) |

There is your factor of two: 500 to 1,100 for the same hundred people.

## Four reasons they disagree

**The hours.** The American rules describe a five-hour reception. The British one describes a day that begins with fizz at two in the afternoon and ends at midnight. Divide both by their hours and they nearly meet: the British guest has about one drink an hour too, for twice as long.

**Who is counted.** In the United States, [46% of adults say that they do not drink at all](https://progressivegrocer.com/bevalc-consumption-drops-again) (Gallup, July 2025), and half of those aged 18 to 34. A rule per _drinker_ must be applied to fewer people than a rule per _guest_, which has the abstainers averaged in. Merchants who say “do not subtract the non-drinkers” are right, for their own rule.

**How a drink is poured.** A 750 ml bottle of wine holds five glasses of 150 ml, or six of 125 ml, which is what many British merchants pour on paper. A 700 ml bottle of spirits is 28 single measures at 25 ml, and only about 16 at the American 44 ml. The same party, little more than half the bottles.

**Who bears the risk.** A shop that takes unopened bottles back can afford to tell you to buy plenty. A caterer with a fixed price per head cannot.

## Two worked examples

### An American evening, five hours, a hundred adults

Say thirty do not drink; adjust that to the people you know. Seventy drinkers, two drinks in the first hour and one in each of the other four, makes 420. Add a tenth and it is 462.

Split 35% beer, 40% wine and 25% spirits, which is our own starting point and not a law:

| Drink | Drinks | Servings | Order |
| --- | --- | --- | --- |
| Beer | 162 | 24 a case | 7 cases |
| Wine | 185 | 5 a bottle | 37 bottles |
| Spirits | 116 | 17 a bottle (750 ml) | 7 bottles |

For comparison, a [published calculator](https://calc-verse.com/en/calculator/wedding-alcohol) that counts every guest at one drink an hour gives 150 beers, 50 bottles of wine and 7 of spirits. Reassuringly close, by another road: it counts more people and fewer drinks.

The mix is where sources disagree most. One guide has 30% beer, 50% wine and 20% spirits, another 50, 30 and 20, and one retailer has no spirits at all. Your aunts and your university friends know better than any of them.

### A British day, merchants’ rules

[One merchant](https://mrwheelerwine.com/weddings-and-large-gatherings.htm) works per guest, with two glasses on arrival and two thirds of a bottle at table, sixty red to forty white, and one or two glasses for the toast. For 120 adults that is 40 bottles of fizz, 80 bottles of wine (48 red and 32 white) and 40 more for a toast of two glasses. The evening bar comes on top.

[The planners](https://www.thewedplanners.co.uk/blog-content/how-much-alcohol-at-weddings) allow half a bottle at table instead. On 120 guests the difference is 20 bottles of wine, which is why it is worth asking which rule your caterer has used.

## What it costs

In The Knot’s study, [couples spent about $2,800 on alcohol](https://www.theknot.com/content/average-cost-wedding-alcohol), from $2,393 to $3,965 depending on the region, and more than nine in ten served it. If your quote is far from that, check three things before you panic: the hours, the brands, and whether service and tax are included.

## What people forget

- **Ice.** Between [one and two pounds a guest](https://www.icymountainwater.com/post/planning-an-event-need-ice) (0.45 to 0.9 kg). [A pound serves about three drinks](https://www.tastingtable.com/1866410/how-much-ice-for-party-calculate/). Chilling bottles outdoors on a hot day can double it.
- **Mixers.** About 1 L for every three guests, say the bar services.
- **Water and soft drinks.** Dan Murphy’s suggests three soft drinks a guest and 1 L of water for every four. For a long evening of dancing others advise up to 1 L each.
- **Something good that is not alcohol.** If a third of your guests do not drink, one sad jug of squash is not a drinks list.
- **The way home.** People drink less when they have to drive and more when there is a bus. Decide which evening you want, then book the bus.

## How to order without regret

1. Count the adults who drink, not the chairs.
2. Work it out by two rules, and keep both answers.
3. Order the lower one outright, and the difference on sale or return.
4. Put the return terms in writing: which bottles, chilled or not, by what day.

The gap between the two rules is not an error to be resolved. It is the size of your uncertainty, and sale or return is how you stop paying for it.

## What to do next

- See what share drinks usually take in [a budget in nine parts](/blog/repartir-el-presupuesto-en-nueve-partidas).
- Before you order, estimate [how many will really come](/blog/cuantos-invitados-vendran).
- [Start your event](/auth?mode=sign-up) and change its hours or its guests: the drinks line moves while you watch.', 'The Celebra team', '2026-11-18', 5, false, array['lo-que-cuesta-un-invitado-mas', 'el-horario-del-dia-minuto-a-minuto', 'cuantos-invitados-vendran']::text[], '[{"title":"Today’s Bride, shopping guide","url":"https://todaysbride.com/wp-content/flipbook/NEO21/inc/html/70.html"},{"title":"NYC Event Pro, Mixer Math","url":"https://nyceventpro.com/mixer-math"},{"title":"Furleigh Estate, wine for weddings","url":"https://furleighestate.co.uk/news/wine-for-weddings"},{"title":"Dan Murphy’s, how much alcohol per person","url":"https://www.danmurphys.com.au/dans-daily/learn/how-much-alcohol-per-person"},{"title":"The Wed Planners, how much alcohol at weddings","url":"https://www.thewedplanners.co.uk/blog-content/how-much-alcohol-at-weddings"},{"title":"Mr Wheeler, weddings and large gatherings","url":"https://mrwheelerwine.com/weddings-and-large-gatherings.htm"},{"title":"Calc-Verse, wedding alcohol calculator","url":"https://calc-verse.com/en/calculator/wedding-alcohol"},{"title":"Gallup, July 2025, in Progressive Grocer","url":"https://progressivegrocer.com/bevalc-consumption-drops-again","year":2025},{"title":"The Knot, average cost of wedding alcohol","url":"https://www.theknot.com/content/average-cost-wedding-alcohol"},{"title":"Icy Mountain Water, planning an event","url":"https://www.icymountainwater.com/post/planning-an-event-need-ice"},{"title":"Tasting Table, how much ice for a party","url":"https://www.tastingtable.com/1866410/how-much-ice-for-party-calculate/"}]'),
('casarse-en-seis-semanas', 'es', 'planning', 'Casarse en seis semanas: la lista, semana a semana', 'Una boda normal se prepara en un año. Si tienes seis semanas, casi todo se puede comprimir menos cuatro cosas. Esta es la lista y el orden en que hay que hacerla.', 'Las parejas tardan de media [doce meses en preparar su boda en España y diez o menos en Sudamérica](https://www.elliottsjewelers.com/the-knot-worldwide-compares-engagement-wedding-trends-in-15-countries/). Tú tienes seis semanas: por un traslado, por un embarazo, por una abuela a la que no quieres hacer esperar o porque sí. Se puede. Pero no se hace lo mismo más deprisa: se hace menos y en otro orden.

## Lo que se comprime y lo que no

Una lista normal empieza un año antes: [el sitio, con 12 o 18 meses; fotógrafo, catering y música, con 9 o 12; pastelería y peluquería, con 4 o 6](https://anatole.wedding/wedding/planning/12-months-checklist). Casi todos esos plazos son de disponibilidad, no de trabajo. Un fotógrafo tarda en prepararse lo mismo te cases en un mes que en catorce; lo que cambia es cuántos quedan libres.

Cuatro cosas sí tienen un suelo:

| Qué | Plazo mínimo razonable | Por qué |
| --- | --- | --- |
| Los papeles | lo que diga tu registro | no depende de ti |
| El vestido a medida | [de 6 a 8 meses](https://www.topsinlex.com/Read/11027/) | se fabrica; con seis semanas, descártalo |
| El vestido de tienda, con arreglos | 3 semanas | lo que tarda una modista |
| Las invitaciones | 4 semanas | la gente tiene que organizarse |

Los dos últimos plazos son los que usamos en Celebra; ajústalos a lo que te digan cerca de casa.

**Los papeles van primero, hoy mismo.** El expediente matrimonial puede llevar semanas o meses según el registro, el ayuntamiento o la parroquia. Si no llega a tiempo, hay una salida digna que usa mucha gente: la ceremonia con tu gente el día elegido y la firma antes o después, en una mañana de entre semana.

## Seis semanas antes: decidir

En tres días, no en siete:

- Acordar el presupuesto total y quién paga qué.
- Hacer la lista en tres niveles: imprescindibles, deseables y posibles. Con seis semanas, casi siempre te quedas en el primero.
- Llamar al registro, al ayuntamiento, a la parroquia o al notario.
- Elegir tres fechas, no una. Un viernes o un domingo abre puertas que el sábado cierra.
- Reservar el lugar. Pregunta por cancelaciones: los sitios buenos tienen huecos de última hora.
- Decir la fecha por teléfono o por mensaje a quien tenga que viajar.

## Cinco semanas antes: contratar

- El menú del propio lugar, si lo tiene. Un solo contrato te ahorra cinco.
- Fotografía. Si los conocidos no pueden, pídeles el nombre de alguien de confianza.
- La música: una persona con buen equipo basta.
- El vestido y los trajes, ya hechos. Pide cita con la modista el mismo día de la compra.
- Lee bien las condiciones: con tan poco tiempo, el anticipo suele ser casi todo el precio y [cancelar cuesta mucho](/blog/cancelar-un-contrato).

## Cuatro semanas antes: invitar

- Enviar las invitaciones, digitales, con fecha límite para contestar dentro de dos semanas.
- Preguntar en la misma invitación por alergias, dietas, niños y autobús.
- Alojamiento y autobuses para los de fuera.
- Anillos, postre, flores. Flores de temporada y que elija la florista: es más barato y queda mejor.
- Plan B si es al aire libre.

## Tres semanas antes: dar forma

- Prueba del menú, si la hay, y cerrar la bebida.
- Primera prueba del vestido o del traje.
- Peluquería y maquillaje, con prueba.
- Una lista de diez canciones que sí y de diez que no.
- La lista de fotos de familia, con nombres.

## Dos semanas antes: cerrar

- Se acaba el plazo para contestar. Llama a quien falte; no esperes.
- Dar el número final al catering, o como muy tarde con una semana.
- [Sentar a los invitados](/blog/sentar-bien-a-los-invitados).
- Escribir [el horario del día](/blog/el-horario-del-dia-minuto-a-minuto) y enviarlo a todos los proveedores.
- Pagar lo que quede y preparar las propinas en sobres.

## La última semana

- Confirmar hora y dirección con cada proveedor, de viva voz.
- Mirar la previsión y decidir plan A o plan B, sin volver a abrir el tema.
- Imprimir el plano de mesas. Preparar una bolsa con anillos, papeles, cargadores, aguja e hilo.
- Dar a cada amigo que se ofreció **una** tarea y la lista de teléfonos.
- La víspera, entregarlo todo a otra persona. Ese día no contestas al teléfono.

## Lo que no vas a hacer, y nadie echará de menos

Detalles para invitados, sitio web, preboda, tomas con dron, minutas impresas en papel de algodón, coreografía. Si algo te importa mucho, elígelo: **una** cosa, y le das el tiempo y el dinero de las demás.

## Lo bueno de ir tarde

- **El precio.** Entre semana por la tarde se paga [un 10 o un 20 % menos, en invierno (salvo diciembre) un 20 o un 30 %, y por la mañana un 25 o un 35 %](https://www.theweddingzone.com/offpeak-wedding-tips/). Son cifras orientativas del sector, y un hueco a seis semanas se negocia todavía mejor.
- **La lista.** Con poco aviso vienen los que más te quieren y el presupuesto baja solo.
- **Las decisiones.** Con catorce meses se visitan doce lugares. Con seis semanas se visitan dos, y una te gusta.

## Qué hacer ahora

- [Crea el evento con su fecha](/auth?mode=sign-up) y reparte el presupuesto esta noche: es la decisión de la que cuelgan las demás.
- Fija las categorías que ya hayas contratado y mira lo que queda para el resto.
- Si tienes una duda concreta, [escríbenos](/contact): contestamos en 24 horas.', 'Equipo de Celebra', '2026-11-16', 4, false, array['el-horario-del-dia-minuto-a-minuto', 'sentar-bien-a-los-invitados', 'cancelar-un-contrato']::text[], '[{"title":"The Knot Worldwide, Global Wedding Report 2023","url":"https://www.elliottsjewelers.com/the-knot-worldwide-compares-engagement-wedding-trends-in-15-countries/","year":2022},{"title":"Anatole, lista de 12 meses","url":"https://anatole.wedding/wedding/planning/12-months-checklist"},{"title":"Tops in Lexington, plazos del vestido","url":"https://www.topsinlex.com/Read/11027/"},{"title":"The Wedding Zone, fechas de temporada baja","url":"https://www.theweddingzone.com/offpeak-wedding-tips/"}]'),
('casarse-en-seis-semanas', 'en', 'planning', 'A wedding in six weeks: what to do, and in which order', 'Most couples take more than a year. With six weeks, nearly everything can be compressed except four things. Here is the list, week by week, and what to drop.', 'Couples in the United States and the United Kingdom spend [fifteen to sixteen months planning](https://www.elliottsjewelers.com/the-knot-worldwide-compares-engagement-wedding-trends-in-15-countries/). You have six weeks: a posting abroad, a baby, a visa, a grandmother, or simply no wish to wait. It can be done well. The trick is not to do everything faster. It is to do less, in another order.

## What shrinks and what does not

Standard checklists put [the venue at 12 to 18 months, photographer, caterer and music at 9 to 12, cake and hair at 4 to 6](https://anatole.wedding/wedding/planning/12-months-checklist). Those are mostly times of _availability_, not of work. A photographer prepares for your day in an afternoon, whether you booked last year or last Tuesday. What has changed is how many are still free.

Four things have a real floor:

| What | Floor | Why |
| --- | --- | --- |
| The legal part | whatever your registrar or county says | not in your hands |
| A made-to-order dress | [six to eight months](https://www.topsinlex.com/Read/11027/) | it is being sewn; with six weeks, forget it |
| A dress off the rack, altered | three weeks | a seamstress’s queue |
| Invitations | four weeks | people have lives |

The last two are the floors that we use ourselves; ask locally and correct them.

**Make the legal call today**, before any venue. Notice periods, permits and residence rules differ by country and often by county, and they decide your date. In England and Wales you give notice at a register office and 28 full days must pass before you can marry, possibly 70 where one of you needs a visa: the first leaves you two weeks, the second is more than six. A blog is no authority on yours. If the paperwork cannot be ready, hold the ceremony on the day you want and sign on a quiet weekday before or after. Plenty of people do, and nobody at the party will know or care.

## Week six: decide

Give it three days, not seven.

- Agree the total, and who pays what.
- Write the guest list in three tiers: must, should, could. At six weeks you will mostly stop after the first.
- Call the registrar or county clerk.
- Choose three dates rather than one, with a Friday or a Sunday among them.
- Book the place. Ask every venue you like about cancellations, and look at restaurants with a private room: they can feed eighty people because they did so last night.
- Phone the people who must travel. A message will do for the rest.

## Week five: book

- Food from the venue itself, if it cooks. One contract instead of five.
- A photographer. If your first choice is taken, ask who they would send to their own sister.
- Music: one person with good equipment is enough.
- Clothes that exist. Book the alterations on the day you buy.
- Read the terms. At this distance the deposit may be most of the price, and [getting out is expensive](/blog/cancelar-un-contrato).

## Week four: invite

- Send digital invitations with an answer date two weeks away.
- In the same message ask about diets, allergies, children and transport.
- Hold rooms and a bus for those from out of town.
- Rings, cake, flowers. Let the florist choose what is in season: cheaper, and nearly always prettier than the picture you had.
- If it is outdoors, write plan B now, while you are calm.

## Week three: give it shape

- Taste the menu if you can. Settle [the drinks](/blog/cuanta-bebida-para-cien-invitados).
- First fitting; hair and makeup trial.
- Ten songs you want, and ten you forbid.
- A list of family photographs, with names.

## Week two: close

- Replies are due. Call whoever is missing, kindly, tonight.
- Give the caterer the final number, at the latest a week before.
- [Seat the guests](/blog/sentar-bien-a-los-invitados).
- Write [the day’s timetable](/blog/el-horario-del-dia-minuto-a-minuto) and send it to every vendor.
- Pay balances; put tips in labelled envelopes.

## The last week

- Confirm time and address with each vendor, by voice.
- Look at the forecast, choose plan A or B, and do not reopen it.
- Print the seating chart. Pack a bag: rings, papers, chargers, needle and thread, painkillers.
- Give every friend who offered help exactly one job and the list of phone numbers.
- The day before, hand it all to somebody else. Your phone is now theirs.

## What you will leave out, and nobody will miss

Gifts for guests, a wedding website, the rehearsal dinner for forty, letterpress menus, the drone, the choreography. If one of these truly matters to you, choose it, that **one**, and give it the time and the money of the rest.

## What is good about being late

**The price.** Trade guides put [weekday evenings 10 to 20% below Saturday, winter months other than December 20 to 30%, and mornings 25 to 35%](https://www.theweddingzone.com/offpeak-wedding-tips/). An empty date six weeks away is worth nothing to a venue unless you take it, so ask.

**The list.** At short notice the people who love you most will come, and the budget falls by itself. It is the cheapest edit there is: see [what the next guest costs](/blog/lo-que-cuesta-un-invitado-mas).

**The decisions.** With fifteen months you visit twelve venues and doubt them all. With six weeks you visit two, and like one.

## What to do next

- [Start the event with its date](/auth?mode=sign-up) and split the budget tonight. Every other decision hangs on that one.
- Lock each amount as you sign it, and watch what is left for the rest.
- Stuck on something in particular? [Write to us](/contact). We answer within 24 hours.', 'The Celebra team', '2026-11-16', 4, false, array['el-horario-del-dia-minuto-a-minuto', 'sentar-bien-a-los-invitados', 'cancelar-un-contrato']::text[], '[{"title":"The Knot Worldwide, Global Wedding Report 2023","url":"https://www.elliottsjewelers.com/the-knot-worldwide-compares-engagement-wedding-trends-in-15-countries/","year":2022},{"title":"Anatole, 12-month checklist","url":"https://anatole.wedding/wedding/planning/12-months-checklist"},{"title":"Tops in Lexington, when to order a dress","url":"https://www.topsinlex.com/Read/11027/"},{"title":"The Wedding Zone, off-peak wedding tips","url":"https://www.theweddingzone.com/offpeak-wedding-tips/"}]'),
('sentar-bien-a-los-invitados', 'es', 'guests', 'Cómo sentar a los invitados sin perder amistades', 'Cuántos caben de verdad en cada mesa, cuánto espacio piden las sillas y un método en cinco pasadas que resuelve en una tarde lo que parecía imposible.', 'En 2012, dos matemáticos quisieron sentar a los 107 invitados de su boda en once mesas de diez. Le dieron el problema a una máquina y la dejaron [treinta y seis horas pensando](https://improbable.com/2012/02/12/finding-an-optimal-seating-chart-for-a-wedding/). Encontró una solución buena, no supo demostrar que fuera la mejor, y al final ellos la retocaron a mano.

Así que no te sientas mal. El problema es difícil de verdad. Lo que sí puedes es resolverlo bien, que no es lo mismo que perfecto.

## Primero, cuántos caben

El catálogo dice «hasta 12». Quiere decir que caben doce sillas, no doce personas cenando tres horas.

| Mesa | Cómodos | Máximo | A 75 cm por persona |
| --- | --- | --- | --- |
| Redonda de 120 cm | 6 | 8 | 5 |
| Redonda de 150 cm | 8 | 10 | 6 |
| Redonda de 180 cm | 10 | 12 | 7 |
| Rectangular de 183 × 76 cm | 6 | 8 con cabeceras | 4 |
| Rectangular de 244 × 76 cm | 8 | 10 con cabeceras | 6 |

Las dos primeras columnas salen de [guías de banquetes](https://specialeventguru.blogspot.com/2012/03/banquet-seating.html) y de [empresas de alquiler](https://www.hireall.ie/blog/table-seating-and-linen-guide-/), con unos 60 cm por silla. La última es nuestra división con lo que pide el [protocolo español](https://london.protocolo.org/social/anfitriones-e-invitados/a-cuantas-personas-invitar-cuantas-personas-caben-en-una-mesa.html): 75 cm por persona y nunca menos de 65 o 70.

En una mesa imperial, hecha de rectangulares unidas, caben seis por módulo y dos más en las puntas.

## Luego, si caben las mesas

- Deja [150 cm entre los bordes de dos mesas](https://www.njsdesign.on.ca/seating-capacity/) que se dan la espalda: 45 para cada silla y 60 para que pase alguien con una bandeja.
- Un banquete sentado con baile pide [entre 1,2 y 1,4 m² por invitado](https://www.dummies.com/article/body-mind-spirit/relationships-family/weddings/how-much-space-do-you-need-for-your-wedding-172165). Ochenta invitados son unos 100 m².
- No pegues nada al altavoz. Ahí solo aguantan los amigos de veinticinco años.

## El método: cinco pasadas

Haz una tarjeta por **grupo**, no por persona: una pareja es una tarjeta, una familia con dos niños es una tarjeta. Con 100 invitados te saldrán unas 45, y eso ya es un problema humano.

### 1. Lo que no se negocia

Parejas juntas. Niños pequeños con sus padres. Quien va en silla de ruedas, cerca de la entrada y del baño, con hueco de verdad. Quien oye mal, lejos de la música. Y las personas que no pueden compartir mesa: apúntalas ahora, en frío.

### 2. Los grupos que ya existen

El trabajo, la universidad, los primos. No los repartas por «mezclar». La gente se mezcla en el cóctel y en la pista; en la mesa quiere hablar.

Si un grupo no cabe, pártelo **por la mitad** y nunca en «nueve y uno». El uno se acuerda toda la vida.

### 3. Los sueltos

Para cada persona que viene sola, busca a **dos** conocidos en la mesa, no a uno: si ese uno se levanta a bailar, se queda sin nadie. Los matemáticos pusieron la misma regla en su programa: cada invitado tenía que conocer a un mínimo de gente en su mesa.

No hagas una mesa de solteros. Nadie la ha agradecido nunca.

### 4. Los puentes

En cada mesa con dos grupos hace falta alguien que pertenezca a los dos o que hable con las piedras. Sienta a esa persona en medio, no en un extremo.

### 5. El orden dentro de la mesa

En una redonda de diez se habla con los dos de cada lado, y poco más. Pon enfrente a quien conviene que se vea, y al lado a quien conviene que se hable. Las parejas, juntas o enfrente: pregúntales, que hay de todo.

## Qué puntúa más

Aquella boda puso números a los afectos: 1 punto si dos personas se conocían, 10 si eran amigas y 50 si eran pareja. La escala enseña algo útil: **separar a una pareja cuesta lo mismo que separar cinco amistades**. Cuando dudes, piensa en qué mesa rompes lo menos importante.

## La presidencia

La mesa tradicional española tiene seis puestos: la pareja y los padres. Con padres separados, suegras con carácter o madrinas múltiples, hay tres arreglos que funcionan:

- La pareja sola en una mesa para dos, y cada familia presidiendo la suya.
- Una imperial larga con los amigos íntimos y los hermanos.
- Dos mesas «de honor» a la misma distancia. Mídela: alguien lo hará.

## Cuándo hacerlo

Cinco semanas antes, con lápiz. Una semana después de cerrarse las confirmaciones, a limpio. Y deja **dos sillas sin nombre** en mesas distintas: siempre viene alguien que no contestó, y siempre falla alguien que dijo que sí.

Al día siguiente de terminarlo, no lo toques. Que lo lea otra persona de cada familia y te diga solo los errores, no las preferencias.

## Qué hacer ahora

- Calcula [cuántos vendrán](/blog/cuantos-invitados-vendran) antes de alquilar mesas.
- Mira [cuánto cuesta la mesa siguiente](/blog/lo-que-cuesta-un-invitado-mas): el invitado 81 puede costar un centro de mesa y un mantel.
- [Crea tu evento](/auth?mode=sign-up) con tus invitados y reparte el presupuesto del sitio y de la comida.', 'Equipo de Celebra', '2026-11-14', 4, false, array['cuantos-invitados-vendran', 'el-horario-del-dia-minuto-a-minuto', 'lo-que-cuesta-un-invitado-mas']::text[], '[{"title":"Bellows y Peterson, Finding an optimal seating chart (Annals of Improbable Research)","url":"https://improbable.com/2012/02/12/finding-an-optimal-seating-chart-for-a-wedding/","year":2012},{"title":"Protocolo.org, cuántas personas caben en una mesa","url":"https://london.protocolo.org/social/anfitriones-e-invitados/a-cuantas-personas-invitar-cuantas-personas-caben-en-una-mesa.html"},{"title":"Special Event Guru, Banquet Seating","url":"https://specialeventguru.blogspot.com/2012/03/banquet-seating.html","year":2012},{"title":"Hire All, guía de mesas y mantelería","url":"https://www.hireall.ie/blog/table-seating-and-linen-guide-/"},{"title":"NJS Design, aforo de mesas","url":"https://www.njsdesign.on.ca/seating-capacity/"},{"title":"Dummies, cuánto espacio necesita una boda","url":"https://www.dummies.com/article/body-mind-spirit/relationships-family/weddings/how-much-space-do-you-need-for-your-wedding-172165"}]'),
('sentar-bien-a-los-invitados', 'en', 'guests', 'Seating people well: table sizes, spacing and a method that works', 'A computer thought for 36 hours about one wedding’s tables and could not finish. Here is how many really fit, how far apart, and how to do it in an evening.', 'In 2012 two mathematicians tried to seat the 107 guests of their wedding at eleven tables of ten. They gave every pair of guests a score, handed the problem to a solver and [let it run for thirty-six hours](https://improbable.com/2012/02/12/finding-an-optimal-seating-chart-for-a-wedding/). It found a good plan, could not prove that there was no better one, and then the couple changed it by hand.

So if you have been staring at paper circles all evening, you are in good company. The problem belongs to a family that computer scientists call [NP-complete](https://doi.org/10.1057/jors.2016.34). You cannot solve it perfectly. You can solve it well before bed.

## How many really fit

“Seats up to 12” means that twelve chairs touch the table. It does not mean that twelve people can eat.

| Table | Comfortable | At most |
| --- | --- | --- |
| Round, 48 in (120 cm) | 6 | 8 |
| Round, 60 in (150 cm) | 8 | 10 |
| Round, 66 in (168 cm) | 9–10 | 11 |
| Round, 72 in (180 cm) | 10 | 12 |
| Rectangle, 6 ft (183 × 76 cm) | 6 | 8 with the ends |
| Rectangle, 8 ft (244 × 76 cm) | 8 | 10 with the ends |

These come from [banquet guides](https://specialeventguru.blogspot.com/2012/03/banquet-seating.html) and [furniture firms](https://www.hireall.ie/blog/table-seating-and-linen-guide-/), at about 24 inches (60 cm) a place; [caterers’ lists](https://oaktreeoccasions.co.uk/blog/wedding-and-event-catering-tips-selecting-your-ideal-tables-shapes-and-sizes) differ by a seat or so. Formal Spanish etiquette asks for 75 cm, which leaves six at a 60-inch round. If dinner has four courses and people will sit for two hours, lean that way.

Long tables made of six-foot pieces seat six a piece, plus one at each end.

## How far apart

- [Five feet (150 cm) between the edges](https://www.njsdesign.on.ca/seating-capacity/) of two tables with chairs back to back: a foot and a half for each chair, two feet for a waiter.
- [13 to 15 square feet a guest](https://www.dummies.com/article/body-mind-spirit/relationships-family/weddings/how-much-space-do-you-need-for-your-wedding-172165) (1.2 to 1.4 m²) for a seated dinner with a dance floor. A hundred guests need about 1,400 square feet.
- Nobody beside the speakers, except the friends who will be standing on chairs anyway.

## Five passes

Make a card for each **household**, not for each person. A couple is one card; a family with two children is one card. A hundred guests become about forty-five cards, and forty-five cards fit on a kitchen table.

### 1. What cannot move

Couples together. Small children with their parents. Wheelchairs where there is truly room, near the door and the bathroom. Hard of hearing, away from the band. And the pairs who must not share a table: write those down first, while you are feeling diplomatic.

### 2. The groups that exist already

Work, college, cousins, the street. Do not scatter them in order to mix people. People mix at cocktail hour and on the dance floor. At dinner they want to talk.

When a group does not fit, split it in half. Never nine and one; the one remembers.

### 3. The ones who come alone

Give each of them **two** people they know, not one. If that one goes to dance, your guest is talking to the flowers. The mathematicians used exactly this as a constraint: everybody had to know at least so many others at the table.

No singles table. Nobody has ever been glad of it.

### 4. Bridges

A table of two groups needs somebody who belongs to both, or who can talk to a lamp post. That person sits in the middle of the seam.

### 5. Around the table

At a round of ten you converse with two people on each side, and that is all. Put beside each other those who should talk, and opposite each other those who should merely see that the other one came.

## A scale for hard choices

That wedding scored each pair at one table: 1 if they knew each other, 10 if they were friends, 50 if they were a couple. Adding up the pairs gives a number to compare two drafts by.

You do not need the software. The scale itself is the useful part: **parting a couple costs as much as parting five friendships**. When you are stuck, ask which table breaks the cheaper thing.

For a small test that can be solved completely, seventeen guests from two families at two tables, the best plan is the one that your grandmother would have drawn: one family at each. With five tables of four it is no longer obvious, and that is the size at which people start moving the same card back and forth.

## The head table

Two at a sweetheart table, with each family presiding over its own, is the least political arrangement. A long table with siblings and close friends is the most fun. If you have two “first” tables, put them at the same distance from yours. Measure it. Somebody will.

## When

In pencil at five weeks, in ink a week after replies are due. Leave **two chairs without names**, at different tables: somebody who never answered will come, and somebody who said yes will not.

Then show it to one person from each side, asking for mistakes and not for preferences. And stop.

## What to do next

- Estimate [how many will come](/blog/cuantos-invitados-vendran) before you rent tables.
- See [what the next guest costs](/blog/lo-que-cuesta-un-invitado-mas): number 81 may need a whole table.
- [Start your event](/auth?mode=sign-up) with your numbers, and split the budget for the room and the food.', 'The Celebra team', '2026-11-14', 4, false, array['cuantos-invitados-vendran', 'el-horario-del-dia-minuto-a-minuto', 'lo-que-cuesta-un-invitado-mas']::text[], '[{"title":"Bellows and Peterson, Finding an optimal seating chart (Annals of Improbable Research)","url":"https://improbable.com/2012/02/12/finding-an-optimal-seating-chart-for-a-wedding/","year":2012},{"title":"Special Event Guru, Banquet Seating","url":"https://specialeventguru.blogspot.com/2012/03/banquet-seating.html","year":2012},{"title":"NJS Design, seating capacity","url":"https://www.njsdesign.on.ca/seating-capacity/"},{"title":"Hire All, table seating and linen guide","url":"https://www.hireall.ie/blog/table-seating-and-linen-guide-/"},{"title":"Oak Tree Occasions, table shapes and sizes","url":"https://oaktreeoccasions.co.uk/blog/wedding-and-event-catering-tips-selecting-your-ideal-tables-shapes-and-sizes"},{"title":"Dummies, how much space you need","url":"https://www.dummies.com/article/body-mind-spirit/relationships-family/weddings/how-much-space-do-you-need-for-your-wedding-172165"},{"title":"Lewis and Carroll, Creating seating plans: a practical application, JORS 67","url":"https://doi.org/10.1057/jors.2016.34","year":2016}]'),
('repartir-el-presupuesto-en-nueve-partidas', 'es', 'budget', 'Cómo repartir el presupuesto de una boda en nueve partidas', 'Lugar, catering, bebidas, fotos, música, flores, ropa, transporte y varios: qué parte se lleva cada una en España y en América Latina, y cómo hacerla tuya.', 'Un presupuesto es una lista de renuncias escrita antes de que duelan. Si la haces con nueve partidas cabe en la cabeza, y eso es más importante que el decimal.

## Las nueve

1. **Lugar**: el alquiler, la carpa, los baños, los permisos.
2. **Catering**: el menú y los postres.
3. **Bebidas**: el vino, la barra libre, el hielo.
4. **Foto y vídeo.**
5. **Música**: la de la ceremonia, el DJ o el grupo.
6. **Decoración**: las flores, la luz, el mobiliario.
7. **Ropa y belleza**: vestidos, trajes, peluquería, anillos.
8. **Transporte**: los novios y los autobuses de los invitados.
9. **Varios**: papelería, detalles, oficiante, seguro y, sobre todo, **los imprevistos**.

## Qué dicen las encuestas

Ninguna usa estas nueve. Casi todas juntan lugar, catering y bebidas, porque en un banquete se pagan en la misma factura:

| Fuente | Banquete completo | Foto y vídeo | Música | Decoración | Ropa |
| --- | --- | --- | --- | --- | --- |
| [Bodas.net, España](https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano) (2023) | 55 % | 12 % | 5 % | 4 % | 17 % |
| [Libro Blanco, España](https://www.elperiodicoextremadura.com/noticias/monograficos/coste-medio-boda-espana-es-23-200_718280.html) (2011) | 72 % | 5 % | 3 % | 5 % | 11 % |
| [Fiancée Bodas, México](http://fianceebodas.com/articulos/2012/05/presupuesto-de-bodas/) (2012) | 50 % | 8 % | 10 % | 8 % | 13 % |
| [La Planner, México](https://laplanner.mx/planeacion/como-dividir-el-presupuesto-para-tu-boda/) | 44 % | 13 % | 5 % | 9 % | 10 % |
| [Feria de Novios, Perú](https://gestion.pe/tendencias/peruanos-destinan-us-25-000-boda-premium-263175) (2019) | 50 % | 10 % con el DJ | | | 31 % con anillos |

Los expertos no se ponen de acuerdo, y se entiende. El Libro Blanco mide lo que factura el sector, y Bodas.net lo que cuentan las parejas. La regla de [Plan de Boda](https://plandeboda.mx/?p=4398) (la mitad para la recepción, un 30 % para foto, música y decoración, y el resto para lo demás) es eso, una regla.

Hay otro motivo para no copiar ninguna: cada media es la de quienes **compraron** esa cosa. En la lista estadounidense de [Zola](https://www.marketdash.io/news/55528/wedding-budgets-are-basically-a-suggestion-70-of-couples-spend-more-than-planned), las partidas suman 43.293 dólares y la boda media es de 36.000.

## Desde dónde empezamos nosotros

Estos son los repartos de partida de Celebra. Son una propuesta nuestra dentro de lo que enseñan las fuentes, y así los marcamos:

| Partida | España | América Latina | 24.000 € en España |
| --- | --- | --- | --- |
| Lugar | 13 % | 17 % | 3120 € |
| Catering | 40 % | 31 % | 9600 € |
| Bebidas | 9 % | 9 % | 2160 € |
| Foto y vídeo | 8 % | 9 % | 1920 € |
| Música | 4 % | 8 % | 960 € |
| Decoración | 5 % | 10 % | 1200 € |
| Ropa | 10 % | 7 % | 2400 € |
| Transporte | 2 % | 2 % | 480 € |
| Varios | 9 % | 7 % | 2160 € |

La diferencia se ve de lejos: en España manda la mesa; en América Latina, la música y la decoración pesan el doble.

## Lo que mueve los porcentajes

**Los invitados.** Comida y bebida crecen con cada uno; el fotógrafo cobra lo mismo con 50 que con 200. En una boda pequeña, las fotos y el vestido pesan más; en una grande se lo come todo el banquete.

**El lugar.** Una casa ahorra alquiler y pide carpa, baños, generador y mobiliario. Una boda de destino [multiplica el transporte](/blog/boda-de-destino).

**Las horas.** La bebida y la música van por tiempo. Una hora más de fiesta no es gratis aunque el salón te la regale.

**Lo que le importa a la pareja.** Es lo único que no sabe ninguna encuesta. Que cada uno ponga las nueve en orden por su lado, y a comparar. Si la música es la primera para los dos, dale el dinero de la tercera y deja de mirar los porcentajes.

## El imprevisto es una partida, no un fallo

En Estados Unidos se pasa del presupuesto [más de la mitad de las parejas, unos 7900 dólares](https://anatole.wedding/wedding/costs/hidden-costs), y en el Reino Unido, entre el 51 y el 62 %, según a quién preguntes. Las causas se repiten: impuestos que no estaban en la oferta, horas extra, gente de más, arreglos del vestido.

Reserva al menos un 7 % del total dentro de «Varios» y no lo gastes en detalles para invitados. Si en la última semana sigue ahí, hay viaje de novios.

Y apunta en cada oferta si el precio lleva el IVA. Un 10 % sobre una partida de 9600 € son 960 €: la partida entera de música.

## Tres errores que se repiten

- **Repartir lo que no existe.** Antes de los porcentajes, cierra el total y quién lo pone. «Mis padres ayudarán» no es una cifra.
- **Empezar por lo bonito.** Se firma primero el lugar, que fija la fecha, los invitados y la mitad del gasto. Las flores se adaptan; el lugar, no.
- **Contar dos veces.** Si el menú incluye el vino, la partida de bebida es solo la barra. Si el lugar incluye la carpa, réstala de la decoración.

## Qué hacer ahora

- [Crea tu evento](/auth?mode=sign-up), ordena las nueve partidas y mira el reparto con tu cifra, tu ciudad y tus invitados.
- Fija las que ya tengas firmadas: el resto se recalcula solo, sin que falte ni sobre nada.
- En [cómo calculamos](/methods) está cada porcentaje con su fuente.', 'Equipo de Celebra', '2026-11-12', 4, false, array['cuanto-cuesta-una-boda', 'lo-que-cuesta-un-invitado-mas', 'cancelar-un-contrato']::text[], '[{"title":"Bodas.net, Informe del Sector Nupcial 2024, en La Península","url":"https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano","year":2023},{"title":"Libro Blanco (IE y Bodaclick) 2011, en El Periódico Extremadura","url":"https://www.elperiodicoextremadura.com/noticias/monograficos/coste-medio-boda-espana-es-23-200_718280.html","year":2011},{"title":"Fiancée Bodas, presupuesto de bodas","url":"http://fianceebodas.com/articulos/2012/05/presupuesto-de-bodas/","year":2012},{"title":"La Planner, cómo dividir el presupuesto","url":"https://laplanner.mx/planeacion/como-dividir-el-presupuesto-para-tu-boda/"},{"title":"Plan de Boda, cómo dividir el presupuesto","url":"https://plandeboda.mx/?p=4398"},{"title":"Feria de Novios, Perú, en Gestión","url":"https://gestion.pe/tendencias/peruanos-destinan-us-25-000-boda-premium-263175","year":2019},{"title":"Zola First Look 2025, en MarketDash","url":"https://www.marketdash.io/news/55528/wedding-budgets-are-basically-a-suggestion-70-of-couples-spend-more-than-planned","year":2025},{"title":"Anatole, costes ocultos","url":"https://anatole.wedding/wedding/costs/hidden-costs"}]'),
('repartir-el-presupuesto-en-nueve-partidas', 'en', 'budget', 'How to split a wedding budget over nine categories', 'Where the money really goes, why published percentages contradict each other, a starting split you can defend, and how to bend it to what you two care about.', 'A budget with forty lines is a spreadsheet. A budget with nine is a conversation. Nine is few enough to hold in your head while a florist is talking, and that is when you need it.

## The nine

1. **Venue**: the place, shelter from rain, bathrooms, permits.
2. **Catering**: the meal and the cake.
3. **Drinks**: wine, bar, ice.
4. **Photo and video.**
5. **Music**: ceremony, band or DJ.
6. **Decorations**: flowers, lighting, furniture.
7. **Attire**: clothes, hair and makeup, rings.
8. **Transportation**: your car, their bus.
9. **Miscellaneous**: planner, stationery, officiant, insurance and, above all, **the contingency**.

## What the surveys show

We mapped three American sources onto the nine and scaled each to 100%:

| Percent | Zola 2025 | The Knot 2025 | The Knot 2022 |
| --- | --- | --- | --- |
| Venue | 20 | 34 | 25 |
| Catering | 18 | 26 | 21 |
| Drinks | 13 | 7 | 6 |
| Photo and video | 19 | 8 | 11 |
| Music | 4 | 5 | 8 |
| Decorations | 15 | 13 | 14 |
| Attire | not listed | 6 | 5 |
| Transportation | not listed | not listed | 2 |
| Miscellaneous | 12 | 1 | 8 |

Sources: [Zola’s items](https://www.marketdash.io/news/55528/wedding-budgets-are-basically-a-suggestion-70-of-couples-spend-more-than-planned), [The Knot 2025](https://www.nerdwallet.com/blog/finance/buying-diamond-online-tips) (photography without video; many venue figures include food), [The Knot 2022](https://qabmagazine.com/articles/wedding-budget-breakdown/).

Look at photo and video: 19 in one column and 8 in another. Drinks, 13 and 7. These are not errors. Each figure is the average of the couples who _bought_ that item, each list leaves different things out, and some venues hand over one bill for three categories. Even [Zola’s own index](https://www.zola.com/expert-advice/wedding-planning-101/creating-a-budget/zola-wedding-cost-index), built another way, puts photography at 9% and video at 8%, and the venue at 17%.

In Britain, [Hitched’s 2019 survey](https://www.immediate.co.uk/hitcheds-annual-national-wedding-survey-reveals-latest-trends-and-truth-about-cost-of-getting-married-in-britain/), without honeymoon and ring, comes to 22% for the venue, 16% for food and 6% for drink. So venue, food and drink together take somewhere between 44 and 67% in these sources. Nobody disagrees about that; they disagree about how to divide it.

## Where we start

For a hundred guests in a hired hall, this is Celebra’s opening split. It is our own proposal, chosen inside those ranges, and we label it as one.

| Category | Share | Of $33,000 |
| --- | --- | --- |
| Venue | 22% | $7,260 |
| Catering | 26% | $8,580 |
| Drinks | 8% | $2,640 |
| Photo and video | 11% | $3,630 |
| Music | 6% | $1,980 |
| Decorations | 9% | $2,970 |
| Attire | 7% | $2,310 |
| Transportation | 2% | $660 |
| Miscellaneous | 9% | $2,970 |

A Spanish wedding starts elsewhere, with 40% for catering and 13% for the place; a Mexican one gives music and decorations nearly double what a Spanish one does. If your families come from two of these traditions, expect them to be scandalised by different lines.

## What bends it

**Guests.** Food and drink grow with every one of them. A photographer costs the same for fifty as for two hundred. In our model, moving from 100 guests to 50 takes catering from 26% to about 18, and lifts photo and video from 11 to about 14.

**Place.** At home you save on the venue and pay for shelter, toilets, power and furniture. [Away from home](/blog/boda-de-destino), transport stops being a footnote.

**Hours.** Drinks and music are bought by the hour. The extra hour that a venue throws in is not free: the bar is open.

**What you care about.** No survey knows this. Each of you ranks the nine alone, on paper. Then compare. Where you agree at the top, move money there and stop apologising for the percentage. Where you agree at the bottom, cut it in half. You will only need to argue about the middle.

## The contingency is a line, not a failure

[More than half of American couples go over, by about $7,900](https://anatole.wedding/wedding/costs/hidden-costs); in Britain between 51 and 62% do, depending on who asks. The reasons repeat themselves: service charge and tax that were not in the quote, overtime, more guests, alterations.

Two habits deal with most of it.

- **Keep 7% of the total in miscellaneous** and do not spend it on gifts for guests. Five is thin; ten is comfortable. If it is still there in the last week, it was your honeymoon all along.
- **Ask every vendor the same question**: “Is that with tax and service?” In the United States service runs from 15 to 25% on food and drink before anybody has tipped. On $8,580 of catering, 22% is $1,888, which is more than half of your photographer.

## Three mistakes that we see

1. **Dividing money that is not there yet.** Settle the total and who gives what before any percentage. “My parents will help” is not a number.
2. **Buying the pretty things first.** Sign the venue first: it fixes the date, the capacity and half the spending. Flowers adapt to a barn. A barn does not adapt to flowers.
3. **Counting twice.** If the package includes wine, the drinks line is the bar alone. If the venue brings chairs, take them out of decorations.

## What to do next

- [Start an event](/auth?mode=sign-up), rank the nine, and see the split for your place, your numbers and your money.
- Lock what is signed. The rest divides itself again, to the cent.
- Every share, with its range and its source, is on [how we calculate](/methods).', 'The Celebra team', '2026-11-12', 4, false, array['cuanto-cuesta-una-boda', 'lo-que-cuesta-un-invitado-mas', 'cancelar-un-contrato']::text[], '[{"title":"Zola First Look 2025, line items in MarketDash","url":"https://www.marketdash.io/news/55528/wedding-budgets-are-basically-a-suggestion-70-of-couples-spend-more-than-planned","year":2025},{"title":"Zola Cost Index 2025","url":"https://www.zola.com/expert-advice/wedding-planning-101/creating-a-budget/zola-wedding-cost-index","year":2025},{"title":"The Knot, weddings of 2025, in NerdWallet","url":"https://www.nerdwallet.com/blog/finance/buying-diamond-online-tips","year":2025},{"title":"The Knot 2022, in QAB Magazine","url":"https://qabmagazine.com/articles/wedding-budget-breakdown/","year":2022},{"title":"Hitched National Wedding Survey 2019","url":"https://www.immediate.co.uk/hitcheds-annual-national-wedding-survey-reveals-latest-trends-and-truth-about-cost-of-getting-married-in-britain/","year":2019},{"title":"Anatole, hidden wedding costs","url":"https://anatole.wedding/wedding/costs/hidden-costs"}]'),
('lo-que-cuesta-un-invitado-mas', 'es', 'guests', 'Lo que cuesta de verdad un invitado más', 'Ni el precio del menú ni la media por persona: el siguiente invitado tiene su propio precio, con escalones. Cómo calcularlo antes de alargar la lista.', '«¿Invitamos también a los primos de Burgos?» En ese momento alguien divide el presupuesto entre los invitados, sale 196 € y la conversación se acaba. Mal: ese número contesta a otra pregunta.

## Tres precios distintos para la misma persona

- **El menú.** En España, [unos 140 € por persona](https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano). Es lo que pone en la oferta, y se queda corto.
- **La media.** El total entre los invitados: [196 € en España](https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano) (2023), [1291 pesos en México](https://www.travelreport.mx/noticias/bodas-en-mexico/amp) (2024). Se pasa, porque reparte entre todos un vestido y un fotógrafo que ibas a pagar igual.
- **El siguiente.** Lo que crece el total cuando la lista pasa de 100 a 101. Es el que importa para decidir.

## Qué crece con cada persona y qué no

| Partida | ¿Crece? | Por qué |
| --- | --- | --- |
| Catering, bebidas | casi entera | se cobra por cubierto y por hora |
| Transporte | bastante | asientos de autobús |
| Decoración | a medias | un centro por mesa; el arco es uno |
| Lugar | un tercio | hasta que cambias de salón |
| Varios | a medias | invitaciones, detalles, imprevistos |
| Foto, música | casi nada | tocan igual para 60 que para 160 |
| Ropa y belleza | nada | la pareja es la misma |

¿Cuánto suma eso? Las fuentes no coinciden: [una calculadora del sector](https://wedding-calcs.pages.dev/cost-per-guest-calculator) da por fijo entre el 40 y el 50 % del gasto y [otra](https://spousalcalc.pages.dev/wedding-cost-per-guest-calculator) da por variable entre el 60 y el 65 %. Es decir: algo más de la mitad de tu presupuesto depende de la lista.

## La cuenta

Si la mitad de lo que cuesta una boda media es variable, el invitado siguiente sale por la mitad de la media. Si lo son ocho de cada diez euros, por el 80 %. Estas son las dos puntas, con nuestra aritmética:

| País | Media por invitado | El siguiente, si varía la mitad | El siguiente, si varía el 78 % |
| --- | --- | --- | --- |
| España | 196 € | 98 € | 153 € |
| México | 1291 MXN | 646 MXN | 1007 MXN |
| Estados Unidos | 284 US$ | 142 US$ | 222 US$ |

El 78 % no es un capricho: es lo que mejor explica que, en la encuesta estadounidense, las bodas de [hasta 50 invitados costaran 15.000 dólares y las de más de 100 llegaran a 42.000](https://temisamuel.com/?p=6211). Pero es una cifra con trampa, y de la buena: quien invita a más gente también suele elegir un salón mejor. Tómala como techo.

En España el suelo tampoco son 98 €. Solo el menú son 140, así que para una boda con banquete el siguiente invitado cuesta **entre 140 y 155 €**, más la barra libre si se paga por persona: [unos 10 € por hora](https://riojaactual.com/?a=44874&i=9).

## Los escalones

El precio no sube en rampa; sube como una escalera.

- **La mesa.** Con mesas de diez, el invitado 81 estrena mantel, centro de flores y quien la sirva. Del 82 al 90 van casi de balde.
- **El autobús.** El 56 no cabe en el primero.
- **El salón.** El que lleva de 120 a 121 puede ser el más caro de la boda.
- **El mínimo.** Si el contrato te obliga a pagar 100 cubiertos y son 92, los ocho siguientes **ya están pagados**. Invítalos con alegría.

Antes de discutir sobre nadie, mira en qué escalón estás. A veces quitar a seis no ahorra casi nada y quitar a siete ahorra una mesa entera.

## Un ejemplo con la lista en la mano

Boda de 24.000 € con 120 invitados en España. ¿Y si fuerais 90?

- A precio medio: 30 × 200 € = 6000 € menos. Demasiado bonito.
- A precio del siguiente: 30 × 153 € = unos 4600 € como mucho. Y si solo baja lo que depende del cubierto, 30 × 140 € = 4200 €.

Entre 4200 y 4600 €: **esa** es la conversación. No seis mil, pero sí lo bastante para pagar las fotos, la grabación y la música de una boda como esta.

Y al revés: con un presupuesto fijo, treinta personas menos permiten gastar más en cada una de las noventa que quedan.

## Cómo recortar sin que se note

1. **Por grupos, no por personas.** «Compañeros de trabajo, no» se entiende. «Tú sí y tú no», jamás.
2. **Con la misma regla para las dos familias.** Primos carnales o ninguno.
3. **Por la hora.** Invitar a la fiesta después de la cena es normal en el Reino Unido, y aquí también se puede: una copa y la recena cuestan muchísimo menos que un cubierto.
4. **Por las parejas.** Decidid una regla para los acompañantes antes de imprimir: casados, prometidos o que vivan juntos es una de las más limpias.
5. **Con los niños.** El menú infantil suele costar la mitad. Sin niños se ahorra menos de lo que se cree, y se pierde a algún padre.

## Qué hacer ahora

- [Crea tu evento](/auth?mode=sign-up) y compara 120 invitados con 90: verás la diferencia por partida, con tus prioridades.
- Antes de borrar a nadie, calcula [cuántos vendrán de verdad](/blog/cuantos-invitados-vendran). Puede que la lista se recorte sola.
- La fórmula completa está en [cómo calculamos](/methods).', 'Equipo de Celebra', '2026-11-10', 4, false, array['cuantos-invitados-vendran', 'cuanto-cuesta-una-boda', 'sentar-bien-a-los-invitados']::text[], '[{"title":"Bodas.net, Informe del Sector Nupcial 2024, en La Península","url":"https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano","year":2023},{"title":"Bodas.com.mx, en Travel Report","url":"https://www.travelreport.mx/noticias/bodas-en-mexico/amp","year":2024},{"title":"The Knot 2025 por tamaño, en The Budget Savvy Bride","url":"https://temisamuel.com/?p=6211","year":2024},{"title":"Wedding Calcs, coste por invitado","url":"https://wedding-calcs.pages.dev/cost-per-guest-calculator"},{"title":"Spousal Calc, coste por invitado","url":"https://spousalcalc.pages.dev/wedding-cost-per-guest-calculator"},{"title":"Rioja Actual, Irache (Navarra)","url":"https://riojaactual.com/?a=44874&i=9"}]'),
('lo-que-cuesta-un-invitado-mas', 'en', 'guests', 'What the next guest really costs', 'Not the price of the plate, and not the average per head. The next guest has a price of their own, and it climbs in steps. How to find it before you argue.', '“Should we ask the Hendersons?” Somebody divides the budget by the guests, announces that the Hendersons cost $568, and the evening is ruined. The arithmetic was right. The question was not.

## Three prices for one person

- **The plate.** [About $80 a head](https://www.nerdwallet.com/blog/finance/buying-diamond-online-tips) for food in The Knot’s figures for 2025. It is on the quote, and it is too low.
- **The average.** The total divided by everybody: [$284 in the United States](https://theknot.com/content/average-wedding-cost) (2024), [£293 in Britain](https://www.nationalworld.com/lifestyle/money/the-average-cost-of-a-wedding-rises-by-12-percent-despite-cost-of-living-crisis-4969831) (2024). It is too high, because it charges the Hendersons for their share of your dress.
- **The next one.** What the total grows by when 100 becomes 101. This is the price that a decision needs.

## What grows and what does not

| Category | Grows with guests? | Because |
| --- | --- | --- |
| Catering, drinks | nearly all of it | by the head and by the hour |
| Transportation | mostly | seats on a bus |
| Decorations | about half | flowers for a table, one arch |
| Miscellaneous | about half | invitations, contingency |
| Venue | about a third | until you need a bigger room |
| Photo, music | hardly | they play as loud for sixty |
| Attire | no | there are still two of you |

How much is that of the whole? The guides do not agree. [One](https://wedding-calcs.pages.dev/cost-per-guest-calculator) calls 40 to 50% of a wedding fixed; [another](https://spousalcalc.pages.dev/wedding-cost-per-guest-calculator) says that 60 to 65% varies; a [third](https://loudbride.com/how-much-do-weddings-cost-per-person) says 40 to 50% varies. Call it half, give or take.

Then there is what couples really spend. In The Knot’s survey, weddings of [up to 50 guests averaged $15,000 and those over 100 averaged $42,000](https://temisamuel.com/?p=6211). A year earlier the ends were further apart: [$16,700 for up to 50 and $60,800 for more than 200](https://www.highlandernews.org/92640/tying-the-knot-whats-the-cost/). Draw a line through such points and each extra guest comes with $215 to $235.

That is a ceiling, not a price. People with longer lists also choose better rooms and better wine. The line measures guests _and_ taste.

## The sum

With our arithmetic, between “half of it varies” and the 78% that fits the survey best:

| Country | Average | Next guest, if half varies | Next guest, if 78% varies |
| --- | --- | --- | --- |
| United States | $284 | $142 | $222 |
| United Kingdom | £293 | £147 | £229 |

So two Hendersons are about **$280 to $440**, not $568 and certainly not two plates at $80. Still not nothing. But now you are arguing about the right number.

## It is a staircase

The price does not climb evenly.

- **The table.** With tables of ten, guest 81 brings a cloth, flowers and a waiter. Guests 82 to 90 are cheap.
- **The bus.** Somebody is the first who does not fit.
- **The room.** The step from 120 to 121 can be the dearest of the wedding.
- **The minimum.** If your contract has you pay for 100 covers and you are 92, the next eight are _already paid for_. Ask the Hendersons with a glad heart.

So before you strike a single name, find out which stair you are on. Taking off six people may save almost nothing, and the seventh a whole table.

## What ninety instead of a hundred and twenty saves

Take $33,000 and 120 guests.

- By the average: 30 × $275 is $8,250. Too good.
- If half varies: about $4,100.
- If 78% varies: about $6,400.

Somewhere between four and six and a half thousand dollars. In the middle of that lies your photographer, with the music thrown in.

Or keep the total and look at it the other way: the same money, for a list a quarter shorter, lets you do noticeably better by each person on it. That is the real trade. It is not guests against savings, but guests against one another.

## Cutting a list without losing friends

1. **Cut groups, not people.** “No colleagues” is a rule. “You but not you” is an injury.
2. **One rule for both families.** First cousins, or none.
3. **Use the clock.** Evening guests are a British invention worth exporting: a slice of cake and the disco cost a fraction of a seat at dinner.
4. **Settle plus-ones before you print.** Married, engaged, living together, or in the wedding party: that line is easy to explain.
5. **Be honest about children.** A child’s meal is commonly about half price. Leaving children out saves less than people think, and costs you some of their parents.

## What to do next

- [Start an event](/auth?mode=sign-up) and compare 120 guests with 90. You will see the difference category by category, for your own priorities.
- Before you cross anybody out, work out [how many will really come](/blog/cuantos-invitados-vendran). The list may shorten itself.
- The whole formula is on [how we calculate](/methods).', 'The Celebra team', '2026-11-10', 4, false, array['cuantos-invitados-vendran', 'cuanto-cuesta-una-boda', 'sentar-bien-a-los-invitados']::text[], '[{"title":"The Knot 2025 Real Weddings Study","url":"https://theknot.com/content/average-wedding-cost","year":2024},{"title":"The Knot 2025 by size, in The Budget Savvy Bride","url":"https://temisamuel.com/?p=6211","year":2024},{"title":"The Knot 2023 by size, in Highlander News","url":"https://www.highlandernews.org/92640/tying-the-knot-whats-the-cost/","year":2023},{"title":"The Knot, weddings of 2025, in NerdWallet","url":"https://www.nerdwallet.com/blog/finance/buying-diamond-online-tips","year":2025},{"title":"Hitched National Wedding Survey 2024, in National World","url":"https://www.nationalworld.com/lifestyle/money/the-average-cost-of-a-wedding-rises-by-12-percent-despite-cost-of-living-crisis-4969831","year":2024},{"title":"Wedding Calcs, cost per guest","url":"https://wedding-calcs.pages.dev/cost-per-guest-calculator"},{"title":"Spousal Calc, wedding cost per guest","url":"https://spousalcalc.pages.dev/wedding-cost-per-guest-calculator"},{"title":"Loud Bride, cost per person","url":"https://loudbride.com/how-much-do-weddings-cost-per-person"}]'),
('el-horario-del-dia-minuto-a-minuto', 'es', 'planning', 'El día de la boda, minuto a minuto: España y México', 'Cuánto dura cada parte de una boda de tarde, de mediodía o de noche, dónde se escapa el tiempo y las cuatro reglas que evitan cenar a medianoche.', 'Nadie recuerda el horario de una boda que salió bien. De la otra lo recuerdan todos: el cóctel de dos horas y media, la cena a las doce menos cuarto, el padrino dormido. Casi siempre se pudo ver en un papel un mes antes.

## Boda de tarde en España, en verano

La ceremonia, [entre las 18:30 y las 20:30 en verano](https://modasrivas.com/?p=733); el resto, con las duraciones que dan [los organizadores](https://marileeventos.com/los-tiempos-de-vuestra-boda/): ceremonia de 30 a 45 minutos, un cuarto de hora de saludos, aperitivo de 60 a 90 y banquete de dos a tres horas.

| Hora | Minutos | Qué pasa |
| --- | --- | --- |
| 18:30 | 30 | Llegada |
| 19:00 | 40 | Ceremonia |
| 19:40 | 30 | Besos y traslado |
| 20:10 | 90 | Cóctel |
| 21:40 | 150 | Cena |
| 0:10 | 20 | Postre y discursos |
| 0:30 | 15 | Baile nupcial |
| 0:45 | 180 | Barra libre y baile |
| 3:45 | | Fin |

Una boda real contada en un [foro](https://comunidad.bodas.net/debates/en-que-punto-terminar-la-fiesta--t912827) fue más ligera: cóctel a las 20:00, cena a las 21:00 y baile de medianoche a las dos. Se puede.

## Boda de mediodía en España

| Hora | Minutos | Qué pasa |
| --- | --- | --- |
| 12:00 | 30 | Llegada |
| 12:30 | 45 | Ceremonia |
| 13:15 | 45 | Besos y traslado |
| 14:00 | 90 | Cóctel |
| 15:30 | 150 | Comida |
| 18:00 | 20 | Postre y discursos |
| 18:20 | 15 | Baile nupcial |
| 18:35 | 240 | Barra libre |
| 22:35 | 30 | Recena |

Son once horas. Si la eliges porque es más barata, haz la cuenta entera: la barra y la recena se pagan por tiempo.

## Boda de noche en México, con misa

| Hora | Minutos | Qué pasa |
| --- | --- | --- |
| 16:45 | 15 | Llegada a la iglesia |
| 17:00 | 60 | Misa |
| 18:00 | 60 | Traslado y fotos |
| 19:00 | 60 | Cóctel |
| 20:00 | 30 | Ceremonia civil en el salón |
| 20:30 | 20 | Primer baile |
| 20:50 | 90 | Cena |
| 22:20 | 210 | Baile |
| 1:50 | 30 | Ramo, liga, víbora de la mar |
| 2:20 | 60 | Tornaboda |

En el norte hay costumbre de bailar **antes** de cenar: en una [boda de Monterrey](http://roiwantstoteachmathsinkansas.blogspot.com/2011/10/boda-en-monterrey.html) hubo misa a las seis, civil en el salón y una hora de baile antes del primer plato. En el Quindío colombiano, un [salón se alquila de siete de la tarde a dos de la mañana](https://www.pulzo.com/vivir-bien/costo-de-una-boda-en-quindio-2024-precios-de-salon-argollas-y-tendencias-en-matrimonios-PP4699476A), y todo tiene que caber ahí.

Avisamos: para México y el sur hay menos fuentes publicadas que para España. Enséñale la tabla a tu salón antes de darla por buena.

## Dónde se escapa el tiempo

**En los besos.** Cien invitados, diez segundos cada uno: diecisiete minutos, y nadie da un beso en diez segundos. Ponlo en el horario, porque va a ocurrir.

**En el traslado.** Suma un cuarto de hora a lo que diga el mapa. El autobús espera a la tía que fue al baño.

**En las fotos.** La foto con cada grupo cuesta unos minutos y siempre falta alguien. Haz la lista con nombres y pide a un primo con voz que los vaya llamando.

**Entre plato y plato.** Calcula 25 o 30 minutos por plato y un cuarto de hora más por cada cien invitados. Con cuatro platos y ciento cincuenta personas, dos horas y media no son un retraso: son una división.

**En los discursos.** «Dos minutos» son seis. Que sean tres, uno tras otro y antes del postre; después hay sobremesa y no escucha nadie.

## Cuatro reglas

1. **El sol.** Si la ceremonia es al aire libre y hay fotos después, tiene que terminar al menos una hora antes de que se ponga.
2. **El aire.** Deja un 10 % de margen en cada bloque de más de una hora: nueve minutos en el cóctel, quince en la cena. No lo cuentes a nadie.
3. **El límite de ruido.** Pregunta a qué hora se apaga la música y cuenta hacia atrás. Si es a las tres, la barra libre de las 0:45 no tiene tres horas.
4. **Un solo reloj.** Una persona, que no seas tú, lleva el horario y decide. Puede ser un profesional o la amiga que llega siempre antes.

## Cómo se recorta cuando vas tarde

Porque irás tarde. Por este orden: el cóctel baja de 90 a 75 minutos, los discursos se quedan en dos, el postre sale durante el baile. Lo que no se toca es la cena, porque la cocina ya ha empezado, ni la última media hora de música, porque es la que se recuerda.

## A quién se lo das

El horario completo, con teléfonos, va a todos los proveedores dos semanas antes. A los invitados les basta con tres líneas: dónde, a qué hora, y a qué hora vuelve el autobús. Y tú llévate el tuyo en un papel doblado que no vas a mirar.

## Qué hacer ahora

- Pon en [tu evento](/auth?mode=sign-up) las horas que dura: cambian la bebida, la música y las fotos del presupuesto.
- Si hay poco tiempo, empieza por [la lista de seis semanas](/blog/casarse-en-seis-semanas).
- Y calcula [cuánta bebida](/blog/cuanta-bebida-para-cien-invitados) pide cada fase.', 'Equipo de Celebra', '2026-11-08', 4, false, array['casarse-en-seis-semanas', 'cuanta-bebida-para-cien-invitados', 'sentar-bien-a-los-invitados']::text[], '[{"title":"Marilé Eventos, los tiempos de vuestra boda","url":"https://marileeventos.com/los-tiempos-de-vuestra-boda/"},{"title":"Modas Rivas, horas de la boda según la estación","url":"https://modasrivas.com/?p=733"},{"title":"Comunidad de Bodas.net, en qué punto terminar la fiesta","url":"https://comunidad.bodas.net/debates/en-que-punto-terminar-la-fiesta--t912827"},{"title":"Crónica de una boda en Monterrey","url":"http://roiwantstoteachmathsinkansas.blogspot.com/2011/10/boda-en-monterrey.html","year":2011},{"title":"Pulzo, costo de una boda en Quindío 2024","url":"https://www.pulzo.com/vivir-bien/costo-de-una-boda-en-quindio-2024-precios-de-salon-argollas-y-tendencias-en-matrimonios-PP4699476A","year":2024}]'),
('el-horario-del-dia-minuto-a-minuto', 'en', 'planning', 'The wedding day, minute by minute: US, UK, Spain and Mexico', 'An American wedding is dancing before a Spanish one has sat down to dinner. Real timetables for four countries, where time leaks away, and four rules to keep it.', 'At half past nine on a summer Saturday, an American wedding is on the dance floor, a British one has just brought out the bacon rolls, a Mexican one is at dinner, and a Spanish one is finishing its cocktails. If your guests come from more than one of these countries, write the timetable down. They will not all imagine the same evening.

## United States: five to seven hours

| Start | Minutes | What |
| --- | --- | --- |
| 4:30 pm | 30 | Guests arrive |
| 5:00 | 30 | Ceremony |
| 5:30 | 60 | Cocktail hour, photographs |
| 6:30 | 20 | Seating and entrance |
| 6:50 | 15 | First dance and welcome |
| 7:05 | 80 | Dinner and toasts |
| 8:25 | 20 | Parent dances, cake |
| 8:45 | 140 | Dancing |
| 11:05 | 15 | Last song, exit |

[Planners’ guides](https://gathershot.com/blog/wedding-day-timeline-guide) agree on the shape, and [stationers](https://www.minted.com/wedding-ideas/wedding-reception-timeline) on the small blocks: an hour of cocktails, fifteen minutes to seat people, ten for the entrance, five for a dance and five for a toast. Those fives are the optimistic part.

## United Kingdom: ten hours and an encore

| Start | Minutes | What |
| --- | --- | --- |
| 1:00 pm | 30 | Guests arrive |
| 1:30 | 30 | Ceremony |
| 2:00 | 120 | Drinks reception and photographs |
| 4:00 | 20 | Call to tables |
| 4:20 | 120 | Wedding breakfast |
| 6:20 | 45 | Speeches |
| 7:05 | 60 | Turnaround |
| 8:05 | 30 | Evening guests, first dance |
| 8:35 | 205 | Dancing and evening food |

Two things surprise visitors: a second set of guests who arrive after dinner, and an hour in which everybody stands about while the room is turned around. Give that hour a purpose, such as a walk, lawn games or a pianist, or it will be spent at the bar.

## Spain: dinner at twenty to ten

| Start | Minutes | What |
| --- | --- | --- |
| 18:30 | 30 | Guests arrive |
| 19:00 | 40 | Ceremony |
| 19:40 | 30 | Kisses and transfer |
| 20:10 | 90 | Cocktail |
| 21:40 | 150 | Dinner |
| 0:10 | 20 | Cake and speeches |
| 0:30 | 15 | First dance |
| 0:45 | 180 | Open bar and dancing |

[Spanish planners](https://marileeventos.com/los-tiempos-de-vuestra-boda/) allow 60 to 90 minutes for the cocktail and two to three hours for the banquet. The cocktail is not a prelude. It is half of the food and most of the conversation, so warn your uncle from Ohio not to fill up, or rather, tell him to.

## Mexico: Mass, a civil ceremony, and soup at two

| Start | Minutes | What |
| --- | --- | --- |
| 4:45 pm | 15 | Arrival at church |
| 5:00 | 60 | Mass |
| 6:00 | 60 | Transfer and photographs |
| 7:00 | 60 | Cocktail |
| 8:00 | 30 | Civil ceremony at the hall |
| 8:30 | 20 | First dance |
| 8:50 | 90 | Dinner |
| 10:20 | 210 | Dancing |
| 1:50 am | 30 | Bouquet, garter, _víbora de la mar_ |
| 2:20 | 60 | _Tornaboda_: something hot, to keep going |

In the north people may dance for [an hour before dinner](http://roiwantstoteachmathsinkansas.blogspot.com/2011/10/boda-en-monterrey.html). Published sources for Mexico are thinner than for the other three, so check this one with the hall.

## Where time leaks

**Hugs.** A hundred guests at ten seconds each is seventeen minutes, and nobody hugs for ten seconds. Put it in the timetable, since it will happen anyway.

**Transfers.** Add fifteen minutes to whatever the map says.

**Group photographs.** A few minutes each, and somebody is always missing. Make a list of names and give it to a cousin with a loud voice.

**Courses.** Allow 25 to 30 minutes a course, and 15 more for every hundred guests. Three courses for a hundred and fifty people is nearly two hours. That is not slow service, only division.

**Speeches.** “Two minutes” is six. Three speeches before dessert will be listened to. Five after it will not.

## Four rules

1. **Sunset.** An outdoor ceremony with photographs must end at least an hour before the sun goes. Look the time up for your date and count backwards.
2. **Slack.** Leave a tenth of every block that is longer than an hour, and tell nobody that it is there.
3. **The sound limit.** Ask the venue when the music must stop, then plan from that end. If it is eleven, dinner at eight is a decision.
4. **One clock.** Somebody who is not you holds the timetable and makes the calls: a coordinator, or the friend who is always early.

## When you run late

You will. Take it from the cocktail hour first, then from the number of speeches, then from the ceremony of the cake, which can be cut while people dance. Do not take it from dinner, which is already in the oven, nor from the last half hour of music, which is what they will remember.

## Guests from two countries

Print the local hours on the invitation, with one line of comfort for each side. For Americans at a Spanish wedding: _you will be well fed from eight, and dinner is at half past nine._ For Spaniards at an American one: _dinner is at seven; we are serious._

And tell everybody when the last bus leaves. It is the only time that all cultures read.

## What to do next

- Put the hours into [your event](/auth?mode=sign-up): they move the money for drinks, music and photographs.
- Short of time altogether? Here is [the six-week list](/blog/casarse-en-seis-semanas).
- Work out [the drink](/blog/cuanta-bebida-para-cien-invitados) phase by phase.', 'The Celebra team', '2026-11-08', 4, false, array['casarse-en-seis-semanas', 'cuanta-bebida-para-cien-invitados', 'sentar-bien-a-los-invitados']::text[], '[{"title":"Gathershot, wedding day timeline guide","url":"https://gathershot.com/blog/wedding-day-timeline-guide"},{"title":"Minted, wedding reception timeline","url":"https://www.minted.com/wedding-ideas/wedding-reception-timeline"},{"title":"Marilé Eventos, the times of your wedding (Spanish)","url":"https://marileeventos.com/los-tiempos-de-vuestra-boda/"},{"title":"A wedding in Monterrey, a guest’s account (Spanish)","url":"http://roiwantstoteachmathsinkansas.blogspot.com/2011/10/boda-en-monterrey.html","year":2011}]'),
('boda-de-destino', 'es', 'ideas', 'Boda de destino: qué se ahorra, qué se gasta y quién viene', 'Casarse lejos reduce la lista y cambia el presupuesto de sitio: menos banquete, más transporte. Las cifras, las cuentas y las preguntas que conviene hacer antes.', '«Nos casamos en la playa, vienen veinte y nos sale más barato.» A veces es verdad. Otras, la boda acaba costando lo mismo, pagada en otro orden y por otra gente. Vamos por partes.

## ¿Más cara o más barata?

Más cara, en media:

| Dónde | Boda en general | Boda de destino | Diferencia |
| --- | --- | --- | --- |
| [Parejas de Estados Unidos](https://theknot.com/content/average-wedding-cost) (2024) | 33.000 US$ | 39.000 US$ | +18 % |
| [Parejas de India](https://localsamosa.com/news/wedmegood-report-7665827) (2024) | 3.650.000 INR | 5.110.000 INR | +40 % |

Cuidado con leerlo al revés. Quien elige casarse en Bali no es una pareja al azar: suele tener más presupuesto. La media no dice que _tu_ boda vaya a costar un 18 % más por moverla; dice qué gasta quien la mueve. Y como ya contamos, [la media engaña](/blog/cuanto-cuesta-una-boda).

Lo que sí está claro es **a dónde** se va el dinero.

## Cómo cambia el reparto

Con cien invitados y nuestro reparto general de partida, al elegir «Evento de destino» las partidas se mueven así. Es una propuesta nuestra, con la lógica a la vista:

| Partida | En un salón | De destino |
| --- | --- | --- |
| Lugar | 22 % | 21 % |
| Catering | 26 % | 23 % |
| Bebidas | 8 % | 7 % |
| Foto y vídeo | 11 % | 11 % |
| Música | 6 % | 5 % |
| Decoración | 9 % | 8 % |
| Ropa | 7 % | 6 % |
| Transporte | 2 % | 8 % |
| Varios | 9 % | 11 % |

El transporte se multiplica por cuatro: traslados desde el aeropuerto, autobuses entre el hotel y la fiesta, el viaje del fotógrafo. Y «Varios» crece porque hacen falta un coordinador que conozca el sitio, seguro y un colchón mayor.

En una [hacienda mexicana apartada](https://elsoldehidalgo.com.mx/local/casarse-es-hasta-40-por-ciento-mas-caro-9161587.html), por ejemplo, hay que añadir planta de luz, traslados y hospedaje. El paisaje no trae enchufes.

## Cuántos vendrán

Aquí está el verdadero ahorro. La regla más repetida entre organizadores es que acude el [85 % de los invitados del lugar, el 55 % de los de fuera y el 35 % si hay que ir a un destino](https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding). Otros son más optimistas: una organizadora de bodas de destino hablaba en 2010 de [entre un 25 y un 35 % de ausencias](http://bethhelmstetter.blogspot.com/2010/03/).

Es decir, de cien invitados pueden venir 35 o pueden venir 75. Con esa horquilla no se alquila un autobús. Haz esto:

1. **Avisa pronto.** Ocho o diez meses, no tres. El «resérvate la fecha» aquí no es un adorno.
2. **Pregunta dos veces**: ¿te apetece? y, tres meses después, ¿has comprado el billete? Solo cuenta la segunda.
3. **Negocia las habitaciones por tramos**, con fechas para devolver las que sobren.
4. **No invites a cien esperando a cuarenta.** Si un día vienen setenta, la fiesta es otra. Más en [cuántos invitados vendrán](/blog/cuantos-invitados-vendran).

## El destino puede estar a trescientos kilómetros

No hace falta salir del país. El coste por invitado cambia mucho entre comunidades: [267 € en Asturias, 207 en Madrid, 144 en Andalucía, 134 en Murcia](https://elcorreo.com/sociedad/euskadi-comunidades-invitados-20240728005211-nt.html) (2023). Con 80 invitados, de Madrid a Murcia hay 5840 € de diferencia.

Ahora resta el autobús y las habitaciones que pagues tú. Si lo que queda sigue siendo mucho y además el pueblo es el de tu abuela, ahí tienes tu boda de destino.

## Quién paga qué

Es la conversación que casi nadie tiene a tiempo. Lo habitual:

- **Los invitados**, su viaje y su habitación. Por eso el regalo se espera menor, y conviene decirlo: «que vengas es el regalo».
- **La pareja**, los traslados una vez allí, y algo la noche antes: quien ha volado seis horas no puede cenar solo.
- **A medias**, lo que decida la pareja para los padres, los testigos y quien no se lo pueda permitir. Habla con ellos en privado y antes que con nadie.

Un cálculo honrado suma también lo que gastan los demás. Sesenta personas a 500 € son 30.000 €, más que muchas bodas enteras. No los pagas tú, pero alguien los paga.

## Los papeles, aparte

Casarse legalmente en otro país puede pedir residencia, traducciones y plazos que no vas a ver en un folleto. Lo que hace mucha gente: la firma en casa, sin ruido, y la ceremonia donde se quiera. Pregunta en tu registro antes de pagar un anticipo.

## Diez preguntas antes de firmar

1. ¿El precio lleva impuestos y servicio?
2. ¿Qué pasa si el vuelo se retrasa un día?
3. ¿Dónde es el plan B y quién decide?
4. ¿Hasta qué hora puede sonar la música?
5. ¿Hay luz, agua y baños para todos, o se alquilan?
6. ¿Puedo llevar mi fotógrafo o cobran por ello?
7. ¿Quién recibe y guarda lo que mandemos antes?
8. ¿Cuánto cuesta [cancelar o mover la fecha](/blog/cancelar-un-contrato), y desde cuándo?
9. ¿En qué moneda se paga y quién carga con el cambio?
10. ¿Con quién hablo ese día, y qué idioma habla?

## Qué hacer ahora

- [Crea el evento](/auth?mode=sign-up) dos veces, en casa y fuera, y compara: lugar, invitados que esperas y tipo de lugar «Evento de destino».
- Mira la fórmula del reparto en [cómo calculamos](/methods).', 'Equipo de Celebra', '2026-11-06', 4, false, array['cuantos-invitados-vendran', 'repartir-el-presupuesto-en-nueve-partidas', 'cancelar-un-contrato']::text[], '[{"title":"The Knot 2025 Real Weddings Study","url":"https://theknot.com/content/average-wedding-cost","year":2024},{"title":"WedMeGood Annual Wedding Report 2024","url":"https://localsamosa.com/news/wedmegood-report-7665827","year":2024},{"title":"El Sol de Hidalgo, casarse es hasta 40 % más caro","url":"https://elsoldehidalgo.com.mx/local/casarse-es-hasta-40-por-ciento-mas-caro-9161587.html"},{"title":"Beth Helmstetter, invitados que no acuden","url":"http://bethhelmstetter.blogspot.com/2010/03/","year":2010},{"title":"Calendar Australia, cuántos no vendrán","url":"https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding"},{"title":"Bodas.net, ESADE y Google, por comunidades, en El Correo","url":"https://elcorreo.com/sociedad/euskadi-comunidades-invitados-20240728005211-nt.html","year":2023}]'),
('boda-de-destino', 'en', 'ideas', 'Destination weddings: what you save, what you spend, who comes', 'A wedding abroad shortens the list and moves the money. The surveys, a worked budget, how many guests to expect, and ten questions to ask before you sign.', '“Let’s do it in Tuscany. Twenty people. It will be cheaper.” Sometimes it is. Just as often it costs the same, spent in another order and partly by other people. Here is how to tell in advance.

## Dearer, on average

| Couples from | All weddings | Destination | Difference |
| --- | --- | --- | --- |
| [United States](https://theknot.com/content/average-wedding-cost) (2024) | $33,000 | $39,000 | +18% |
| [India](https://localsamosa.com/news/wedmegood-report-7665827) (2024) | ₹3,650,000 | ₹5,110,000 | +40% |

Do not read this backwards. Couples who marry in Bali are not a random sample; they tend to have more to spend. The survey does not say that moving _your_ wedding makes it 18% dearer. It says what people who move theirs end up paying. Averages [mislead in the usual way](/blog/cuanto-cuesta-una-boda).

What is certain is that the money goes to other places.

## How the split moves

For a hundred guests, our general starting split, and the same with the location set to “destination”. Both are our own proposals, and you can see the reasoning:

| Category | Hired hall | Destination |
| --- | --- | --- |
| Venue | 22% | 21% |
| Catering | 26% | 23% |
| Drinks | 8% | 7% |
| Photo and video | 11% | 11% |
| Music | 6% | 5% |
| Decorations | 9% | 8% |
| Attire | 7% | 6% |
| Transportation | 2% | 8% |
| Miscellaneous | 9% | 11% |

Transportation goes up fourfold: airport transfers, a bus between hotel and villa, your photographer’s flight. Miscellaneous grows because you will want somebody local who knows which florist answers the telephone, and a fatter contingency.

A [hacienda in the Mexican countryside](https://elsoldehidalgo.com.mx/local/casarse-es-hasta-40-por-ciento-mas-caro-9161587.html) is a good example. The courtyard is glorious, and the generator, the transfers and the lodging are yours to arrange. Views do not come with sockets.

## Local prices help, up to a point

A guest cost about [€196 in Spain](https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano) (2023) and about [1,291 pesos in Mexico](https://www.travelreport.mx/noticias/bodas-en-mexico/amp) (2024), against [$284 in the United States](https://theknot.com/content/average-wedding-cost) (2024). The temptation is to multiply by the local figure and book flights.

Two cautions. Those are prices paid by _local couples_, with cousins who drive the cake over and godparents who sponsor the band. And vendors who work with foreigners, in English, on a beach, are another market with other prices. Treat the local average as a floor.

## Who will come

This is where the saving really is. The rule most quoted among planners is that [85% of local guests accept, 55% of those from out of town and 35% for a destination](https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding). A destination planner writing in 2010 was more hopeful: [25 to 35% decline](http://bethhelmstetter.blogspot.com/2010/03/), so about seven in ten come.

A hundred invitations may therefore produce 35 guests or 75. You cannot charter a bus on that. So:

1. **Write early.** Eight to ten months. Here a save-the-date is not stationery, it is leave from work.
2. **Ask twice.** First whether they would love to come; three months later, whether they have booked. Only the second answer counts.
3. **Hold rooms in steps**, with dates on which the unsold ones go back without charge.
4. **Never invite a hundred in the hope of forty.** There are years when everybody needs a holiday. See [how many will come](/blog/cuantos-invitados-vendran).

## Who pays for what

The conversation that most couples have too late. The usual answer:

- **Guests** pay for their travel and their room. In exchange, presents are expected to be small, and it is kind to say so out loud.
- **You** pay for moving people around once they are there, and for something simple on the first night. Nobody should fly six hours and dine alone.
- **In between** lie parents, the wedding party, and anybody you love who cannot afford it. Talk to them privately, before the invitations.

An honest budget has a second column: what everybody else will spend. Sixty people at $1,200 are $72,000, more than twice the average American wedding. You do not pay it, but it is being paid for you.

## The legal part is separate

Marrying abroad in law can mean residence periods, sworn translations and dates that are not yours to choose. Many couples sign quietly at home and hold the ceremony wherever they please. Ask your registrar before you pay a deposit, not after.

## Ten questions before you sign

1. Does the price include tax and service?
2. What happens if flights are a day late?
3. Where is plan B, and who decides?
4. At what hour must the music stop?
5. Power, water and bathrooms for everybody: there, or to be brought?
6. May I bring my own photographer, and what does it cost?
7. Who receives and keeps what we send ahead?
8. What does it cost to [cancel or to move the date](/blog/cancelar-un-contrato), and from when?
9. In which currency do I pay, and who bears the exchange rate?
10. Whom do I call that morning, and in which language?

## What to do next

- [Start the event twice](/auth?mode=sign-up), at home and away, with the guests you really expect, and compare the two splits.
- See the multipliers on [how we calculate](/methods).', 'The Celebra team', '2026-11-06', 4, false, array['cuantos-invitados-vendran', 'repartir-el-presupuesto-en-nueve-partidas', 'cancelar-un-contrato']::text[], '[{"title":"The Knot 2025 Real Weddings Study","url":"https://theknot.com/content/average-wedding-cost","year":2024},{"title":"WedMeGood Annual Wedding Report 2024","url":"https://localsamosa.com/news/wedmegood-report-7665827","year":2024},{"title":"Calendar Australia, how many will not show","url":"https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding"},{"title":"Beth Helmstetter, destination guests","url":"http://bethhelmstetter.blogspot.com/2010/03/","year":2010},{"title":"Bodas.net, Spain 2023, in La Península","url":"https://la-peninsula.es/economia/2024/07/19/casarse-en-espana-ya-cuesta-el-sueldo-de-todo-un-ano","year":2023},{"title":"Travel Report, weddings in Mexico","url":"https://www.travelreport.mx/noticias/bodas-en-mexico/amp","year":2024},{"title":"El Sol de Hidalgo, on haciendas (Spanish)","url":"https://elsoldehidalgo.com.mx/local/casarse-es-hasta-40-por-ciento-mas-caro-9161587.html"}]'),
('presupuesto-de-un-evento-de-empresa', 'es', 'budget', 'El presupuesto de un evento de empresa, sin sorpresas', 'En qué se va el dinero de una convención o una cena de empresa, cuánta gente aparece de verdad y el calendario de seis meses que evita pagar de más.', 'En una boda, quien decide es quien paga. En una empresa decide marketing, paga finanzas, se queja recursos humanos y el día del evento te llaman a ti. Por eso el presupuesto tiene que estar escrito antes que el programa.

## En qué se va el dinero

La encuesta más completa que conocemos es vieja, de 2012, pero es de las pocas que suma cien. [PCMA](http://content.yudu.com/A231f4/CnvnMar2013/resources/60.htm) preguntó a los organizadores por su mayor evento del año:

| Gasto | Parte |
| --- | --- |
| Comida y bebida | 33 % |
| Audiovisuales | 15 % |
| Montaje y decoración | 9 % |
| Viajes del equipo | 8 % |
| Marketing | 7 % |
| Ponentes y espectáculo | 7 % |
| Inscripciones y alojamiento | 6 % |
| Alquiler del espacio | 6 % |
| Seguridad, seguro, agencia local | 4 % |
| Otros | 5 % |

Tres años antes, [la comida era el 32 % y los audiovisuales el mismo 15 %](http://content.yudu.com/A1xgs7/ConveneMarch2010/resources/49.htm). Es una estructura muy estable, con dos lecciones: se come un tercio del presupuesto, y el sonido y las pantallas cuestan más del doble que el espacio.

¿Solo un 6 % de alquiler? Sí, porque muchos hoteles regalan las salas a quien contrata comidas y habitaciones. Si alquilas un sitio vacío, la cuenta es otra: una [guía para agencias de 2025](https://dojobusiness.com/blogs/news/event-agency-startup-costs) da entre el 25 y el 35 % para el lugar, del 10 al 20 % para la técnica, del 10 al 20 % para la difusión, del 8 al 15 % para el personal y un 12 % de imprevistos. Los expertos difieren porque hablan de dos formas de comprar el mismo salón.

## Desde dónde empezar

En Celebra, un evento de empresa arranca con este reparto. Es una propuesta nuestra, entre las dos fuentes:

| Partida | Parte | De 18.000 € |
| --- | --- | --- |
| Lugar | 22 % | 3960 € |
| Catering | 31 % | 5580 € |
| Bebidas | 8 % | 1440 € |
| Sonido, pantallas, ponentes | 12 % | 2160 € |
| Fotos, grabación, emisión | 7 % | 1260 € |
| Decoración e imagen | 7 % | 1260 € |
| Transporte | 5 % | 900 € |
| Uniformes | 1 % | 180 € |
| Varios, con imprevistos | 7 % | 1260 € |

## Cuánta gente va a venir

Aquí se pierde más dinero que en ninguna otra parte.

| Tipo | Acude | Fuente |
| --- | --- | --- |
| Evento gratuito con inscripción | del 40 al 60 % de los inscritos | [Climb the Ladder](https://climbtheladder.com/what-percentage-of-invitees-actually-attend-your-event) |
| Evento de pago | del 80 al 90 % | la misma |
| Fiesta de empresa, según encuesta | 9 de cada 10 | [Tripleseat](https://tripleseat.com/blog/2018-data-and-trends-you-should-know-about-holiday-events-in-the-workplace) (2018) |

Otras guías rebajan la fiesta de empresa a una horquilla del 50 al 80 %. La diferencia entre «digo que iré» y «voy» es enorme, sobre todo si es gratis y cae en jueves.

Tres cosas la reducen: pedir una confirmación cuatro días antes, preguntar por el plato (quien elige un plato se siente esperado) y ofrecer una forma fácil de ceder la plaza.

## El precio de una cena

Como referencia, en el Reino Unido las empresas presupuestaron en 2024 [88 libras por persona para la fiesta de Navidad y gastaron 110](https://officechristmas.co.uk/xmas/2024-christmas-party-data-report). Un cuarto más de lo previsto, y eso que es la fiesta que se repite todos los años.

## El calendario

| Antes | Qué |
| --- | --- |
| 26 semanas | Objetivo, público, cómo se medirá; presupuesto aprobado con imprevistos |
| 22 | Tres propuestas de sede, y firmar una |
| 20 | Sonido, pantallas, equipo técnico; permisos y seguros |
| 16 | Catering; habitaciones y traslados |
| 12 | Inscripciones abiertas y aviso de fecha |
| 8 | Invitaciones |
| 6 | Agenda con horas; política de barra |
| 3 | Primer recuento y recordatorio |
| 2 | Número final y dietas al catering |
| 1 | Ensayo técnico, de verdad y con las presentaciones |
| −2 | Cuentas cuadradas e informe |

Una cena de gala típica, por dentro: una hora de acreditación y cóctel, un cuarto de hora de bienvenida, una hora y tres cuartos de cena, cuarenta minutos de premios y dos horas y media de baile. Si los premios pasan de cuarenta minutos, el baile se queda sin gente.

## Donde se escapa

- **La técnica «incluida»**, que incluye un proyector y un micrófono. Pide la lista por escrito y la tarifa del técnico por hora.
- **El mínimo de consumo** del hotel. Si firmas 120 y vienen 70, pagas 120.
- **El wifi** para trescientas personas a la vez. No es el de los huéspedes.
- **La barra.** Con un límite de tiempo o de vales, no «hasta que se acabe».
- **Los cambios de última hora**, que se cobran a precio de última hora. Nombra a una sola persona que pueda pedirlos.
- **La moneda del objetivo.** Si no has escrito para qué era el evento, al terminar solo se podrá hablar de lo que costó.

## Cómo defenderlo ante finanzas

Lleva tres columnas y no una: lo mínimo, lo razonable y lo que te pediría dirección. Enseña qué se pierde al bajar de una a otra, con nombres y no con porcentajes: «sin grabación no hay material para la web». Y enseña los imprevistos como una línea. Si los escondes, te los van a quitar; si los explicas, puede que no.

## Qué hacer ahora

- [Crea un evento de empresa](/auth?mode=sign-up) con tu cifra y tus asistentes, y ordena las partidas por lo que de verdad importa.
- Para varios eventos a la vez o para tu equipo, mira [los planes](/pricing).
- ¿Algo a medida? [Escríbenos](/contact).', 'Equipo de Celebra', '2026-11-04', 4, false, array['cuantos-invitados-vendran', 'cancelar-un-contrato', 'cuanta-bebida-para-cien-invitados']::text[], '[{"title":"PCMA Convene, Meetings Market Survey (marzo de 2013)","url":"http://content.yudu.com/A231f4/CnvnMar2013/resources/60.htm","year":2012},{"title":"PCMA Convene, edición de 2010","url":"http://content.yudu.com/A1xgs7/ConveneMarch2010/resources/49.htm","year":2009},{"title":"Dojo Business, costes de una agencia de eventos","url":"https://dojobusiness.com/blogs/news/event-agency-startup-costs","year":2025},{"title":"Office Christmas, 2024 Christmas Party Data Report","url":"https://officechristmas.co.uk/xmas/2024-christmas-party-data-report","year":2024},{"title":"Climb the Ladder, qué parte de los invitados acude","url":"https://climbtheladder.com/what-percentage-of-invitees-actually-attend-your-event"},{"title":"Tripleseat, datos de 2018 sobre fiestas de empresa","url":"https://tripleseat.com/blog/2018-data-and-trends-you-should-know-about-holiday-events-in-the-workplace","year":2018}]'),
('presupuesto-de-un-evento-de-empresa', 'en', 'budget', 'A corporate event budget that survives the event', 'Where the money goes at conferences and company parties, how many people turn up, what sources disagree on, and a six-month calendar to stay ahead of it.', 'At a wedding, the people who decide are the people who pay. In a company, marketing decides, finance pays, HR worries, and on the night everybody calls you. That is why the budget should exist before the program does.

## Where the money goes

The best survey we know is old, but it is large and it adds up to a hundred, which is rarer than you would think. [PCMA](http://content.yudu.com/A231f4/CnvnMar2013/resources/60.htm) asked planners about their biggest event of 2012:

| Spending | Share |
| --- | --- |
| Food and beverage | 33% |
| Audiovisual | 15% |
| Decorator and labour | 9% |
| Staff travel | 8% |
| Marketing | 7% |
| Speakers and entertainment | 7% |
| Registration and housing | 6% |
| The space | 6% |
| Security, insurance, local agency | 4% |
| Other | 5% |

[Three years earlier](http://content.yudu.com/A1xgs7/ConveneMarch2010/resources/49.htm) food was 32% and audiovisual 15%. A structure that barely moves through a recession is one you can plan by, even a decade later. A third of your budget will be eaten, and sound and screens cost more than twice as much as the room.

Only 6% for the room? Hotels give space away to groups that buy meals and beds. If you rent an empty building the picture changes: a [2025 guide for agencies](https://dojobusiness.com/blogs/news/event-agency-startup-costs) has venue at 25–35%, AV at 10–20%, marketing 10–20%, staff 8–15%, and 12% for contingency. The two sources are not in conflict. They describe two ways to buy the same ballroom.

## A place to start

Celebra opens a corporate event with this split. It is our proposal, set between those two sources:

| Category | Share | Of $25,000 |
| --- | --- | --- |
| Venue | 22% | $5,500 |
| Catering | 31% | $7,750 |
| Drinks | 8% | $2,000 |
| Sound, screens, speakers | 12% | $3,000 |
| Photo, video, streaming | 7% | $1,750 |
| Decorations and branding | 7% | $1,750 |
| Transportation | 5% | $1,250 |
| Uniforms | 1% | $250 |
| Miscellaneous and contingency | 7% | $1,750 |

For a party rather than a conference, a [US playbook](https://corporateevents.pages.dev/blog/holiday-party-planning-playbook/) puts the usual band at $65 to $120 a head. In Britain, companies budgeted [£88 a person for Christmas 2024 and spent £110](https://officechristmas.co.uk/xmas/2024-christmas-party-data-report). A quarter over, for the one party that happens every year on the same date.

## How many will turn up

More money is wasted here than anywhere else.

| Kind | Turn up | Source |
| --- | --- | --- |
| Free, with registration | 40–60% of those registered | [Climb the Ladder](https://climbtheladder.com/what-percentage-of-invitees-actually-attend-your-event) |
| Paid | 80–90% | the same |
| Company party, survey answers | 9 in 10 | [Tripleseat, 2018](https://tripleseat.com/blog/2018-data-and-trends-you-should-know-about-holiday-events-in-the-workplace) |
| Company party, planners’ guides | 50–80% | trade advice |

The last two rows are the same party. One is what people say in a survey, the other is what the caterer sees on a wet Thursday. Budget between them, and then do three cheap things: ask again four days before, ask what people want to eat (those who have chosen a dish feel expected), and make it easy to give a place back.

## The calendar

| Weeks before | What |
| --- | --- |
| 26 | Goal, audience, how you will measure it; budget approved, with contingency |
| 22 | Three venue proposals; sign one |
| 20 | Sound, screens, crew; permits and insurance |
| 16 | Caterer; rooms and transfers |
| 12 | Registration open, save-the-date |
| 8 | Invitations |
| 6 | Agenda with times; bar policy |
| 3 | First count and reminder |
| 2 | Final numbers and diets |
| 1 | Technical rehearsal, with the real slides |
| −2 | Costs reconciled, report written |

A gala dinner inside that: an hour of arrivals and cocktails, fifteen minutes of welcome, an hour and three quarters of dinner, forty minutes of awards, two and a half hours of dancing. When awards run past forty minutes, the dancing is what gets cut, by the guests, with their feet.

## Where it leaks

- **“AV included”** means a projector and one microphone. Ask for the list, and for the technician’s hourly rate.
- **Food and beverage minimums.** Sign for 120, host 70, pay for 120.
- **Wi-Fi** for three hundred people at once. It is not the guest network.
- **The bar.** Limit it by time or by vouchers, not by thirst.
- **Late changes**, billed at late prices. Name one person who may ask for them, and tell the venue who that is.
- **No stated goal.** If nobody wrote down what the event was for, the only thing left to discuss afterwards is what it cost.

## How to defend it

Bring finance three columns instead of one: the least, the sensible, and what the board would like. Show what disappears between one column and the next in nouns, not percentages. “Without video there is nothing for the website” is an argument. “Minus seven per cent” is an invitation.

And leave the contingency in plain sight. A hidden reserve is found and taken. A named one, with last year’s overrun beside it, is usually left alone. If the report at week −2 shows that you did not need it, you will be believed next year.

## What to do next

- [Start a corporate event](/auth?mode=sign-up) with your figure and your headcount, and rank what matters for this one.
- Running several, or working as a team? See [the plans](/pricing).
- Need something particular? [Write to us](/contact).', 'The Celebra team', '2026-11-04', 4, false, array['cuantos-invitados-vendran', 'cancelar-un-contrato', 'cuanta-bebida-para-cien-invitados']::text[], '[{"title":"PCMA Convene, Meetings Market Survey, March 2013","url":"http://content.yudu.com/A231f4/CnvnMar2013/resources/60.htm","year":2012},{"title":"PCMA Convene, March 2010","url":"http://content.yudu.com/A1xgs7/ConveneMarch2010/resources/49.htm","year":2009},{"title":"Dojo Business, event agency costs","url":"https://dojobusiness.com/blogs/news/event-agency-startup-costs","year":2025},{"title":"Office Christmas, 2024 Christmas Party Data Report","url":"https://officechristmas.co.uk/xmas/2024-christmas-party-data-report","year":2024},{"title":"Holiday Party Planning Playbook","url":"https://corporateevents.pages.dev/blog/holiday-party-planning-playbook/"},{"title":"Climb the Ladder, what percentage of invitees attend","url":"https://climbtheladder.com/what-percentage-of-invitees-actually-attend-your-event"},{"title":"Tripleseat, holiday events in the workplace","url":"https://tripleseat.com/blog/2018-data-and-trends-you-should-know-about-holiday-events-in-the-workplace","year":2018}]'),
('cuantos-invitados-vendran', 'es', 'guests', 'De cien invitados, ¿cuántos vendrán?', 'En España falla uno de cada seis; en México, uno de cada nueve. Cómo calcular una horquilla con tu propia lista y qué hacer con ella antes de dar el número.', 'La lista dice 140. El salón tiene 120 sillas. ¿Te arriesgas? Es la apuesta más cara de toda la boda y casi siempre se hace a ojo. Se puede hacer mejor con un lápiz.

## Lo que se sabe

| Dónde o quién | Vienen | Fuente |
| --- | --- | --- |
| España | 85 de cada 100 | [El Periódico de Aragón](https://www.elperiodicodearagon.com/vida-y-estilo/2021/09/30/cuesta-invitado-boda-57872576.html) (2021) |
| México | 89 de cada 100 | [MiDineroOnline](https://midineroonline.com/cuanto-cuesta-casarse-en-mexico) (2023) |
| Estados Unidos, en conjunto | de 75 a 85 | [Gay Weddings](https://gayweddingsmag.com/what-percentage-of-wedding-rsvps-decline/) |
| Los que viven cerca | 85 | [regla de organizadores](https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding) |
| Los de fuera | 55 | la misma |
| Boda de destino | 35 | la misma |
| Reino Unido: cerca y lejos | 90 y 65 | [The Wedding Guide](https://www.theweddingguide.co.uk/why-you-might-not-need-to-provide-food-for-all-of-your-guests/) |

Los porcentajes se parecen para la gente de cerca y se separan para la de lejos. Es lógico: «lejos» es una hora de carretera para unos y un vuelo con escala para otros.

## Un número no basta: haz una horquilla

Que venga el 85 % no quiere decir que de 120 vengan exactamente 102. Quiere decir que vendrán **alrededor** de 102. ¿Cuánto de alrededor?

Si cada persona decidiera por su cuenta, la cuenta es la de lanzar una moneda cargada:

1. Multiplica invitados por probabilidad: 120 × 0,85 = **102**.
2. Multiplica eso por la probabilidad de que no vengan: 102 × 0,15 = 15,3. Saca la raíz: **3,9**.
3. La horquilla que acierta ocho veces de cada diez va 1,28 veces ese número hacia cada lado: 102 ± 5.

O sea, **de 97 a 107**.

### Con una lista de verdad

Separa tu lista en tres montones. Los porcentajes de aquí abajo son los nuestros, en medio de las fuentes; cámbialos por los de tu familia.

| Montón | Invitados | Probabilidad | Esperados |
| --- | --- | --- | --- |
| Viven cerca | 80 | 88 % | 70,4 |
| De otra ciudad | 30 | 60 % | 18 |
| Del extranjero | 10 | 35 % | 3,5 |
| **Total** | **120** | | **91,9** |

La horquilla sale de 87 a 97. Fíjate: la misma lista de 120, con cuarenta personas de fuera, son diez cubiertos menos que en la cuenta anterior.

### Y luego ensánchala

La moneda supone que cada cual decide solo, y no es así. Las familias vienen enteras o no vienen. Si los primos de Vigo son seis, son un sí o un no de seis. Añade dos o tres personas a cada lado de la horquilla y estarás más cerca de la realidad. Si tu gente va en bloques grandes, añade cinco.

## Del sí a la silla

Entre decir que sí y sentarse todavía se cae alguien. La regla del oficio es un **5 o un 10 %**, aunque hay quien considera ese 10 un extremo. Nosotros partimos de un 3 %, porque quien ha contestado por escrito y ha elegido menú suele venir.

En el otro lado, muchos servicios de catering preparan [un 5 % de cubiertos de reserva](https://www.bar-mitzva.com/klalie.asp?cat=5). Pregunta si el tuyo los cobra. Si los prepara gratis, no los pidas tú también.

## El número que das al catering

Suele pedirse entre una y dos semanas antes, y casi siempre puede bajar poco y subir algo. Por eso:

- **No des la lista.** Da los síes, menos uno o dos.
- **No redondees hacia arriba.** Con un menú de 140 €, redondear de 97 a 100 son 420 €.
- **Cuenta aparte** los niños, el fotógrafo, los músicos y el conductor del autobús. También cenan, con otro menú y otro precio.
- **Pide por escrito** hasta qué día se puede cambiar.

## Cómo conseguir respuestas

La incertidumbre más barata de eliminar es la de quien no ha contestado.

1. **Una fecha límite que signifique algo**: «el día 3 damos el número a la cocina».
2. **Una sola pregunta por mensaje.** Primero si vienes. Después el menú, el autobús, el hotel.
3. **Un recordatorio amable a la semana**, y otro con la fecha encima.
4. **Una llamada.** Para los últimos diez no hay formulario que valga. La hace quien mejor los conoce, no siempre la pareja.
5. **Un no fácil.** Mucha gente no contesta porque le da apuro. «Si no puedes, no pasa nada, dinos que no» ahorra sillas vacías.

## ¿Y si invito a más contando con los que fallan?

Es legítimo si el límite es el dinero y peligroso si el límite es el aforo. Mira el extremo alto de tu horquilla ensanchada, no el centro. Si con ese número todavía caben, adelante. Si no, haz dos tandas: cuando lleguen los primeros «no», salen las segundas invitaciones, con al menos un mes por delante. Nadie tiene por qué notarlo.

Con 140 en la lista, todos de cerca y 120 sillas: 140 × 0,88 = 123. Ni en el centro caben. Ahí tienes la respuesta a la primera línea.

## Qué hacer ahora

- Parte tu lista en tres montones y haz la cuenta. Diez minutos.
- Pon el número esperado en [tu evento](/auth?mode=sign-up), y compara el reparto con el extremo alto y con el bajo.
- Lee [lo que cuesta un invitado más](/blog/lo-que-cuesta-un-invitado-mas) antes de discutir los últimos cinco.', 'Equipo de Celebra', '2026-11-03', 4, false, array['lo-que-cuesta-un-invitado-mas', 'sentar-bien-a-los-invitados', 'boda-de-destino']::text[], '[{"title":"El Periódico de Aragón, cuánto cuesta un invitado de boda","url":"https://www.elperiodicodearagon.com/vida-y-estilo/2021/09/30/cuesta-invitado-boda-57872576.html","year":2021},{"title":"MiDineroOnline, cuánto cuesta casarse en México","url":"https://midineroonline.com/cuanto-cuesta-casarse-en-mexico","year":2023},{"title":"Gay Weddings, qué parte de las respuestas es un no","url":"https://gayweddingsmag.com/what-percentage-of-wedding-rsvps-decline/"},{"title":"Calendar Australia, cuántos no vendrán","url":"https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding"},{"title":"The Wedding Guide, comida para todos los invitados","url":"https://www.theweddingguide.co.uk/why-you-might-not-need-to-provide-food-for-all-of-your-guests/"},{"title":"Guía de cubiertos de reserva","url":"https://www.bar-mitzva.com/klalie.asp?cat=5"}]'),
('cuantos-invitados-vendran', 'en', 'guests', 'Of a hundred invitations, how many guests will come?', 'Guests from nearby, from out of town and a flight away: the rates planners use, how to turn your own list into a range rather than a guess, and the number to give the caterer.', 'Your list says 140. The barn seats 120. Do you risk it? It is the largest bet of the whole wedding, and most couples place it with a shrug. Ten minutes and a pencil will do better.

## What is known

| Who | Come, of a hundred | Source |
| --- | --- | --- |
| US weddings overall | 75–85 | [Gay Weddings](https://gayweddingsmag.com/what-percentage-of-wedding-rsvps-decline/), quoting a planner and The Knot |
| Local guests | 85 | [a planners’ rule](https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding) |
| Out of town | 55 | the same |
| Destination | 35 | the same |
| UK, local and out of town | 90 and 65 | [The Wedding Guide](https://www.theweddingguide.co.uk/why-you-might-not-need-to-provide-food-for-all-of-your-guests/) |
| Spain | 85 | [El Periódico de Aragón](https://www.elperiodicodearagon.com/vida-y-estilo/2021/09/30/cuesta-invitado-boda-57872576.html) (2021) |
| Mexico | 89 | [MiDineroOnline](https://midineroonline.com/cuanto-cuesta-casarse-en-mexico) (2023) |

Sources nearly agree about people who live nearby, and part company over people who do not. That makes sense: “out of town” is an hour’s drive for one family and two flights for another.

## A range, not a number

85% of 120 is 102. It does not follow that 102 will come. _About_ 102 will. How much about?

If each person decided alone, this would be the arithmetic of a loaded coin:

1. Guests times probability: 120 × 0.85 = **102**.
2. Times the probability of staying away: 102 × 0.15 = 15.3. Take the square root: **3.9**.
3. A range that is right eight times in ten reaches 1.28 of those to either side: 102 ± 5.

So, **97 to 107**.

### With a real list

Sort your list into three piles. These rates are our own defaults, set among the sources above; replace them with what you know of your family.

| Pile | Invited | Rate | Expected |
| --- | --- | --- | --- |
| Live nearby | 80 | 88% | 70.4 |
| Another city | 30 | 60% | 18 |
| Another country | 10 | 35% | 3.5 |
| **Together** | **120** | | **91.9** |

The range is 87 to 97. The same 120 names, with forty of them farther away, have cost you ten guests, or saved you ten dinners.

### Then widen it

The coin assumes that people decide one at a time. They do not. Families come whole or not at all; the six cousins in Leeds are one yes or one no. Add two or three people at each end, and five if your guests travel in flocks. Honest uncertainty is cheaper than precise error.

## Between yes and the chair

Some who say yes will not sit down. The rule of thumb is 5 to 10%, though caterers call 10 extreme. We start from 3%, because somebody who has chosen a main course generally turns up to eat it.

From the other side, many caterers prepare [about 5% of spare covers](https://www.bar-mitzva.com/klalie.asp?cat=5). Ask whether yours does and who pays. If they keep a margin, you need not keep another on top.

## The number you give

It is usually due one to two weeks before. After that it can go up a little and down hardly at all. So:

- **Do not give the list.** Give the yeses, less one or two.
- **Do not round up.** At [$80 a plate](https://www.nerdwallet.com/blog/finance/buying-diamond-online-tips), tidying 97 into 100 costs $240 before tax and service.
- **Count separately** the children, the photographer, the band and the driver. They eat too, from another menu at another price.
- **Have the last day for changes in writing.**

## Getting people to answer

The cheapest uncertainty to remove is the person who has not replied.

1. **A date with a reason.** “On the 3rd we tell the kitchen” works better than “RSVP by the 3rd”.
2. **One question at a time.** First: are you coming? Then the menu, the bus, the hotel.
3. **A friendly nudge** a week before, and another on the day.
4. **A telephone call.** For the last ten there is no form. Whoever knows them best makes it, and that is not always the couple.
5. **An easy no.** Many silences are embarrassment. “If you can’t, truly, just say so” frees chairs.

And ask about plus-ones by name. “And guest” is answered late, because the guest does not exist yet.

## May I over-invite?

If money is your limit, yes, with care. If the room is your limit, look at the _top_ of your widened range, never at its middle. If the top still fits, send them all.

If it does not, send two waves. When the first refusals come in, the second invitations go out, with at least a month to spare and no visible difference. People know that this is done. What they mind is a card that arrives nine days before the wedding.

And the barn? 140 on the list, all of them nearby: 140 × 0.88 is 123. Even the middle does not fit. There is your answer, and you did not have to find it out at the door.

## What to do next

- Make the three piles and do the sum tonight.
- Put the expected number into [your event](/auth?mode=sign-up), then compare the split at both ends of the range.
- Before you argue about the last five, read [what the next guest costs](/blog/lo-que-cuesta-un-invitado-mas).', 'The Celebra team', '2026-11-03', 4, false, array['lo-que-cuesta-un-invitado-mas', 'sentar-bien-a-los-invitados', 'boda-de-destino']::text[], '[{"title":"Gay Weddings, what percentage of RSVPs decline","url":"https://gayweddingsmag.com/what-percentage-of-wedding-rsvps-decline/"},{"title":"Calendar Australia, how many will not show","url":"https://calendar-australia.com/faq/how-many-people-to-expect-not-to-show-at-a-wedding"},{"title":"The Wedding Guide, food for all of your guests","url":"https://www.theweddingguide.co.uk/why-you-might-not-need-to-provide-food-for-all-of-your-guests/"},{"title":"El Periódico de Aragón, what a guest costs (Spanish)","url":"https://www.elperiodicodearagon.com/vida-y-estilo/2021/09/30/cuesta-invitado-boda-57872576.html","year":2021},{"title":"MiDineroOnline, marrying in Mexico (Spanish)","url":"https://midineroonline.com/cuanto-cuesta-casarse-en-mexico","year":2023},{"title":"A caterers’ guide to reserve covers","url":"https://www.bar-mitzva.com/klalie.asp?cat=5"},{"title":"The Knot, weddings of 2025, in NerdWallet","url":"https://www.nerdwallet.com/blog/finance/buying-diamond-online-tips","year":2025}]'),
('cancelar-un-contrato', 'es', 'planning', 'Lo que vale la cláusula de cancelación de un contrato', 'Dos presupuestos de 8000 € pueden valer cosas muy distintas si algo se tuerce. Cómo ponerle precio al anticipo, a los plazos y al cambio de fecha antes de firmar.', 'Comparas dos lugares. Los dos cuestan 8000 €. Eliges el de las vistas. En ninguno de los dos contratos has leído la página cuatro, que es donde pone lo que pasa si un padre enferma en mayo. Esa página también tiene precio, y se puede calcular.

## Cómo se paga una boda

La costumbre cambia por proveedor y por país. Esto es lo que se encuentra en [guías de pago](https://theweddingzone.com/vendor-payment-guide-2) y en contratos publicados:

| Proveedor | Al firmar | El resto |
| --- | --- | --- |
| Sitio | del 25 al 50 %; en España, a menudo la mitad o más [antes del día](https://riojaactual.com/?a=44874&i=9) | de 2 a 4 semanas antes |
| Catering | del 25 al 30 % | [40 o 50 % a 60 días](https://theweddingzone.com/deposit-timeline-guide), y el final con el número de comensales |
| Foto y vídeo | del 25 al 50 % | 1 o 2 semanas antes, o a la entrega |
| Música | del 25 al 50 %; un [DJ de la Costa del Sol](https://www.costadelsoldj.com/aviso-legal-terms-conditions/), 25 % sin devolución | el mismo día |
| Decoración | del 25 al 50 % | de 2 a 3 semanas antes |
| Fotomatón, extras | del 40 al 50 % | la víspera; hay quien cobra el [100 % si cancelas en la última semana](https://boothvibe.com/terminos-y-condiciones) |

En salones de quinceañera del mercado hispano de Estados Unidos, [reservar cuesta hasta un 20 %](https://www.telemundo40.com/noticias/eeuu/la-fiesta-de-quince-anos-experto-revela-como-evitar-un-golpe-financiero/2371722/).

Son costumbres, no derechos. Vale lo que ponga el papel.

## «Anticipo» puede querer decir tres cosas

- **Devolvible**: si cancelas a tiempo, te lo devuelven. Raro.
- **Perdido**: puedes marcharte, y lo pierdes. Es el precio de salir.
- **A cuenta de una compra firme**: has comprado. Si te vas, pueden reclamarte el resto.

La ley de cada país les pone nombres distintos (en España se habla de arras penitenciales, en Francia de _arrhes_ y de _acompte_) y la palabra que use el contrato importa. Esto no es asesoramiento jurídico: si la cantidad es grande, que lo lea quien sepa. Pero apunta al lado de cada contrato cuál de los tres es. Casi nadie lo hace.

## Ponle precio

Imagina dos contratos de 8000 €. Los porcentajes son inventados, pero los verás parecidos:

| Si cancelas | Finca A cobra | Finca B cobra |
| --- | --- | --- |
| Más de 6 meses antes | 25 % | 50 % |
| De 6 a 3 meses | 50 % | 50 % |
| De 3 meses a 1 | 75 % | 60 % |
| Último mes | 100 % | 100 % |

Ahora piensa, sin dramatismo, qué probabilidad ves de cancelar en cada tramo. Pon 2 %, 1 %, 1 % y 1 %. La cuenta es multiplicar y sumar:

- **Finca A**: 2 % de 2000 € + 1 % de 4000 € + 1 % de 6000 € + 1 % de 8000 € = 40 + 40 + 60 + 80 = **220 €**.
- **Finca B**: 2 % de 4000 € + 1 % de 4000 € + 1 % de 4800 € + 1 % de 8000 € = 80 + 40 + 48 + 80 = **248 €**.

Veintiocho euros de diferencia: elige por las vistas. Ese es el resultado más frecuente, y tranquiliza.

Pero cambia la vida y cambia la cuenta. Si esperas un destino de trabajo y la probabilidad de cancelar con más de seis meses es del 20 %, A vale 580 € de riesgo y B, 968 €. Casi cuatrocientos euros, que no estaban en ninguna de las dos ofertas.

Lo importante no es el decimal. Es que el riesgo se compara **en euros**, igual que el menú.

## Cambiar de fecha no es cancelar

Cuando algo se tuerce, muchas veces no hace falta cancelar: basta con otra fecha. Y es justo lo que muchos contratos no dicen. Pide por escrito:

1. Hasta cuándo se puede mover, y cuántas veces.
2. Si se mantiene el precio o se aplica el de la nueva temporada.
3. Qué ocurre si la nueva fecha no le va bien a tu fotógrafo. Dos contratos que no se mueven juntos son un problema.
4. Si lo pagado cuenta entero.

Un «sí, claro, ya lo veríamos» no vale nada. Un correo con esas cuatro respuestas vale mucho.

## Reparte los pagos como repartirías un riesgo

- **Paga tarde lo que puedas.** Cada mes que el dinero sigue en tu cuenta es un mes en que todavía decides.
- **Que el calendario de pagos siga al de cancelación.** Si has pagado el 75 % y la penalización es del 50 %, el proveedor te debe dinero. Cobrarlo ya es otra cosa.
- **No firmes todo con la misma fecha límite.** Si los cuatro grandes pasan al 100 % el mismo día, ese día compras la boda entera otra vez.
- **Ten el número a la vista**: hoy, ¿cuánto perderíamos si cancelamos? Sube con cada firma. No se mira para asustarse, sino para saber cuándo deja de tener sentido pensárselo.

## Qué leer en la página cuatro

- Quién puede cancelar y qué pasa si cancelan **ellos**. Que te devuelvan el anticipo no te devuelve la fecha.
- La **sustitución**: si el fotógrafo enferma, ¿quién viene?
- La **fuerza mayor**, y quién decide que lo es.
- El **número mínimo** de comensales y hasta qué día se puede bajar.
- La **hora extra**, y a quién hay que pedírsela de madrugada.
- El **seguro** que llevan ellos, y si te exigen uno.
- **Hasta cuándo vale la oferta.** Muchas caducan en dos semanas, y el precio vuelve a ser una conversación.

## Qué hacer ahora

- Haz una lista con tus contratos, su anticipo y sus fechas. Media hora, un café.
- [Crea tu evento](/auth?mode=sign-up), fija lo firmado y mira cuánto margen queda en cada partida y en los imprevistos.
- Si te casas lejos, estas preguntas valen el doble: [bodas de destino](/blog/boda-de-destino).', 'Equipo de Celebra', '2026-11-02', 4, false, array['boda-de-destino', 'presupuesto-de-un-evento-de-empresa', 'casarse-en-seis-semanas']::text[], '[{"title":"The Wedding Zone, guía de pagos a proveedores","url":"https://theweddingzone.com/vendor-payment-guide-2"},{"title":"The Wedding Zone, calendario de señales","url":"https://theweddingzone.com/deposit-timeline-guide"},{"title":"Rioja Actual, Irache (Navarra)","url":"https://riojaactual.com/?a=44874&i=9"},{"title":"Costa del Sol DJ, condiciones","url":"https://www.costadelsoldj.com/aviso-legal-terms-conditions/"},{"title":"Boothvibe, términos y condiciones","url":"https://boothvibe.com/terminos-y-condiciones"},{"title":"Telemundo, cómo evitar un golpe financiero en unos quince","url":"https://www.telemundo40.com/noticias/eeuu/la-fiesta-de-quince-anos-experto-revela-como-evitar-un-golpe-financiero/2371722/"}]'),
('cancelar-un-contrato', 'en', 'planning', 'What a contract’s cancellation steps are worth', 'Two quotes of $8,000 can be worth quite different amounts once something goes wrong. How to price deposits, cancellation steps and date changes before signing.', 'You are comparing two barns. Each costs $8,000. You choose the one with the view. Neither of you has read page four, which says what happens if a parent falls ill in May. Page four has a price as well, and you can work it out on the back of the brochure.

## How weddings are paid for

Custom differs by trade and by country. This is what [payment](https://theweddingzone.com/vendor-payment-guide-2) and [deposit](https://theweddingzone.com/deposit-timeline-guide) guides and published terms show:

| Vendor | At signing | The rest |
| --- | --- | --- |
| Venue | 25–50% in the US, [10–30% in the UK](https://bristolweddingnews.co.uk/tag/deposit) | 2–4 weeks before |
| Catering | 25–30%, sometimes 50 | 40–50% at sixty days, the last part with the final count |
| Photo and video | 25–50% | 1–2 weeks before, or on delivery |
| Music | 25–50% | on the day |
| Decorations | 25–50% | 2–3 weeks before |
| Extras: photo booth, [private chef](https://mercichefs.com) | 40–50% | the day before; some keep [everything if you cancel in the last week](https://boothvibe.com/terminos-y-condiciones) |

These are habits, not rights. What counts is what you sign.

## “Deposit” means three things

- **Refundable**: cancel in time and it comes back. Rare.
- **Forfeited**: you may walk away, and that is the price of the door.
- **Part payment of a firm purchase**: you have bought it. Walk away, and they may ask for the remainder.

Different laws have different words for these, and the word in your contract matters. This is not legal advice; where the sum is large, have it read by somebody whose job that is. But write next to each contract which of the three it is. Hardly anybody does, and it is the first thing you will want to know.

## Putting a price on it

Two contracts of $8,000. The percentages are invented, and you will meet their cousins:

| If you cancel | Barn A keeps | Barn B keeps |
| --- | --- | --- |
| More than six months before | 25% | 50% |
| Six to three months | 50% | 50% |
| Three months to one | 75% | 60% |
| In the last month | 100% | 100% |

Now ask yourselves, without drama, how likely you are to cancel in each stretch. Say 2%, 1%, 1% and 1%. Multiply and add:

- **Barn A**: 2% of $2,000, plus 1% of $4,000, 1% of $6,000 and 1% of $8,000. That is 40 + 40 + 60 + 80 = **$220**.
- **Barn B**: 2% of $4,000, plus 1% of $4,000, 1% of $4,800 and 1% of $8,000. That is 80 + 40 + 48 + 80 = **$248**.

Twenty-eight dollars apart. Choose the view. That is the usual outcome, and it is worth ten minutes to know it.

But put in your own life. Suppose a posting abroad is in the air, and you think there is one chance in five that you will cancel early. Then A carries $580 of risk and B $968. Nearly four hundred dollars, and it was printed in neither quote.

The decimals do not matter. What matters is that risk becomes something you compare **in money**, like the menu.

## Moving is not ending

When plans change, a new date is often all that you need, and it is just what many contracts leave out. Ask for four answers in writing:

1. Until when may we move, and how many times?
2. At this price, or at next season’s?
3. Does everything that we have paid count?
4. If the new date does not suit our other vendors, what then?

The fourth is the sly one. A venue that moves and a photographer who does not are two contracts pulling in different directions, and you are the rope.

“We’re always flexible” is a pleasant remark. An email with four answers is a term.

## Spread payments as you would spread a risk

- **Pay late where you may.** Each month that money stays with you is a month in which you still decide.
- **Let payments follow the cancellation steps.** If you have paid 75% and the penalty is 50, the vendor owes you the difference. Collecting it is another matter.
- **Stagger the cliffs.** If your four largest contracts all turn to 100% on the same day, on that day you buy the whole wedding again.
- **Know today’s number.** If we called it off this evening, what would we lose? It rises with every signature. Look at it now and then, not to frighten yourselves, but to know when second thoughts have become expensive.

## What to look for on page four

- What happens if **they** cancel. A returned deposit does not return the date; ask for help finding a replacement, in writing.
- **Substitution.** If the photographer is ill, who comes, and may you see that person’s work?
- **Force majeure**, and who decides that this is it.
- **Minimum numbers**, and the last day on which you can lower yours.
- **The extra hour**: its price, and whom to ask for it at midnight.
- **Insurance**: theirs, and whether they require yours. If you insure, read which reasons count. A change of heart is unlikely to be one of them.
- **How long the quote stands.** After that date the price is a conversation again.

## The other side of the table

None of this is about distrust. A florist who has turned down three weddings for your Saturday has really lost something when you cancel, and steps that grow as the day comes near are a fair way to share it. Terms that you have both read make for a better day than terms that nobody has.

So ask your questions early, and in a good mood. The answers also tell you how this vendor writes emails, and you will be getting many.

## What to do next

- List your contracts with their deposits and dates. Half an hour and one coffee.
- [Start your event](/auth?mode=sign-up), lock what is signed, and see what is left in each category and in the contingency.
- Marrying far away? These questions count double: [destination weddings](/blog/boda-de-destino).', 'The Celebra team', '2026-11-02', 5, false, array['boda-de-destino', 'presupuesto-de-un-evento-de-empresa', 'casarse-en-seis-semanas']::text[], '[{"title":"The Wedding Zone, vendor payment guide","url":"https://theweddingzone.com/vendor-payment-guide-2"},{"title":"The Wedding Zone, deposit timeline","url":"https://theweddingzone.com/deposit-timeline-guide"},{"title":"Bristol Wedding News, on deposits","url":"https://bristolweddingnews.co.uk/tag/deposit"},{"title":"Merci Chefs, booking terms","url":"https://mercichefs.com"},{"title":"Boothvibe, terms (Spanish)","url":"https://boothvibe.com/terminos-y-condiciones"}]')
on conflict (slug, language) do update set
  category = excluded.category,
  title = excluded.title,
  excerpt = excluded.excerpt,
  body = excluded.body,
  author = excluded.author,
  published_at = excluded.published_at,
  minutes_to_read = excluded.minutes_to_read,
  featured = excluded.featured,
  related = excluded.related,
  sources = excluded.sources;
