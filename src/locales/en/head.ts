/** What search engines and shared links say of each page. Read at build time alone; no reader downloads it. */
export const head = {
  description: {
    home: 'Plan your wedding or any event and split its budget by place, guests and priorities, with the reason and the source of every amount. Free for your first event.',
    features:
      'What Celebra does for your event: a budget that adds up, priorities that move the money, what-if comparisons and plans that work on your phone, even offline.',
    pricing:
      'Free for your first event. Compare the Free, Basic, Pro and Enterprise plans: events, guests, recommendations, teamwork and support, with nothing hidden.',
    about:
      'Who makes Celebra and why: since 2022 we have wanted event budgets to be calm, honest and backed by figures that anybody can check.',
    contact:
      'Write to Celebra: e-mail support that answers within 24 hours, a form, phone for enterprises, and a help center that never closes.',
    blog: 'Useful reading for planning a celebration: what weddings really cost, how much to drink, whom to seat where, and when to do what, with sources.',
    privacy:
      'What Celebra stores about you, where, for how long and why, and how to take your data with you or have it erased, in plain words.',
    terms:
      'The terms of using Celebra in plain words: accounts, plans, payments, refunds, your content and ours, and what happens when something goes wrong.',
    methods:
      'Every figure, weight and formula behind Celebra’s budget suggestions, with source, year and how far it can be trusted.',
  },
  picture: 'Celebra: {{title}}',
  organisation: 'Event planning and budgets, in Spanish and English',
  feed: {
    title: 'Celebra · Blog',
    description: 'Planning a celebration with calm and with figures.',
  },
};
