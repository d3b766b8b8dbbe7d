export const tour = {
  title: 'A budget that thinks with you',
  lead: 'These aren’t mockups: every number comes from the engine that will split your budget. Try them.',
  try: {
    button: 'Try it',
    of: 'Try it: {{feature}}',
  },
  split: {
    title: 'A split with reasons',
    text: 'Type a total and Celebra splits it across nine categories based on your location, your guests and your kind of venue. See why each amount is what it is, and lock in what you’ve signed: the rest is split across everything else, to the last cent.',
  },
  whatif: {
    title: 'What if we were 90 guests?',
    text: 'Thirty fewer guests doesn’t cut everything by a quarter: the band costs the same. See where the money goes before you send the invitations.',
    guests: 'Guests',
    perGuest: 'With the same {{total}}, each guest goes from {{before}} to {{after}}.',
  },
  usual: {
    title: 'What it costs where you celebrate',
    text: 'The same wedding doesn’t cost the same everywhere. You see what’s usual for your region and your number of guests, with the survey it comes from. And where nobody has asked, we say so.',
    place: 'Place',
  },
  tasks: {
    title: 'What to do, and when',
    text: 'A list that works backward from the day, with what an event like yours really takes. With six weeks instead of a year, it tightens up and tells you what it dropped.',
    left: 'Time left',
    year: 'A year left',
    half: 'Six months',
    weeks: 'Six weeks',
    count_one: '{{count, number}} task in total.',
    count_other: '{{count, number}} tasks in total.',
    dropped_one: 'With so little time, {{count, number}} is left out or merged with another.',
    dropped_other: 'With so little time, {{count, number}} are left out or merged with others.',
  },
  money: {
    title: 'What’s left to spend',
    text: 'Add what you agree on and what you pay. Celebra adds up what’s committed, reminds you what’s due, and always gives you one figure: what you can still spend.',
    left: 'Left to spend',
    of: 'of {{budget}}',
    paid: 'Paid',
    open: 'Still to pay',
    planned: 'Planned',
    free: 'Free',
    next: 'Next payments',
  },
  anywhere: {
    title: 'In your pocket, even offline',
    text: 'The barn has no signal and the florist wants an answer. Anything you’ve opened works offline, and your changes are sent when you’re back online.',
    offline: 'You’re offline. You can still read your plan.',
    event: 'Lucy and Mark’s wedding',
  },
  more: {
    title: 'And as the day gets closer',
    text: 'Guests, tables, vendors and the schedule live in the same plan. These pages are from the sample wedding: open them.',
    guests: {
      title: 'Who’s coming',
      text: 'One line per family, replies by link, and how many will really come.',
    },
    tables: {
      title: 'Who sits with whom',
      text: 'Say who belongs together and who doesn’t, and find the tables that fit best.',
    },
    vendors: {
      title: 'Quotes you can compare',
      text: 'What each vendor asks, on the same terms and for your number of guests.',
    },
    day: {
      title: 'The day, minute by minute',
      text: 'What guests do and what your vendors do, with that day’s light and any clashes.',
    },
  },
  closing: {
    title: 'Your turn',
    text: 'The first event is free, with all of this and one other person who plans with you.',
    start: 'Start free',
    toApp: 'Go to your events',
  },
};

declare module '../shape' {
  interface Texts {
    tour: typeof tour;
  }
}
