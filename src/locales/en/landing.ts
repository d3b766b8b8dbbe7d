export const landing = {
  hero: {
    title: 'A celebration with a budget that adds up',
    text: 'Celebra splits your budget between the venue, the food, the music and all the rest, by your place, your guests and what matters most to you. And it tells you why.',
    start: 'Start free',
    toApp: 'Go to your events',
    more: 'Learn how it works',
    note: 'Free for your first event. No card needed.',
    place: 'Try the split',
  },
  cards: {
    title: 'Less guessing, more celebrating',
    lead: 'Six things you can stop keeping in a spreadsheet.',
    split: {
      title: 'Nine amounts that add up',
      text: 'Type a total and see what the venue, the food and all the rest come to. Lock what you have signed: the others share what is left, to the last cent.',
    },
    whatif: {
      title: 'What if we were fewer?',
      text: 'Change the guests, the hours or the place and see what moves.',
    },
    usual: {
      title: 'What it costs where you live',
      text: 'Survey figures by country and region, with their year and source in plain sight.',
    },
    tasks: {
      title: 'What is due today',
      text: 'The list of tasks counts itself back from the day.',
    },
    money: {
      title: 'What is left to spend',
      text: 'What is paid, what is promised and what falls due, in one figure that is always up to date.',
      figure: '$8,840',
    },
    anywhere: {
      title: 'On your phone, even without signal',
      text: 'Begin on the sofa, look it up at the venue. What you have opened can be read offline.',
    },
  },
  voices: {
    title: 'How people might tell it',
    note: 'Sample testimonials: invented people, until we have real opinions to publish.',
    rating: '{{rating}} out of 5 stars',
    couple: {
      name: 'Lucy and Mark',
      role: 'A wedding for 120 in Vermont',
      content:
        'We thought we could not afford it. Then we saw that with thirty guests fewer we could, easily, and decided it one evening in the kitchen.',
    },
    planner: {
      name: 'Valerie Rivers',
      role: 'Event planner in Austin',
      content:
        'When a client asks why so much for flowers, I show where the figure comes from. We have stopped arguing.',
    },
    company: {
      name: 'Thomas Herr',
      role: 'Head of events at a company',
      content:
        'I lock what is signed and the rest rearranges itself. The board gets one number, and I sleep better.',
    },
  },
  closing: {
    title: 'What are you celebrating?',
    text: 'Give it a name and a date. The accounts are on us.',
  },
};
