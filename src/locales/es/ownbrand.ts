import type { ownbrand as english } from '../en/ownbrand';
import type { Shape } from '../shape';

export const ownbrand = {
  title: 'Tu marca',
  back: 'Tu perfil',
  lead: 'Los invitados y proveedores ven tu nombre, tu logo y tus colores: en la página del evento, al responder, al buscar su mesa, en los correos, en papel y en los archivos. El inicio de sesión y esta aplicación se quedan como están.',
  notIncluded: 'La marca propia viene con {{tier}}.',
  notApplied:
    'Guardamos «{{name}}», pero por ahora los invitados no la ven. Se aplicará de nuevo en cuanto tu suscripción la incluya.',
  demo: 'Aquí puedes probarlo todo. No se guarda nada: en tu propia cuenta, lo que guardes se aplica a todos tus eventos.',
  name: {
    label: 'Nombre',
    hint: 'Como te conocen tus clientes.',
    example: 'Tu agencia',
  },
  logo: {
    label: 'Logo',
    choose: 'Elegir un logo',
    other: 'Otro logo',
    remove: 'Quitarlo',
    alt: 'Tu logo',
    text: 'PNG, JPEG, WebP o SVG. Se dibuja de nuevo en este dispositivo para guardar solo la imagen.',
    problem: {
      large: 'El archivo es demasiado grande. Elige uno de menos de 5 MB, o un SVG de menos de 500 kB.',
      unreadable: 'Este archivo no se puede dibujar aquí. Guarda tu logo como PNG y elige ese.',
      empty: 'En este archivo no se ve nada. Elige otro.',
    },
  },
  main: {
    label: 'Color principal',
    hint: 'Para botones, enlaces y títulos.',
  },
  accent: {
    label: 'Segundo color',
    hint: 'Para la línea de arriba y, muy claro, detrás de la portada. No se escribe texto con él.',
  },
  colour: {
    pick: 'Elegir: {{colour}}',
    shown: 'Cómo se muestra: {{colour}}',
    problem: 'Escribe un color, por ejemplo #24507a.',
    day: {
      kept: 'En páginas claras: tal cual',
      corrected: 'En páginas claras: {{colour}}, más oscuro para que se lea',
    },
    night: {
      kept: 'En páginas oscuras: tal cual',
      corrected: 'En páginas oscuras: {{colour}}, más claro para que se lea',
    },
  },
  sender: {
    label: 'Quién escribe',
    hint: 'El nombre del remitente en los correos; si lo dejas vacío, es el nombre de arriba. La dirección sigue siendo la nuestra, para que lleguen.',
  },
  reply: {
    label: 'Dirección para las respuestas',
    hint: 'Adonde va lo que alguien responde a un correo.',
  },
  footer: {
    label: 'Texto al pie',
    hint: 'Debajo de las páginas y los correos: tu dirección, por ejemplo, o tu número de registro.',
  },
  origin: {
    label: 'Tu propio dominio',
    hint: 'Por ejemplo, eventos.agencia.com. Lo configuramos contigo; hasta entonces los enlaces empiezan con el nuestro, y los que ya has enviado siguen funcionando.',
    live: 'Los enlaces empiezan con él',
    waiting: 'Todavía no se usa: lo estamos configurando',
  },
  problem: {
    name: 'Escribe un nombre de 60 caracteres como máximo.',
    sender_name: 'Escribe un nombre de 60 caracteres como máximo, sin una dirección web.',
    reply_to: 'Escribe una dirección completa, por ejemplo hola@agencia.com.',
    footer: 'Escribe 300 caracteres como máximo.',
    origin: 'Escribe un dominio, por ejemplo eventos.agencia.com.',
  },
  save: 'Guardar',
  saved: 'Tu marca está guardada',
  remove: 'Quitar la marca',
  removed: 'Tu marca se ha quitado. Lo que escribiste sigue aquí.',
  failure: {
    offline: 'No se ha guardado: no hay conexión. Lo que escribiste sigue aquí; vuelve a intentarlo.',
    failed: 'No se ha guardado. Lo que escribiste sigue aquí; vuelve a intentarlo.',
    notIncluded: 'No se ha guardado: tu suscripción ya no la incluye.',
  },
  preview: {
    title: 'Vista previa',
    page: 'La página del evento',
    email: 'Un correo',
    print: 'En papel',
    event: 'Lucía y Mateo',
    mail: 'Dinos quién viene, en un minuto y sin contraseña.',
    answer: 'Responder',
    why: 'Te escribe {{brand}} de parte de quien te invita.',
    from: 'De',
    reply: 'Respuestas a',
    printed: 'Lista de invitados',
  },
} satisfies Shape<typeof english>;
