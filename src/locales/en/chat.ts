export const chat = {
  open: 'Chat with us',
  title: 'Live chat',
  hours: 'People are here Monday to Friday, 9AM to 6PM Pacific time.',
  here: 'Someone is here now, until {{time}} your time.',
  away: 'Nobody is here right now. We’re back on {{time}}, your time; what you write is waiting for us then.',
  operator: 'Open the chat window',
  message: 'Your message',
  along: 'We also get: your account {{email}}, and the page you’re on, {{page}}.',
  alongPlan: 'We also get: your account {{email}}, the plan that’s open, and the page you’re on, {{page}}.',
  submit: 'Send',
  sending: 'Sending…',
  empty: 'Write your message first.',
  failed: 'Your message couldn’t be sent. It’s still here: try again.',
  tooMany: 'You’ve sent many messages in the past hour. Yours is still here: try again later.',
  signedOut: 'Sign in again to send this. It’s still here.',
  sent: 'We have your message',
  sentText: 'We’ll answer at {{email}}, within 24 hours.',
  again: 'Write another',
};

declare module '../shape' {
  interface Texts {
    chat: typeof chat;
  }
}
