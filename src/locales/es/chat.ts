import type { chat as english } from '../en/chat';
import type { Shape } from '../shape';

export const chat = {
  open: 'Chatear con nosotros',
  title: 'Chat en directo',
  hours: 'Hay alguien de lunes a viernes, de 9:00 a 18:00, hora del Pacífico.',
  here: 'Ahora hay alguien, hasta el {{time}}, tu hora local.',
  away: 'Ahora no hay nadie. Volvemos el {{time}}, tu hora local; lo que escribas nos espera hasta entonces.',
  operator: 'Abrir la ventana del chat',
  message: 'Tu mensaje',
  along: 'También nos llega: tu cuenta {{email}} y la página en la que estás, {{page}}.',
  alongPlan: 'También nos llega: tu cuenta {{email}}, el plan abierto y la página en la que estás, {{page}}.',
  submit: 'Enviar',
  sending: 'Enviando…',
  empty: 'Escribe antes tu mensaje.',
  failed: 'No hemos podido enviar tu mensaje. Sigue aquí: prueba otra vez.',
  tooMany: 'Has enviado muchos mensajes en la última hora. El tuyo sigue aquí: prueba más tarde.',
  signedOut: 'Vuelve a entrar para enviarlo. Sigue aquí.',
  sent: 'Tenemos tu mensaje',
  sentText: 'Te contestamos a {{email}} en menos de 24 horas.',
  again: 'Escribir otro',
} satisfies Shape<typeof english>;
