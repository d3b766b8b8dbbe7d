export const WORDS = {
  es: {
    name: (writer: string) => `${writer} · tus eventos`,
    payment: (amount: string, vendor: string) => `Pagar ${amount} a ${vendor}`,
    reply: (part: string) => `Fin del plazo para responder: ${part}`,
    task: (name: string) => `Tarea: ${name}`,
  },
  en: {
    name: (writer: string) => `${writer} · your events`,
    payment: (amount: string, vendor: string) => `Pay ${amount} to ${vendor}`,
    reply: (part: string) => `Replies due: ${part}`,
    task: (name: string) => `Task: ${name}`,
  },
};
