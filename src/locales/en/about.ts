export const about = {
  title: 'A celebration should be a joy. Its budget should add up.',
  lead: '{{brand}} was founded in {{year}} to bring those two sentences together.',
  story: {
    title: 'Why we are here',
    start:
      'People plan the dearest day of their lives with a search engine, a spreadsheet and a lump in the throat. The search engine says what “a wedding” costs, as if there were only one. The spreadsheet keeps whatever was typed into it last. The lump stays.',
    middle:
      'We looked for better numbers and found them scattered: a survey here, a registry there, a planner’s rule of thumb, in two languages and ten currencies, hardly ever agreeing. So we collected them, wrote beside each one where it came from and how far it can be trusted, and built the arithmetic that turns them into a first plan.',
    now: 'The rest followed from there. A plan that changes with your guests and your priorities. Amounts that explain themselves. And no trick to keep you looking at the screen: we would rather that you closed it and went out for dinner together.',
  },
  values: {
    title: 'What we hold to',
    honest: {
      title: 'Say where it comes from',
      text: 'Every suggested amount shows its range, its source and its year. When it is our own proposal, it says that too.',
    },
    yours: {
      title: 'Your choice stands',
      text: 'What you have decided is never overwritten. We suggest; you accept, or you do not.',
    },
    everybody: {
      title: 'For every couple and every party',
      text: 'Two brides, two grooms, a quinceañera, a golden anniversary, a dinner for nine. In Spanish and in English, each written by people who think in it.',
    },
    calm: {
      title: 'Calm, and light',
      text: 'Pages that open at once on an old phone, work without a connection, can be used with a keyboard or a screen reader, and do not spy on anyone.',
    },
  },
  measure: {
    title: 'What we measure',
    lead: 'Numbers about the product, not about its fame. They are counted from the data that the budget engine uses.',
    sources: 'public sources behind the figures, each with its year',
    countries: 'countries with surveyed wedding costs, and a price level for the rest',
    regions: 'regions with figures of their own',
    cent: 'cents may be missing when a budget is divided',
    more: 'See every figure',
  },
  not: {
    title: 'What we do not do',
    ads: 'We show no advertising, and take no commission from suppliers. Nobody can pay to be recommended.',
    data: 'We do not sell data or train anything with it.',
    certainty: 'We do not pretend to be certain. A survey is a survey.',
    more: 'Read how we treat your data',
  },
  offices: {
    title: 'Where we are',
    headquarters: 'Headquarters',
    write: 'Write to us',
  },
  closing: {
    title: 'Try it with your own numbers',
    text: 'The first event is free, and asks for no card.',
    start: 'Start free',
  },
};
