export const landing = {
  hero: {
    title: 'A celebration with a budget that adds up',
    text: 'Celebra splits your budget between the venue, the food, the music and all the rest, by your place, your guests and what matters most to you. And it tells you why.',
    start: 'Start free',
    toApp: 'Go to your events',
    note: 'Free for your first event. No card needed.',
  },
  split: {
    title: 'Try it: a wedding',
    guests: 'Guests',
    budget: 'Budget',
    usual: 'Usual for a wedding like this ({{place}}): {{low}} to {{high}}.',
    source: '{{label}}, {{year}}',
    split: 'Where the split starts: a proposal by {{label}}.',
  },
  points: {
    title: 'Less guessing, more celebrating',
    reasons: {
      title: 'Every amount has a reason',
      text: 'More guests than usual, an outdoor venue, the music you ranked first: you see what moved each figure, and where it comes from.',
    },
    follow: {
      title: 'Change one thing, the rest follows',
      text: 'Invite thirty people fewer and look at the food, the drinks and the transport. What you have settled stays as it is.',
    },
    kept: {
      title: 'It waits for you',
      text: 'Begin on your phone, go on at your computer. What you have opened can be read without a connection too.',
    },
  },
  closing: {
    title: 'What are you celebrating?',
    text: 'Give it a name and a date. The accounts are on us.',
  },
};
