export const findtable = {
  title: 'Find your table',
  otherLanguage: 'Español',
  text: 'Enter your first and last name, as on the invitation.',
  name: 'Your name',
  find: 'Find my table',
  yours_one: 'Your table',
  yours_other: 'Your tables',
  near: 'It stands near: {{thing}}.',
  plan: 'Plan of the room: your table is the one in color.',
  kept: 'There’s no connection. This is what you found on this device.',
  none: 'No table under that name. Enter your first and last name as on the invitation, or ask at the door.',
  several: 'Several guests have that name. Enter all your names, as on the invitation.',
  broken: {
    title: 'This code doesn’t work',
    text: 'It may have been replaced. Please ask at the door.',
  },
  failed: {
    title: 'The room could not be opened',
    text: 'Check your connection and try again.',
    search: 'That did not arrive. Check your connection and try again.',
    manyTitle: 'Too many tries',
    many: 'Please wait an hour, or ask at the door.',
  },
};

declare module '../shape' {
  interface Texts {
    findtable: typeof findtable;
  }
}
