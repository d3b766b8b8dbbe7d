export const tour = {
  title: 'A budget that thinks along with you',
  lead: 'What you see here are no drawings: every figure comes from the engine that will split your own event. Move them.',
  try: {
    button: 'Try it',
    of: 'Try it: {{feature}}',
    title: 'Try the split',
  },
  soon: {
    title: 'Demo coming soon',
    text: 'This one cannot be tried by itself yet. In the app it is there, free for your first event.',
  },
  split: {
    title: 'A split with reasons',
    text: 'Type a total and Celebra spreads it over nine categories by your place, your guests and your kind of venue. Each amount shows what others spend, and why yours is what it is. Open one.',
  },
  priorities: {
    title: 'What matters most comes first',
    text: 'Rank the categories by dragging or with buttons. What you love takes a little from what you can do without, and nothing falls through the cracks.',
  },
  whatif: {
    title: 'What if we were ninety?',
    text: 'Thirty guests fewer is not a quarter less of everything: the band costs the same. See where the money goes before you send the invitations.',
    guests: 'Guests',
    perGuest: 'With the same {{total}}, each guest goes from {{before}} to {{after}}.',
  },
  usual: {
    title: 'What it costs where you celebrate',
    text: 'The same wedding is not the same price everywhere. You see what is usual for your region and your number of guests, with the survey it comes from. And where nobody has asked, we say so.',
    place: 'Place',
  },
  locks: {
    title: 'What is settled stays put',
    text: 'Signed the venue? Lock it. Everything else shares what is left, to the last cent. Type an amount or press a lock and watch.',
  },
  anywhere: {
    title: 'In your pocket, even without signal',
    text: 'The barn has no signal and the florist wants an answer. What you have opened can be read offline, and what you change is sent when you are back.',
    offline: 'You are offline. You can read your plan all the same.',
    event: 'Lucy and Mark’s wedding',
  },
  closing: {
    title: 'Your turn',
    text: 'The first event is free, with all of this.',
    start: 'Start free',
    toApp: 'Go to your events',
  },
};
