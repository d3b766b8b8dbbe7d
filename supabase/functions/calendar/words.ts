/** The words of a subscribed calendar. */
export const WORDS = {
  es: {
    name: 'Celebra · tus eventos',
    payment: (amount: string, vendor: string) => `Pagar ${amount} a ${vendor}`,
    reply: (part: string) => `Fin del plazo para responder: ${part}`,
    task: (name: string) => `Tarea: ${name}`,
  },
  en: {
    name: 'Celebra · your events',
    payment: (amount: string, vendor: string) => `Pay ${amount} to ${vendor}`,
    reply: (part: string) => `Replies due: ${part}`,
    task: (name: string) => `Task: ${name}`,
  },
};
