import type { enterprise as english } from '../en/enterprise';
import type { Shape } from '../shape';

export const enterprise = {
  title: 'Enterprise para tu empresa',
  lead: 'Cuéntanos de tu empresa. Contestamos en menos de 24 horas con una oferta y, cuando la aceptes, activamos tu cuenta. Se paga con factura.',
  taxId: 'Número de identificación fiscal',
  address: 'Dirección de facturación',
  people: 'Personas que lo usarían',
  message: 'Qué eventos preparas',
  companyNeeded: 'Escribe el nombre de tu empresa.',
  taxIdLong: 'Como mucho, 50 caracteres.',
  addressLong: 'Como mucho, 300 caracteres.',
  peopleLong: 'Como mucho, 50 caracteres.',
  subject: 'Enterprise para {{company}}',
  line: '{{label}}: {{value}}',
  submit: 'Pedir una oferta',
  failed: 'No hemos podido enviar tu solicitud. Todo sigue aquí: prueba otra vez.',
  tooMany: 'Has enviado varios mensajes en la última hora. Todo sigue aquí: prueba más tarde.',
  sent: 'Tenemos tu solicitud',
  sentText: 'Te contestamos en menos de 24 horas, a la dirección que nos has dado. No se ha contratado nada.',
} satisfies Shape<typeof english>;
