import type { legal as english } from '../en/legal';
import type { Shape } from '../shape';

export const legal = {
  contents: 'En esta página',
  updated: 'En vigor desde el {{date}}',
  short: 'En pocas palabras',
  table: 'Tabla de este texto',
  example:
    'Esta copia de Celebra es una demostración. El nombre, las direcciones y los lugares de quien la gestiona son ejemplos: quien la ponga en marcha escribe los suyos en un solo archivo.',
  embedded:
    'Además, esta copia lleva su propio servidor: lo que escribes se queda en el equipo que la ejecuta y sus correos no pasan de su propia página de buzón.',
  privacy: {
    title: 'Privacidad',
    lead: 'Qué guarda {{brand}} sobre ti, para qué, dónde y cuánto tiempo, y cómo llevártelo o borrarlo. Está escrito para que se lea.',
    points: {
      little:
        'Guardamos lo que escribes en tu cuenta y en tus planes, porque para eso está el producto. Poco más.',
      noTrackers:
        'Sin publicidad, sin analítica, sin cookies, sin tipografías ni scripts de terceros. Tu navegador habla solo con nosotros.',
      yours:
        'Solo puedes leerlo tú, y las personas con quienes compartas un plan. Ni lo vendemos ni entrenamos nada con ello.',
      leave: 'Tu perfil te da todo en un archivo, y lo borra cuando quieras. No cuesta nada.',
    },
    body: `## Quién responde

{{operator}}, {{address}}, gestiona {{brand}} y decide qué se hace con los datos de los que habla esta página («nosotros»). Para cualquier asunto de privacidad, escribe a [{{privacyEmail}}](mailto:{{privacyEmail}}). Lo lee una persona.

## Qué guardamos y para qué

- **Tu cuenta**: correo, nombre, idioma, contraseña (solo su huella cifrada, de la que no se puede recuperar), cuándo entraste y las sesiones abiertas, con su navegador y su dirección de red. _Para que puedas entrar y para escribirte en tu idioma; hasta que borres tu cuenta, y una semana más, por si cambias de idea. De una sesión que se cerró guardamos un año su número, que es al azar, para que su dispositivo olvide lo que guardó._
- **Tu suscripción**: Free, Basic, Pro o Enterprise. _Para saber qué incluye tu cuenta; lo que dure la cuenta._
{{bought}}{{assistKept}}
- **Tus planes**: nombre, tipo de evento, fecha, lugar, presupuesto, número de invitados, tipo de pareja si lo indicas, categorías con su orden y sus importes, y lo que escribas en los demás apartados del plan, como tareas, gastos y pagos; y cómo se ha movido el presupuesto y quién lo ha movido. _Es el producto; hasta que los borres y treinta días más, por si te arrepientes._
- **Los archivos que añades a presupuestos, gastos y salas**: contratos, recibos, fotos, planos del local, con su nombre, tipo y tamaño. Están en un almacén cerrado, cada plan por separado, y solo los abren los miembros del plan. _Para que los tengas a mano; cuando eliminas uno, o aquello a lo que pertenece, su contenido se borra en dos días (el de un plano del local, dos días después del último cambio en las salas que ya no lo muestran), y con el plan, treinta días después de eliminarlo._
- **Un código para encontrar la mesa**: si lo creas, quien lo escanee y escriba el nombre y el apellido de un invitado ve la mesa de ese invitado, y nada más de nadie. Guardamos un hash del código; los intentos se cuentan con un hash con clave de la dirección. _Para que los invitados encuentren su sitio; funciona hasta que lo anules y, como máximo, una semana después del evento._
- **Enlaces sin cuenta**: si creas uno, quien lo tenga lee, sin entrar, aquello para lo que es. Una persona: lo que hace ese día con tus notas, lo que viven los invitados mientras tanto, los lugares y los contactos que elijas. La cocina: menús, dietas y alérgenos por mesa, sin nombres. La familia: los datos, el día y quién se sienta dónde. El enlace se guarda, para que quien puede editar el plan lo encuentre de nuevo, con cuántas veces se abrió y cuándo fue la última, no quién; las peticiones se cuentan con un hash con clave de la dirección. _Para que quien ayuda sepa lo que necesita; funciona hasta el día que elijas, como mucho sesenta días después del evento, o hasta que lo anules._
- **La página del evento**: si la publicas, su dirección, sus textos y su foto, y un hash de la palabra que la abre, si la pides. Los grupos la leen con su enlace, con las cuentas para regalos que escribas; quien tenga la dirección abierta lee solo lo que marques como abierto a cualquiera, y los buscadores no la muestran salvo que tú lo digas. La foto tiene una dirección que nadie puede adivinar y que funciona para quien la tenga; las peticiones y las palabras equivocadas se cuentan con un hash con clave de la dirección. _Para que los invitados sepan cuándo, dónde y cómo; hasta que la retires o borres el plan. El nombre de la página queda reservado para ti noventa días._
- **Tu propia marca**, con Enterprise: nombre, logo, colores, pie, el nombre del remitente y la dirección para las respuestas, y tu dominio. Los invitados y proveedores la ven en nuestro lugar en lo que reciben de tus eventos; seguimos tratando sus datos en tu nombre. _Para que tus clientes te vean a ti; hasta que la quites o borres tu cuenta. Mientras tu suscripción no la incluya, la guardamos y no la mostramos a nadie._
- **Una dirección para tu calendario**: si creas una, quien la tenga (sobre todo, el servicio de calendario al que se la des) lee sin entrar las fechas de tus eventos: nombres, ciudades, qué hay que pagar y a quién, tareas, fechas clave y plazos. Guardamos solo su hash, y contamos las peticiones con un hash con clave de quien pregunta. _Para que tu propio calendario las muestre; hasta que la retires o cierres la cuenta._
- **Tus programas**: si conectas uno, lee tus propios planes, salvo el correo, el teléfono y la dirección de tus invitados, y deja sugerencias en tu nombre. Un plan que otros comparten contigo lo lee solo si su dueño lo ha permitido para ese plan; los programas de otros leen los tuyos solo si tú lo has permitido. Guardamos ese permiso hasta que lo retires o se borre el plan. Lo que haga con ellos es cosa tuya y de quien lo ofrece. De una clave guardamos un hash, el nombre que le pones y cuándo se usó por última vez; las peticiones se cuentan con un hash con clave de la dirección y de tu cuenta. _Para que pueda ayudarte lo que tú elijas; hasta que lo quites o cierres la cuenta._
- **Tus invitados**: lo que escribas de ellos (nombre, grupo, edad, teléfono, correo, dirección, dieta y alergias, notas), lo que respondan ellos por su enlace (quién viene, qué no puede comer, tus preguntas, un mensaje, un niño o bebé que piden traer), cuándo abrieron la invitación, cuándo llegaron y qué regalaron. _Para que sepas quién viene y qué hace falta; lo que dure el plan. Quien responde por un enlace ve solo a su propio grupo. El enlace también se guarda, para que lo encuentres de nuevo en otro dispositivo: lo lee quien puede editar el plan y nadie más, hasta que lo anules. De los enlaces de los correos, y de los creados antes de guardarlos, tenemos solo un hash. Si les escribes por correo desde aquí, guardamos también un hash de su dirección y si pidieron no recibir más._
- **Quien se inscribe en la página de un evento**: si quienes lo organizan abren la inscripción, nombre, correo, empresa, cargo, idioma, a qué viene y cuándo dio su consentimiento. _Para que sepan quién viene y puedan escribirle; siete días si no se sigue el enlace de nuestro correo y, si se sigue, como su invitado, lo que dure el plan. Del enlace guardamos un hash; las peticiones se cuentan con hashes con clave de la dirección de red y de la de correo._
- **Registros de seguridad**: una contraseña equivocada, un cambio de contraseña, una página denegada o inexistente; con la hora, tu cuenta si habías entrado y un hash con clave de tu dirección de red. _Para detectar ataques; noventa días._
- **Los mensajes que nos envías**: nombre, correo, empresa si la indicas, asunto y texto y, si has iniciado sesión, tu cuenta y su suscripción; en el chat de la aplicación también la página en la que estabas y el plan abierto. _Para contestarte, y antes a quien paga; un año en nuestra base de datos, y en nuestro buzón lo que dure la conversación._
- **El boletín**: tu correo y tu idioma. _Para enviártelo; hasta que te des de baja, o siete días si no lo confirmas._
- **Los recordatorios**: si los quieres, la zona horaria que elijas, y de qué tareas, pagos y fechas clave te hemos escrito ya. _Para avisarte de cada cosa una vez, por la mañana; treinta días después de su fecha._
- **Topes de los formularios**: hashes de una dirección de red y de una dirección de correo, y de tu cuenta cuando buscas en el mapa. _Para frenar avalanchas de búsquedas y mensajes; dos días._
- **Lecturas del blog**: el hash de un número al azar de la sesión de tu navegador, que no dice nada de ti. _Para contar cada lectura una vez; dos días, y después queda solo la cuenta._

De cumplir esos «treinta días», «noventa días» y demás se encarga una tarea de la base de datos que se ejecuta una vez al día, así que puede pasar un día más.

No te pedimos el teléfono, la fecha de nacimiento ni la tarjeta.{{card}}

## Qué se queda en tu dispositivo

| Qué | Hasta cuándo |
| --- | --- |
| La sesión que evita que tengas que entrar cada vez | Que cierres sesión |
| Una copia de tus planes para trabajar sin conexión, y los cambios que esperan a enviarse | Que cierres sesión |
| Lo que has escrito en un formulario sin guardarlo y los números que probaste en la portada | Que lo guardes, lo descartes o cierres sesión |{{assistDevice}}
| Un mensaje para nosotros que aún no has enviado | Que lo envíes o cierres la pestaña |
| Números al azar de esta pestaña, contra peticiones falsas y para contar cada lectura una vez, y qué artículos ha contado | Que cierres la pestaña |
| La página a la que ibas antes de entrar | Que hayas entrado |
| El idioma y el aspecto que has elegido | Que los borres en el navegador |

Nada de esto son cookies ni te sigue a otros sitios. La copia de las páginas que permite leerlas sin conexión no contiene nada personal.

## Con qué base

- **Para cumplir nuestro contrato contigo**: tu cuenta, tu suscripción, tus planes y sus recordatorios, que puedes desactivar cuando quieras.
- **Porque lo pides o lo aceptas**: tus mensajes y el boletín. Retirar el permiso es tan sencillo como darlo: cada envío lleva un enlace que te da de baja con un clic.
- **Por nuestro interés legítimo en un servicio seguro**: los registros de seguridad y los topes de los formularios. Lo hemos sopesado con el tuyo, y por eso no guardan direcciones en claro, se limitan a lo necesario y duran poco.

## Quién más puede verlo

- **Las personas con quienes compartes un plan**, en la parte que tú les das; y, junto a los cambios que haces en su presupuesto, tu nombre, mientras el plan siga compartido. Quien no ha entrado no ve nada.
- **{{host}}** guarda por nosotros la base de datos y los accesos, en {{region}}.
- **{{mailer}}** reparte nuestros correos, así que maneja tu dirección y el texto.{{processor}}{{assistProcessor}}
- **{{map}}** busca por nosotros en el mapa abierto cuando buscas proveedores cerca de tu evento. Nuestro servidor le dice el lugar, la región o el país y la clase de proveedor, y nada de ti: ni quién pregunta ni desde dónde.
- **Las autoridades**, cuando la ley nos obliga y solo en lo que nos obliga.

Nadie más. No hay redes de publicidad ni intermediarios de datos. Si alguna de esas empresas trata datos fuera de tu región, lo hace con los contratos que la ley prevé para ello.

## Cómo se proponen los importes

El presupuesto se reparte con aritmética: cifras publicadas, tus datos y tus prioridades. {{assistAmounts}}, no sirve para entrenar ninguno y no lleva a ninguna decisión automática sobre ti. La cuenta completa está en [cómo calculamos](/methods).

## Cómo lo protegemos

Todo viaja cifrado. Cada fila de la base de datos lleva reglas que deciden quién puede leerla o cambiarla, y es la propia base de datos la que las hace cumplir, pida lo que pida la página. De los enlaces de los correos guardamos solo un hash, y caducan. En lo que registramos no hay contraseñas, claves, nombres ni direcciones de correo.

Ningún sistema es perfecto. Si tus datos quedaran expuestos, te avisaremos a ti y a la autoridad, en el plazo que marca la ley y con palabras claras.

## Tus derechos

Puedes pedir una copia de tus datos, corregirlos, que los borremos, oponerte a un uso, limitarlo o llevártelos a otra parte. Vivas donde vivas, te tratamos igual.

- **Corregir**: tu nombre y tu idioma, en Perfil; un plan, en el propio plan.
- **Copia**: en Perfil, Tus datos: un archivo con todo, que entienden las personas y los programas, y con el que todo vuelve a cualquier cuenta. Para lo que no está en él (el registro que protege tu cuenta, tus cartas) escribe a [{{privacyEmail}}](mailto:{{privacyEmail}}) desde el correo de tu cuenta.
- **Borrar un plan**: bórralo. Desaparece al momento, puedes recuperarlo durante treinta días y después deja de existir.
- **Borrarlo todo**: en Perfil, Borrar tu cuenta. Se va después de siete días en los que puedes conservarla; hasta entonces no se envía nada en tu nombre, y quienes pueden editar tus planes pueden quedárselos. Después se borran a la vez tu cuenta, tus planes, tus plantillas, tu marca, tus archivos, tu agenda y tu suscripción, y lo que nos enviaste con tu dirección.{{ending}} En los planes de otros queda lo que cambiaste, pero nada dice que fuiste tú. Los registros de seguridad dejan de estar unidos a ti y desaparecen al cumplir sus noventa días.
- **Tu dirección y tus sesiones**: en Perfil. Otra dirección se confirma en las dos; cada dispositivo en el que tienes la sesión abierta está en una lista, y puedes cerrarla ahí.

Contestamos en treinta días como mucho, casi siempre bastante antes. Si nuestra respuesta no te convence, puedes reclamar ante la autoridad de protección de datos de donde vives.

## Datos de otras personas

Un plan puede contener datos de otros: el nombre de un proveedor o de alguien a quien invitas al plan. Escribe lo que el plan necesite y nada más, y avísales si les fuera a sorprender. Con esos datos hacemos solo lo que tú nos pides.

## Menores

{{brand}} es para personas adultas. Nadie con menos de dieciséis años debería abrir una cuenta. Si sabes de alguna, dínoslo y la borraremos.

## Cambios

Si esta página cambia en algo que te importe, te escribiremos antes de que entre en vigor. La fecha de arriba dice qué versión estás leyendo.`,
  },
  online: {
    bought:
      '- **Lo que contratas**: qué es, su importe, moneda y fechas, cuándo pediste empezar ya, un desistimiento, los números con que el servicio de pagos te conoce a ti y al pago, y de qué final o renovación te hemos escrito. _Para cumplir el contrato y sus devoluciones; mientras exista la cuenta, y en el servicio de pagos el tiempo que pida la ley._',
    card: ' Tu tarjeta va a {{payments}} y nunca a nosotros.',
    processor:
      '\n- **{{payments}}** cobra en sus propias páginas y trata tu tarjeta, tu correo, lo que contratas y tus facturas. Solo sabe de ti cuando vas a pagar.',
    ending: ' Una suscripción se termina antes en {{payments}}; mientras no se pueda, tu cuenta espera.',
    renewal: 'hasta que la termines, en tu perfil',
    paying:
      'Se paga con las principales tarjetas de crédito, en la página de {{payments}}; los clientes Enterprise pueden pagar con factura.',
    withdrawing: 'Se desiste en tu perfil y recibes un justificante con fecha por correo.',
  },
  byMessage: {
    bought:
      '- **Lo que contratas**: qué es, su importe, moneda y fechas, y cómo lo pagas, tal como lo acordamos por escrito. _Para cumplir el contrato; mientras exista la cuenta, y las facturas el tiempo que pida la ley._',
    card: ' Lo que pagas se acuerda por escrito, y nadie cobra en este sitio.',
    renewal: 'hasta que nos digas que la terminemos',
    paying:
      'Basic y Pro no se venden en línea por ahora: [escríbenos](/contact), los activamos contigo y acordamos por escrito cómo pagas; los clientes Enterprise pueden pagar con factura.',
    withdrawing: 'Se desiste [escribiéndonos](/contact) y recibes un justificante con fecha por correo.',
  },
  assist: {
    kept: '\n- **Tu permiso para el asistente**, evento por evento, y cuántas veces se le ha preguntado en los últimos dos días, como hashes. _Para no enviar nada sin él y para los topes de cada día; hasta que lo retires o se borre el evento._',
    device:
      '\n| Tus conversaciones con el asistente, con lo que se envió y los nombres detrás de sus marcadores | Que las vacíes o cierres sesión |',
    processor:
      '\n- **{{model}}** responde al asistente, si quien lleva un evento lo permite para ese evento: nuestro servidor le pasa lo que se pregunta y las partes del evento que hacen falta, sin la cuenta. Nombres, contactos y notas se quedan en tu dispositivo y en su lugar van marcadores; un texto que le das para leer va tal cual. No guardamos nada de ello.',
    amounts:
      'Ningún modelo de lenguaje lo reparte; lo que escribes va a uno solo donde preguntas al asistente',
  },
  noAssist: { amounts: 'Lo que escribes no se envía a un modelo de lenguaje' },
  terms: {
    title: 'Términos de uso',
    lead: 'El acuerdo entre tú y {{brand}}. Lo hemos hecho corto y hemos procurado decir cada cosa una sola vez.',
    points: {
      use: 'Usa {{brand}} para organizar tus eventos. Lo que escribes sigue siendo tuyo.',
      advice:
        'Los importes que proponemos son estimaciones con su fuente. Las decisiones y los contratos son tuyos.',
      money:
        'Lo gratis sigue siendo gratis. Basic y Pro, también por años, se devuelven por días en los primeros catorce.',
      leave: 'Puedes irte cuando quieras y llevarte tus datos.',
    },
    body: `## Quiénes somos

{{operator}}, {{address}} («nosotros»), gestiona {{brand}}. Al abrir una cuenta o usar el sitio aceptas estos términos. Si lo usas para una empresa, aceptas en su nombre y confirmas que puedes hacerlo. Lo que hacemos con los datos personales está en la [página de privacidad](/privacy).

## Tu cuenta

Tienes que ser mayor de edad, dar un correo en el que te encontremos y no compartir tu contraseña. De lo que ocurra con tu cuenta respondes tú, salvo que ocurra por un fallo nuestro. Si crees que alguien ha entrado, cambia la contraseña y escribe a [{{supportEmail}}](mailto:{{supportEmail}}).

Una persona, una cuenta. No la prestes: comparte el plan.

## Qué incluye cada suscripción

| Suscripción | Free | Basic | Pro | Enterprise |
| --- | --- | --- | --- | --- |
| Planes de evento | 1 | 1 | 10 | los acordados |
| Lista de invitados en cada uno | hasta 20 personas | sin límite | sin límite | sin límite |
| Trabajo en equipo | no | no | sí | sí |
| Personas en cada plan, contigo | 2 | 2 | hasta 20 | hasta 20 |
| Atención prioritaria | no | sí | sí | sí |

El resto está en la [página de precios](/pricing), que forma parte de estos términos. Algunas prestaciones llegan a medida que crece el producto; tu suscripción incluye cada una desde el día en que existe. Un plan borrado no cuenta para el límite; si lo recuperas, vuelve a contar.

Si pasas a una suscripción menor, no se borra nada. Sigues leyendo lo que tienes y no puedes añadir más hasta que vuelvas a estar dentro de sus límites.

## Precio y pago

La suscripción Free no cuesta nada ni pide tarjeta. Basic es un solo pago para un evento: termina doce meses después de pagar o seis meses después del evento, lo que sea más tarde, se mueve con el evento si se aplaza, dura treinta meses como mucho y no se renueva; en sus últimos sesenta días puedes ampliarla con otro pago. Pro se paga por meses o por años y se renueva {{renewal}}. El precio es el que se muestra cuando aceptas, con los impuestos incluidos. {{paying}} Las entidades sin ánimo de lucro y educativas pueden [pedirnos](/contact) su propio precio.

Una suscripción se renueva por el mismo periodo si no la cancelas antes. Te escribimos como mínimo quince días antes de una renovación anual. Avisamos de un cambio de precio con treinta días como mínimo, y se aplica desde tu siguiente periodo.

## Devoluciones

Puedes cancelar cuando quieras y conservas lo pagado hasta que acabe el periodo. Si falla una renovación, tu suscripción sigue siete días más. **Las suscripciones anuales, y Basic y Pro por meses, se devuelven en proporción si desistes en los primeros catorce días**: pagas solo los días usados, porque nos pediste empezar ya. No tienes que dar motivos. {{withdrawing}} El dinero vuelve por donde pagaste, catorce días después como mucho. Si la ley del país donde vives te da más, también lo tienes.

## Qué son las propuestas

{{brand}} reparte un presupuesto con cifras publicadas, cada una con su fuente, su año y la confianza que le damos, y con lo que tú le cuentas. La fórmula es [pública](/methods). El resultado es una estimación para organizarte. No es una oferta de ningún proveedor ni asesoramiento financiero, legal o fiscal.

Los precios cambian entre ciudades, temporadas y proveedores, y las encuestas son medias. Antes de firmar, guíate por el presupuesto que tengas delante.

## Lo que escribes

Tus planes y tus textos son tuyos. Nos permites guardarlos, copiarlos, procesarlos y mostrarlos en lo que haga falta para darte el servicio a ti y a quienes invites. Ese permiso termina cuando los borras, salvo los treinta días en que puedes arrepentirte y las copias de seguridad, que se van sobrescribiendo.

## Lo que es nuestro

El programa, el diseño, los textos, el blog y la recopilación de cifras son nuestros o se usan con su licencia. Puedes citar el blog con un enlace. Las cifras de otros siguen siendo suyas, y por eso los nombramos.

## Lo que no se puede hacer

- Incumplir la ley o escribir lo que no tienes derecho a escribir.
- Probar cuentas ajenas o nuestras defensas sin avisar. Si has encontrado un fallo, escríbenos antes y te daremos las gracias.
- Leer o escribir de forma automática hasta cargar el servicio, fuera de un acceso acordado para eso.
- Revender el acceso como servicio propio, salvo que tu contrato lo diga.

Podemos suspender una cuenta que lo haga. Salvo en una urgencia, antes avisamos y escuchamos.

## Atención y disponibilidad

Contestamos por correo en 24 horas. En el chat de la aplicación, y para clientes Enterprise al teléfono, hay alguien de lunes a viernes, de 9:00 a 18:00, hora del Pacífico. Trabajamos para que {{brand}} esté disponible y tus planes se puedan usar sin conexión, pero solo nos comprometemos a un nivel de disponibilidad donde un contrato lo diga por escrito.

Podemos cambiar el producto. Si quitamos algo por lo que pagas, puedes cancelar y te devolvemos el tiempo que quede.

## Compartir un plan

A quien invites verá el plan, y podrá cambiarlo si le dejas. Decides tú y puedes retirarlo. No somos parte de lo que acuerden las personas del plan entre sí ni con un proveedor.

## Cuándo termina

Puedes cerrar tu cuenta cuando quieras, en Perfil, o escribiendo a [{{privacyEmail}}](mailto:{{privacyEmail}}) si no puedes entrar: se borra después de siete días en los que puedes conservarla. Descarga antes tus datos, si los quieres. Nosotros podemos cerrarla por un incumplimiento grave, o con sesenta días de aviso si dejamos de dar el servicio. En ese caso te devolvemos el tiempo que quede.

## Responsabilidad

Respondemos sin límite del dolo, de la negligencia grave, de los daños a las personas y de todo lo que la ley no permita excluir. De lo demás respondemos por los daños previsibles, hasta lo que nos hayas pagado en los últimos doce meses, y no por ganancias perdidas, por lo que hagan los proveedores ni por decisiones tomadas con estimaciones. Si eres consumidor, tus derechos legales están por encima de este párrafo.

## Ley y conflictos

Se aplica la ley de {{place}} y deciden sus tribunales. Si eres consumidor, conservas además la protección de la ley y de los tribunales del país donde vives. Escríbenos antes: casi todo se arregla con un correo.

## Cambios en estos términos

Te escribimos al menos treinta días antes de un cambio que importe. Si no estás de acuerdo, puedes cerrar la cuenta antes de que entre en vigor, y te devolvemos el tiempo que quede. Si una cláusula fuera nula, las demás siguen. El texto en español y el texto en inglés dicen lo mismo; si difieren, vale el que más te favorezca.

## Contacto

[{{supportEmail}}](mailto:{{supportEmail}}) o la [página de contacto](/contact).`,
  },
} satisfies Shape<typeof english>;
