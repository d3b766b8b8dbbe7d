export const eventpage = {
  title: {
    page: 'You’re invited',
    welcome: 'Welcome',
    countdown: 'Countdown',
    programme: 'The day',
    dress: 'What to wear',
    lodging: 'Where to stay',
    transport: 'Getting there',
    gifts: 'Gifts',
    questions: 'Questions and answers',
    contact: 'Talk to us',
    thanks: 'Thank you',
  },
  otherLanguage: 'Español',
  link: { lodging: 'See where', transport: 'See how', gifts: 'See the list' },
  calendar: {
    add: 'Add to my calendar',
    failed: 'The file could not be made. Please check your connection and try again.',
    file: 'calendar',
  },
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser didn’t let us copy it. Please select the number and copy it by hand.',
  over: 'This event is over.',
  report: {
    link: 'Report this page',
    subject: 'Report a page: {{page}}',
    message: 'What’s wrong with it?',
    characters: {
      left_one: '{{count, number}} character left',
      left_other: '{{count, number}} characters left',
      over_one: '{{count, number}} character too many',
      over_other: '{{count, number}} characters too many',
    },
    send: 'Send',
    sent: 'Thank you. A person will look at this page.',
    failed: 'Your message didn’t leave. It’s still here: please check your connection and try again.',
    tooMany: 'Too many messages. Yours is still here: please try again in an hour.',
  },
  word: {
    title: 'This page asks for a word',
    text: 'You’ll find it in your invitation, or ask your hosts.',
    label: 'The word',
    open: 'Open the page',
    wrong: 'That isn’t the word. Please check the spelling.',
    many: 'Too many tries. Please try again in an hour.',
  },
  broken: {
    title: 'There’s no page here',
    text: 'The address may be misspelled, or its hosts have taken the page down. Please ask them.',
  },
  failed: {
    title: 'The page didn’t load',
    text: 'Please check your connection and try again.',
    kept: 'This is how the page was when you last opened it. It couldn’t be read again just now.',
    manyTitle: 'Too many requests',
    many: 'Please try again in an hour.',
  },
  begin: {
    wedding: {
      welcome: 'We’re getting married, and we’d love to celebrate with you.',
      dress: 'Dress up, and be comfortable enough to dance.',
      lodging: 'If you need a place to stay, ask us: we’ll gladly help you find one.',
      transport: 'If you don’t know how to get there or back, tell us and we’ll find you a seat.',
      gifts: 'Having you with us is the best gift. If you’d like to give something more, this is how.',
      questions:
        'Who is invited?\nEverybody who is named in your invitation.\n\nCan I change my answer?\nYes, in your invitation, until its last day.\n\nWhat if I can’t eat something?\nTell us in your answer, and the kitchen will know.',
      contact: 'Is anything unclear? We’re happy to help.',
      thanks: 'Thank you for celebrating with us. We’ll never forget it.',
    },
    party: {
      welcome: 'There’s something to celebrate, and we’d love to have you there.',
      dress: 'Come as you like best.',
      lodging: 'If you need a place to stay, ask us: we’ll gladly help you find one.',
      transport: 'If you don’t know how to get there or back, tell us and we’ll find you a seat.',
      gifts: 'Having you with us is the best gift. If you’d like to give something more, this is how.',
      questions:
        'Who is invited?\nEverybody who is named in your invitation.\n\nCan I change my answer?\nYes, in your invitation, until its last day.\n\nWhat if I can’t eat something?\nTell us in your answer, and the kitchen will know.',
      contact: 'Is anything unclear? We’re happy to help.',
      thanks: 'Thank you for celebrating with us.',
    },
    company: {
      welcome: 'We look forward to seeing you at our event.',
      dress: 'Business casual.',
      lodging: 'If you need a place to stay, contact us and we’ll help you find one.',
      transport: 'If you need help getting there, contact us.',
      gifts: 'Having you with us is enough.',
      questions:
        'Who is invited?\nEverybody who is named in the invitation.\n\nCan I change my answer?\nYes, in your invitation, until its last day.\n\nWhat if I can’t eat something?\nTell us in your answer, and the kitchen will know.',
      contact: 'Is anything unclear? We’re happy to help.',
      thanks: 'Thank you for being part of it.',
    },
    gala: { dress: 'Evening dress.' },
    attended: {
      questions:
        'Who can come?\nEverybody who is invited or has registered.\n\nCan I change my answer?\nYes, by the link in your email, until the last day.\n\nWhat if I can’t eat something?\nTell us in your answer, and the kitchen will know.',
    },
  },
};

declare module '../shape' {
  interface Texts {
    eventpage: typeof eventpage;
  }
}
