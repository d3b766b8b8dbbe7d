export const landing = {
  hero: {
    title: 'A celebration with a budget that adds up',
    text: 'Celebra splits your budget across venue, food, music and everything else, based on where you’re celebrating, how many people you invite and what matters most to you. And it shows you why.',
    start: 'Start free',
    toApp: 'Go to your events',
    more: 'Learn how it works',
    note: 'Free for your first event, with a guest list of up to 20 people. No card needed.',
    demo: 'See a sample wedding',
  },
  cards: {
    title: 'Less guessing, more celebrating',
    lead: 'Six things you can stop keeping in a spreadsheet.',
    split: {
      title: 'Nine amounts that add up',
      text: 'Type a total and see what goes to the venue, the food and everything else. Lock in what you’ve signed; the rest is split across everything else, to the last cent.',
      again: 'Play again',
    },
    whatif: {
      title: 'What if we invited fewer people?',
      text: 'Change the guests, the hours or the place and see what changes.',
    },
    usual: {
      title: 'What it costs where you live',
      text: 'Survey figures by country and region, with the year and source in plain sight.',
    },
    tasks: {
      title: 'What’s due today',
      text: 'Your checklist works backward from the big day.',
    },
    money: {
      title: 'What’s left to spend',
      text: 'What you’ve paid, committed and owe next, in one figure that’s always up to date.',
      figure: '$8,840',
    },
    anywhere: {
      title: 'On your phone, even offline',
      text: 'Start on the couch, check it at the venue. Anything you’ve opened works offline.',
    },
  },
  inside: {
    title: 'What it looks like inside',
    text: 'A sample wedding with its expenses, its tasks and its day. Open it and try anything: you don’t need an account.',
    open: 'Open the sample wedding',
    budget: 'Budget breakdown: the likely cost, and a map of what each category takes.',
    plan: 'The plan on a phone: the date, the place, the guests and how the budget is split.',
  },
  voices: {
    title: 'What people might say',
    note: 'Sample testimonials: made-up people, until we have real reviews to publish.',
    rating: '{{rating}} out of 5 stars',
    couple: {
      name: 'Lucy and Mark',
      role: 'A wedding for 120 in Vermont',
      content:
        'We thought we couldn’t afford it. Then we saw that with thirty fewer guests we easily could, and decided it one evening in the kitchen.',
    },
    planner: {
      name: 'Valerie Rivers',
      role: 'Event planner in Austin',
      content:
        'When a client asks why so much for flowers, I show where the figure comes from. We’ve stopped arguing.',
    },
    company: {
      name: 'Thomas Herr',
      role: 'Head of events at a company',
      content:
        'I lock what’s signed and the rest rearranges itself. The board gets one number, and I sleep better.',
    },
  },
  closing: {
    title: 'What are you celebrating?',
    text: 'Give it a name and a date. We’ll do the math.',
  },
};

declare module '../shape' {
  interface Texts {
    landing: typeof landing;
  }
}
