export const book = {
  title: 'PDF',
  name: 'Book',
  lead: 'Your event on paper, to print, to send or to keep: all of it as one book, or only what you need.',
  which: 'What goes in',
  part: {
    facts: 'The event and its budget split',
    budget: 'Budget and payments',
    tasks: 'Tasks',
    day: 'The day',
    guests: 'Guests',
    seating: 'Tables',
    kitchen: 'For the kitchen',
    drinks: 'Drinks to buy',
    vendors: 'Booked vendors',
    cards: 'Place cards',
  },
  language: 'Language',
  paper: 'Paper',
  letter: 'Letter',
  make: 'Make the PDF',
  again: 'Make it again',
  making: 'Making the PDF',
  stop: 'Stop',
  made: 'Your PDF is ready.',
  stopped: 'Stopped.',
  empty: 'There’s nothing to put on paper yet in what you chose.',
  failed:
    'The PDF couldn’t be made. If you’re offline, make it once while you’re connected; then it works without.',
  save: 'Download',
  share: 'Share',
  notIncluded: 'PDF export comes with {{tier}}. Printing each page from its menu is free.',
  contents: 'Contents',
  page: 'Page {page} of {pages}',
  total: 'Total',
  facts: { what: 'The event', is: 'As planned', split: 'How the budget is split' },
  budget: { category: 'Category', expected: 'Expected', paid: 'Paid' },
  day: { way: 'On the way there' },
  guests: {
    name: 'Name',
    people: 'People',
    replies: 'Answers',
    food: 'Food',
    phone: 'Phone',
  },
  seating: {
    table: 'Table',
    taken: 'Seats',
    guests: 'Guests',
    companion: 'Companion of {{name}}',
    drawing_one: '{{name}}: the room with {{count, number}} table',
    drawing_other: '{{name}}: the room with {{count, number}} tables',
  },
  drinks: { by: 'by {{date}}' },
};

declare module '../shape' {
  interface Texts {
    book: typeof book;
  }
}
