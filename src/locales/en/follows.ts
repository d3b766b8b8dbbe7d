export const follows = {
  title: 'The event moved to {{date}}',
  text_one: '{{count, number}} line would follow. Apply it if it suits you.',
  text_other: '{{count, number}} lines would follow. Apply what suits you.',
  kept_one: '{{count, number}} date that you chose yourself stays as it is.',
  kept_other: '{{count, number}} dates that you chose yourself stay as they are.',
  along: 'Moves with the event',
  nearestAnswer: 'With the event, and on {{date}}: the nearest possible day',
  nearestPayment:
    'With the event. A payment can’t move into the past or beyond a year from now, so the nearest possible day is taken',
  nearestIncome: 'With the event, and on the nearest day that isn’t past',
  saidOf: 'Said of {{date}}. Ask again for the new date.',
  begins: 'Begins',
  answers: 'Answers until',
  instalments: 'Still to pay',
  instalment: '{{amount}} on {{date}}',
  rest: 'The rest is due on',
  terms: 'Can be canceled',
  term: '{{fee}} until {{date}}',
  comes: 'Comes in on',
  last: 'Comes in until',
  free: 'Free on your date',
  askAgain: 'to be asked',
  yes: 'yes',
  no: 'no',
  due: 'Due',
  taken_one: '{{count, number}} line updated',
  taken_other: '{{count, number}} lines updated',
  left: 'The dates stay as they are',
  said: {
    households: 'Whoever is invited already hears of the new date only when you tell them.',
    vendors: 'Your vendors hear of it from you, too. Ask each of them whether the new date suits them.',
  },
  tell: 'Tell the guests',
  ask: 'To the vendors',
  unaware_one: '{{count, number}} household was invited for another date and hasn’t been told',
  unaware_other: '{{count, number}} households were invited for another date and haven’t been told',
  undecided: 'Until you decide, guests don’t see the hours of these parts on their invitation.',
  off: '{{moment}}. The event isn’t on that day.',
  offTitle: 'Parts on a day without the event',
};

declare module '../shape' {
  interface Texts {
    follows: typeof follows;
  }
}
