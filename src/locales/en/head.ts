/** Texts for search engines and link previews. Used only by the build, so readers don't download them. */
export const head = {
  description: {
    bottlesWine:
      'Which wine suits the moment and the menu, how cold to serve it, and how many bottles your guests need. With a small calculator, ranges and sources, and no account.',
    bottlesSparkling:
      'Which sparkling wine suits the welcome and the toast, how cold to serve it, and how many bottles your guests need. With a small calculator, ranges and sources, and no account.',
    bottlesBeer:
      'Which beer suits the moment and the menu, how cold to serve it, and how many cases your guests need. With a small calculator, ranges and sources, and no account.',
    bottlesSpirits:
      'Which spirits an open bar needs, what to mix them with, and how many bottles your guests need. With a small calculator, ranges and sources, and no account.',
    bottlesCocktails:
      'Which cocktails suit the moment and can be made for many, with and without alcohol, and how much to buy. With a small calculator, ranges and sources, and no account.',
    bottlesSoftDrinks:
      'What to pour for children, drivers and everyone who doesn’t drink, and how many bottles your guests need. With a small calculator, ranges and sources, and no account.',
    bottlesWater:
      'How much still and sparkling water your guests need, by hours and heat, and how to serve it. With a small calculator, ranges and sources, and no account.',
    home: 'Plan your wedding or any event and split its budget based on location, guests and priorities, with the reason and the source of every amount. Free for your first event.',
    features:
      'What Celebra does for your event: a budget that adds up, priorities that move the money, what-if comparisons and plans that work on your phone, even offline.',
    pricing:
      'Free for your first event. Compare the Free, Basic, Pro and Enterprise plans: events, guests, recommendations, teamwork and support, with nothing hidden.',
    about:
      'Who makes Celebra and why: since 2022 we’ve wanted event budgets to be calm, honest and backed by figures that anybody can check.',
    contact:
      'Contact Celebra: email support that replies within 24 hours, a form, phone for enterprises, and a help center that never closes.',
    blog: 'Useful reading for planning a celebration: what weddings really cost, how much people drink, who to seat where, and when to do what, with sources.',
    privacy:
      'What Celebra stores about you, where, for how long and why, and how to take your data with you or have it deleted, in plain words.',
    terms:
      'The terms of using Celebra in plain words: accounts, plans, payments, refunds, your content and ours, and what happens when something goes wrong.',
    methods:
      'Every figure, weight and formula behind Celebra’s budget suggestions, with source, year and how reliable it is.',
  },
  invited: {
    title: 'You’re invited',
    text: 'Open the invitation to see when and where, and to answer.',
    picture: 'An olive branch and the words “You’re invited”',
  },
  linked: {
    title: 'A link for you',
    text: 'Open it to see what was shared with you.',
  },
  picture: 'Celebra: {{title}}',
  oldBrowser:
    'Planning needs a newer browser than this one: Chrome or Edge {{chrome}}, Firefox {{firefox}}, Safari {{safari}} or later.',
  organisation: 'Event planning and budgets, in Spanish and English',
  feed: {
    title: 'Celebra · Blog',
    description: 'Advice for planning a celebration, with figures and sources.',
  },
};

declare module '../shape' {
  interface Texts {
    head: typeof head;
  }
}
