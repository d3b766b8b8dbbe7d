import type { links as english } from '../en/links';
import type { Shape } from '../shape';

export const links = {
  heading: 'Enlaces sin cuenta',
  scope: {
    day: 'El día para {{who}}',
    kitchen: 'Cocina',
    kitchenOf: 'Cocina: {{part}}',
    family: 'Familia',
  },
  about: {
    day: 'Muestra lo que hace {{who}} ese día con tus notas, lo que viven los invitados mientras tanto, los lugares y los contactos que elijas. Los retrasos se ven en medio minuto.',
    kitchen:
      'Muestra menús, dietas y alérgenos por mesa y en total: sin nombres, notas, contactos ni dinero.',
    family: 'Muestra los datos, el día y quién se sienta dónde: sin dinero, notas ni contactos.',
    others:
      'El enlace de un proveedor se crea donde envías el horario, y el de la cocina en la hoja de cocina.',
  },
  language: 'Idioma del enlace',
  languages: { en: 'Inglés', es: 'Español' },
  until: 'Funciona hasta',
  room: 'Mesas de',
  contacts: 'A quién puede llamar',
  noContacts: 'Los proveedores de este plan aún no tienen teléfono.',
  contact: {
    name: 'Otra persona',
    phone: 'Su teléfono',
    missing: 'Escribe el nombre y el teléfono, o ninguno de los dos.',
  },
  make: 'Crear el enlace',
  another: 'Otro enlace',
  past: 'El evento ya ha pasado: un enlace nuevo no funcionaría.',
  works: 'hasta el {{date}}',
  over: 'terminó el {{date}}',
  unopened: 'aún sin abrir',
  opened_one: 'abierto {{count, number}} vez, el {{when}}',
  opened_many: 'abierto {{count, number}} de veces, la última el {{when}}',
  opened_other: 'abierto {{count, number}} veces, la última el {{when}}',
  copy: 'Copiar',
  copied: 'Enlace copiado',
  copyOf: 'Copiar el enlace: {{what}}',
  see: 'Abrir',
  seeOf: 'Abrir: {{what}}',
  whatsapp: 'WhatsApp',
  whatsappOf: 'Enviar por WhatsApp: {{what}}',
  message: '«{{plan}}», {{what}}: {{link}}',
  end: 'Anular',
  endOf: 'Anular el enlace: {{what}}',
  ended: 'El enlace ya no funciona',
  undo: 'Deshacer',
  failed: 'No ha funcionado. Inténtalo de nuevo: nada se hará dos veces.',
  limit: 'Un plan puede tener hasta 50 enlaces. Anula uno antes.',
} satisfies Shape<typeof english>;
