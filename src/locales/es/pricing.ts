import type { pricing as english } from '../en/pricing';
import type { Shape } from '../shape';

export const pricing = {
  title: 'Paga por la fiesta, no por la aplicación',
  lead: 'Tu primer evento es gratis. Cuando crezca la lista de invitados, o la de eventos, hay una suscripción para eso.',
  period: {
    legend: 'Forma de pago',
    monthly: 'Mensual',
    yearly: 'Anual',
    saving: 'ahorra al menos un {{saving}}',
  },
  currency: 'Moneda',
  perMonth: 'al mes',
  once: 'un solo pago',
  onceNote: 'para un evento, sin renovación',
  freeNote: 'gratis, el tiempo que quieras',
  monthlyNote: 'pago mensual, cancelas cuando quieras',
  yearlyNote: '{{amount}} en un solo pago al año, cancelas cuando quieras',
  quoted: 'A medida',
  quotedNote: 'según lo que necesite tu empresa',
  usual: 'Para tu boda',
  audience: {
    free: 'Para empezar, o para una reunión pequeña.',
    basic: 'Para una gran celebración con todos los que quieres.',
    pro: 'Para quien vive de organizar eventos.',
    enterprise: 'Para empresas con marca y normas propias.',
  },
  action: {
    start: 'Empieza gratis',
    toApp: 'Ir a tus eventos',
    ask: 'Contratar {{tier}}',
    talk: 'Hablar con nosotros',
  },
  everythingOf: 'Todo lo de {{tier}}, y además:',
  limit: {
    events_one: '{{count, number}} evento',
    events_many: '{{count, number}} de eventos',
    events_other: '{{count, number}} eventos',
    eventsUnlimited: 'Eventos sin límite',
    guests_one: 'Lista de invitados de hasta {{count, number}} persona',
    guests_many: 'Lista de invitados de hasta {{count, number}} de personas',
    guests_other: 'Lista de invitados de hasta {{count, number}} personas',
    guestsUnlimited: 'Lista de invitados sin límite',
    partner: 'Planear con una persona más',
  },
  row: {
    events: 'Número de eventos',
    recommendations: 'Recomendaciones con IA',
    guests: 'Tamaño de la lista de invitados',
    people: 'Personas en cada plan, contigo',
  },
  entitlement: {
    'pdf-export': 'Exportación a PDF',
    'priority-support': 'Atención prioritaria',
    'team-collaboration': 'Trabajo en equipo',
    'advanced-analytics': 'Análisis avanzado',
    'phone-support': 'Atención por teléfono',
    'api-access': 'Acceso a la API',
    'white-label': 'Tu propia marca (marca blanca)',
    'custom-integrations': 'Integraciones a medida',
    'dedicated-support': 'Persona de contacto dedicada',
    sla: 'Acuerdo de nivel de servicio (SLA)',
    'custom-training': 'Formación a medida',
  },
  unlimited: 'Sin límite',
  byContract: '{{what}}, por contrato',
  soon: 'Pronto',
  coming: 'Próximamente: {{list}}',
  included: 'Incluido',
  notIncluded: 'No incluido',
  smallPrintSold:
    'Los precios incluyen los impuestos. Pagas con tarjeta en la página del servicio de pagos y puedes desistir en 14 días: entonces pagas solo los días usados.',
  smallPrint:
    'Los precios incluyen los impuestos. Basic y Pro todavía no se venden en la web: escríbenos y los activamos contigo.',
  table: {
    title: 'Las suscripciones, lado a lado',
    feature: 'Función',
    note: 'Las recomendaciones son cantidades con su porqué, su margen y su fuente. Lo que dice «pronto» todavía no existe: tu suscripción lo incluye desde el día en que exista. Lo que va «por contrato» lo hacen personas y se acuerda por escrito.',
  },
  faq: {
    title: 'Lo que nos preguntan',
    more: '¿No ves tu pregunta?',
    contact: 'Escríbenos',
    refunds: {
      question: '¿Hay reembolsos?',
      answer:
        'Sí. En los 14 días después de pagar puedes desistir desde tu perfil y te devolvemos la parte proporcional de los días que no has usado: de Basic, y de Pro por meses o por años. No tienes que dar motivos, y el dinero vuelve por donde pagaste, en 14 días como mucho.',
      byMessage:
        'Sí. En los 14 días después de pagar, escríbenos que desistes y te devolvemos la parte proporcional de los días que no has usado: de Basic, y de Pro por meses o por años. No tienes que dar motivos, y el dinero vuelve por donde pagaste, en 14 días como mucho.',
    },
    payment: {
      question: '¿Cómo se paga?',
      answer:
        'Con las principales tarjetas de crédito, en la propia página del servicio de pagos: tu tarjeta nunca llega a nosotros. Los clientes de Enterprise también pueden pagar con factura.',
      byMessage:
        'Escríbenos: activamos Basic o Pro contigo y acordamos cómo pagas. Los clientes de Enterprise también pueden pagar con factura.',
    },
    nonprofit: {
      question: '¿Hay precio para asociaciones y centros educativos?',
      answer:
        'Sí, para entidades sin ánimo de lucro, escuelas y universidades. Escríbenos y cuéntanos qué evento preparas.',
    },
    invoicing: {
      question: '¿Se puede pagar con factura de empresa?',
      answer: 'Sí, con Enterprise: con factura, tu número de pedido y un plazo de pago acordado de antemano.',
    },
    change: {
      question: '¿Puedo cambiar de suscripción más adelante?',
      answer:
        'Cuando quieras. Si contratas Pro teniendo Basic, cuenta Pro mientras dura, y Basic sigue cuando termina. Pro se termina con dos pulsaciones en tu perfil y lo conservas hasta el final de lo pagado. No se borra nada: todo se puede leer, compartir y exportar.',
      byMessage:
        'Cuando quieras: escríbenos. Si contratas Pro teniendo Basic, cuenta Pro mientras dura, y Basic sigue cuando termina. Conservas Pro hasta el final de lo pagado. No se borra nada: todo se puede leer, compartir y exportar.',
    },
    data: {
      question: '¿Qué pasa con mis eventos si dejo de pagar?',
      answer:
        'Basic no se renueva: termina 12 meses después de pagar o seis meses después de tu evento, lo que sea más tarde (30 meses después de pagar como mucho), salvo que lo amplíes antes. Si falla una renovación de Pro, tienes siete días más. Después tu cuenta es Free: todo sigue en ella, y lo que añadas tiene los límites de Free. Si prefieres que se borre, la página de privacidad explica cómo.',
    },
  },
} satisfies Shape<typeof english>;
