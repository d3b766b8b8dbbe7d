import type { eventpage as en } from '../en/eventpage';
import type { Shape } from '../shape';

export const eventpage = {
  title: {
    page: 'Tienes una invitación',
    welcome: 'Bienvenida',
    countdown: 'Cuenta atrás',
    programme: 'El día',
    dress: 'Cómo vestir',
    lodging: 'Dónde dormir',
    transport: 'Cómo llegar',
    gifts: 'Regalos',
    questions: 'Preguntas y respuestas',
    contact: 'Habla con nosotros',
    thanks: 'Gracias',
  },
  otherLanguage: 'English',
  link: { lodging: 'Ver dónde', transport: 'Ver cómo', gifts: 'Ver la lista' },
  calendar: {
    add: 'Añadir a mi calendario',
    failed: 'El archivo no se pudo crear. Revisa tu conexión e inténtalo de nuevo.',
    file: 'calendario',
  },
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'El navegador no ha dejado copiarlo. Selecciona el número y cópialo a mano.',
  over: 'Este evento ya ha pasado.',
  report: {
    link: 'Denunciar esta página',
    subject: 'Denunciar una página: {{page}}',
    message: '¿Qué tiene de malo?',
    characters: {
      left_one: 'Queda {{count, number}} carácter',
      left_many: 'Quedan {{count, number}} de caracteres',
      left_other: 'Quedan {{count, number}} caracteres',
      over_one: 'Sobra {{count, number}} carácter',
      over_many: 'Sobran {{count, number}} de caracteres',
      over_other: 'Sobran {{count, number}} caracteres',
    },
    send: 'Enviar',
    sent: 'Gracias. Una persona mirará esta página.',
    failed: 'Tu mensaje no ha salido y sigue aquí: comprueba la conexión y vuelve a intentarlo.',
    tooMany: 'Demasiados mensajes. El tuyo sigue aquí: vuelve a intentarlo dentro de una hora.',
  },
  word: {
    title: 'Esta página pide una palabra',
    text: 'Está en tu invitación; si no la encuentras, pregunta a quien te invita.',
    label: 'La palabra',
    open: 'Abrir la página',
    wrong: 'Esa no es la palabra. Comprueba cómo está escrita.',
    many: 'Demasiados intentos. Vuelve a probar dentro de una hora.',
  },
  broken: {
    title: 'Aquí no hay ninguna página',
    text: 'Puede que la dirección esté mal escrita o que la página se haya retirado. Pregunta a quien te invita.',
  },
  failed: {
    title: 'La página no se ha cargado',
    text: 'Comprueba la conexión y vuelve a intentarlo.',
    kept: 'Así estaba la página la última vez que la abriste. Ahora no se pudo volver a leer.',
    manyTitle: 'Demasiadas peticiones',
    many: 'Vuelve a intentarlo dentro de una hora.',
  },
  begin: {
    wedding: {
      welcome: 'Nos casamos y nos encantaría celebrarlo contigo.',
      dress: 'Ven con tus mejores galas y con ganas de bailar.',
      lodging: 'Si necesitas alojamiento, pregúntanos: te ayudamos a encontrarlo.',
      transport: 'Si no sabes cómo ir o volver, dínoslo y te buscamos sitio.',
      gifts: 'Tu compañía es el mejor regalo. Si además quieres tener un detalle, aquí tienes cómo.',
      questions:
        '¿Quién está invitado?\nTodas las personas que aparecen en tu invitación.\n\n¿Puedo cambiar mi respuesta?\nSí, en tu invitación, hasta el último día para responder.\n\n¿Y si hay algo que no puedo comer?\nDínoslo al responder y la cocina lo sabrá.',
      contact: '¿Tienes alguna duda? Te ayudamos con mucho gusto.',
      thanks: 'Gracias por celebrarlo con nosotros. No lo olvidaremos nunca.',
    },
    party: {
      welcome: 'Hay algo que celebrar y nos encantaría que vinieras.',
      dress: 'Ven como más te guste.',
      lodging: 'Si necesitas alojamiento, pregúntanos: te ayudamos a encontrarlo.',
      transport: 'Si no sabes cómo ir o volver, dínoslo y te buscamos sitio.',
      gifts: 'Tu compañía es el mejor regalo. Si además quieres tener un detalle, aquí tienes cómo.',
      questions:
        '¿Quién está invitado?\nTodas las personas que aparecen en tu invitación.\n\n¿Puedo cambiar mi respuesta?\nSí, en tu invitación, hasta el último día para responder.\n\n¿Y si hay algo que no puedo comer?\nDínoslo al responder y la cocina lo sabrá.',
      contact: '¿Tienes alguna duda? Te ayudamos con mucho gusto.',
      thanks: 'Gracias por celebrarlo con nosotros.',
    },
    company: {
      welcome: 'Nos alegrará verte en nuestro evento.',
      dress: 'Formal, sin necesidad de etiqueta.',
      lodging: 'Si necesitas alojamiento, escríbenos y te ayudamos a encontrarlo.',
      transport: 'Si necesitas ayuda para llegar, escríbenos.',
      gifts: 'Con tu compañía nos basta.',
      questions:
        '¿Quién está invitado?\nTodas las personas que aparecen en la invitación.\n\n¿Puedo cambiar mi respuesta?\nSí, en tu invitación, hasta el último día para responder.\n\n¿Y si hay algo que no puedo comer?\nDínoslo al responder y la cocina lo sabrá.',
      contact: '¿Tienes alguna duda? Te ayudamos con mucho gusto.',
      thanks: 'Gracias por acompañarnos.',
    },
    gala: { dress: 'Traje de noche.' },
    attended: {
      questions:
        '¿Quién puede venir?\nQuien tiene invitación o se ha inscrito.\n\n¿Puedo cambiar mi respuesta?\nSí, con el enlace de tu correo, hasta el último día para responder.\n\n¿Y si hay algo que no puedo comer?\nDínoslo al responder y la cocina lo sabrá.',
    },
  },
} satisfies Shape<typeof en>;
