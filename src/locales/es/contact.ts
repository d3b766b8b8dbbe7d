import type { contact as english } from '../en/contact';
import type { Shape } from '../shape';

export const contact = {
  title: 'Escríbenos',
  lead: 'Una duda sobre una cifra, una idea, algo que no funciona: cuéntanoslo. Lo lee una persona y contesta en menos de 24 horas.',
  channels: {
    title: 'Cuatro formas de encontrarnos',
    email: {
      title: 'Correo electrónico',
      text: 'Respuesta en menos de 24 horas, en español o en inglés.',
      action: 'Escribir un mensaje',
    },
    chat: {
      title: 'Chat en directo',
      text: 'En la aplicación, en tu cuenta, junto a tu plan. Hay alguien de lunes a viernes, de 9:00 a 18:00, hora del Pacífico.',
      open: 'Abrir el chat',
      signIn: 'Entrar para chatear',
    },
    phone: {
      title: 'Teléfono',
      text: 'Para clientes Enterprise. De lunes a viernes, de 9:00 a 18:00, hora del Pacífico.',
    },
    help: {
      title: 'Centro de ayuda',
      text: 'Respuestas y guías, disponibles a cualquier hora.',
      action: 'Ir a las respuestas',
    },
  },
  form: {
    title: 'Envía un mensaje',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    company: 'Empresa',
    subject: 'Asunto',
    message: 'Mensaje',
    privacy: 'Usamos lo que escribes para contestarte y para nada más. <policy>Privacidad</policy>.',
    website: 'Deja este campo vacío',
    submit: 'Enviar el mensaje',
    sending: 'Enviando el mensaje…',
    kept: 'Lo que habías escrito sigue aquí.',
    refused:
      'En este dispositivo no queda espacio para conservar lo que escribes. No cierres la página hasta enviarlo.',
    discard: 'Empezar de cero',
  },
  validation: {
    title: 'Error de Validación',
    text: 'Corrige los errores antes de enviar.',
    firstNameShort: 'Escribe tu nombre, con dos letras como mínimo.',
    lastNameShort: 'Escribe tus apellidos, con dos letras como mínimo.',
    nameLetters: 'Usa solo letras; también valen espacios, guiones y apóstrofos.',
    nameLong: 'Entre nombre y apellidos, 100 caracteres como máximo.',
    emailInvalid: 'Escribe una dirección de correo electrónico válida',
    emailLong: 'La dirección puede tener 100 caracteres como máximo.',
    companyLong: 'Como máximo, 100 caracteres.',
    subjectShort: 'Escribe un asunto de cinco caracteres como mínimo.',
    subjectLong: 'Como máximo, 200 caracteres.',
    messageShort: 'Escribe al menos 20 caracteres, para que te entendamos bien.',
    messageLong: 'Como máximo, 2000 caracteres.',
  },
  failed: {
    title: 'Error al Enviar el Mensaje',
    text: 'Ha habido un problema al enviar tu mensaje. Inténtalo de nuevo o escríbenos directamente por correo.',
    tooMany:
      'Has enviado varios mensajes en la última hora. Inténtalo más tarde o escríbenos directamente por correo.',
  },
  sent: {
    title: 'Mensaje enviado con éxito',
    text: 'Gracias por escribirnos. Te contestaremos en menos de 24 horas, en la dirección que nos has dado.',
    again: 'Enviar otro mensaje',
  },
  offices: {
    title: 'Dónde estamos',
    headquarters: 'Sede central',
  },
  faq: {
    title: 'Respuestas rápidas',
    items: {
      free: {
        question: '¿De verdad es gratis?',
        answer:
          'Tu primer evento sí, con una lista de invitados de hasta 20 personas, el tiempo que quieras y sin tarjeta. Puedes planificar para los invitados que sean; se paga cuando hacen falta más eventos o una lista más larga.',
        more: 'Precios',
      },
      figures: {
        question: '¿De dónde salen las cifras?',
        answer:
          'De encuestas y estadísticas oficiales. En la aplicación, cada cifra muestra su fuente y su año, y la página de métodos las reúne todas.',
        more: 'Cómo calculamos',
      },
      refund: {
        question: '¿Hay reembolsos?',
        answer:
          'Sí: Basic y Pro, también por años, se reembolsan en proporción durante los primeros 14 días.',
        more: 'Reembolsos',
      },
      data: {
        question: '¿Qué pasa con mis datos?',
        answer:
          'Son tuyos. Puedes pedirnos una copia, o que lo borremos todo, cuando quieras; la página de privacidad explica cómo.',
        more: 'Privacidad',
      },
    },
  },
  closing: {
    title: 'O empieza y compruébalo',
    text: 'Tres minutos, tus propios números y un presupuesto que se explica solo.',
    start: 'Empezar gratis',
    toApp: 'Ir a tus eventos',
  },
} satisfies Shape<typeof english>;
