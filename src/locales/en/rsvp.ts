export const rsvp = {
  title: 'Invitation',
  otherLanguage: 'Español',
  lead: 'Tell us who’s coming.',
  until: 'You can answer and change your answer until {{date}}.',
  closed: 'The time to answer has passed. Please write to your hosts.',
  waiting: 'There is no place left right now. You’re on the waiting list and move up as soon as one is free.',
  accepted: 'Yes',
  declined: 'No',
  all: 'We’re all coming',
  allTo: 'We’re all coming: {{part}}',
  answerOf: '{{name}}: {{part}}',
  howMany: 'How many of you?',
  party_one: 'and {{formatted}} companion',
  party_other: 'and {{formatted}} companions',
  companion: {
    title: 'Who is coming with {{name}}?',
    left_one: '{{formatted}} place has no name yet.',
    left_other: '{{formatted}} places have no name yet.',
    name: 'First name',
    lastName: 'Last name',
    add: 'Add the name',
    wrong: 'Please enter a name in letters.',
  },
  food: {
    title: 'Food',
    text: 'Open a name to tell us what they can’t eat.',
    everything: 'Eats everything',
    more: 'Anything else?',
  },
  diet: {
    vegetarian: 'Vegetarian',
    vegan: 'Vegan',
    pescatarian: 'Pescatarian',
    halal: 'Halal',
    kosher: 'Kosher',
    'childrens-menu': 'Children’s menu',
  },
  without: {
    gluten: 'No gluten',
    crustaceans: 'No crustaceans',
    eggs: 'No eggs',
    fish: 'No fish',
    peanuts: 'No peanuts',
    soybeans: 'No soy',
    milk: 'No milk',
    nuts: 'No nuts',
    celery: 'No celery',
    mustard: 'No mustard',
    sesame: 'No sesame',
    sulphites: 'No sulfites',
    lupin: 'No lupin',
    molluscs: 'No mollusks',
  },
  message: 'A message for your hosts',
  saving: {
    untouched: 'Each answer is saved by itself.',
    saving: 'Saving…',
    saved: 'Saved. You can close this page.',
    waiting: 'No connection. Your answers are kept here and sent as soon as possible.',
    refused: 'This couldn’t be saved. Please check what you wrote.',
  },
  broken: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete or no longer valid. Please ask your hosts for a new one.',
  },
  failed: {
    title: 'The invitation didn’t load',
    text: 'Nothing was lost. Please try again.',
    manyTitle: 'Too many requests',
    many: 'Please try again in an hour.',
  },
};

declare module '../shape' {
  interface Texts {
    rsvp: typeof rsvp;
  }
}
