export const about = {
  title: 'A celebration should be a joy. Its budget should add up.',
  lead: '{{brand}} was founded in {{year}} to make both true.',
  story: {
    title: 'Why we’re here',
    start:
      'People plan one of the most expensive days of their lives with a search engine, a spreadsheet and a knot in their stomach. The search engine says what “a wedding” costs, as if there were only one. The spreadsheet keeps whatever was typed into it last. The knot stays.',
    middle:
      'We looked for better numbers and found them scattered: a survey here, a government statistic there, a planner’s rule of thumb, in two languages and ten currencies, hardly ever agreeing. So we collected them, noted next to each one where it came from and how far it can be trusted, and built the arithmetic that turns them into a first plan.',
    now: 'The rest followed from there. A plan that changes with your guests and your priorities. Amounts that explain themselves. And no trick to keep you looking at the screen: we’d rather you closed it and went out to dinner.',
  },
  values: {
    title: 'What we stand by',
    honest: {
      title: 'Say where it comes from',
      text: 'Every suggested amount shows its range, its source and its year. When it’s our own estimate, it says so.',
    },
    yours: {
      title: 'Your decisions stay',
      text: 'We never overwrite what you’ve entered. We suggest; you decide.',
    },
    everybody: {
      title: 'For every couple and every party',
      text: 'Two brides, two grooms, a quinceañera, a golden anniversary, a dinner for nine. In Spanish and in English, each written by people who think in that language.',
    },
    calm: {
      title: 'Calm and light',
      text: 'Pages that open instantly on an old phone, work offline, with a keyboard or with a screen reader, and don’t spy on anyone.',
    },
  },
  measure: {
    title: 'What we measure',
    lead: 'Numbers about the product, not about us. They’re counted from the same data the budget engine uses.',
    sources: 'public sources behind the figures, each with its year',
    countries: 'countries with surveyed wedding costs, and a price level for the rest',
    regions: 'regions with their own figures',
    cent: 'cents lost when a budget is divided',
    more: 'See every figure',
  },
  not: {
    title: 'What we don’t do',
    ads: 'We don’t show ads or take commissions from vendors. Nobody can pay to be recommended.',
    data: 'We don’t sell data or train anything with it.',
    certainty: 'We don’t pretend to be certain. A survey is a survey.',
    more: 'Read how we treat your data',
  },
  offices: {
    title: 'Where we are',
    headquarters: 'Headquarters',
    write: 'Contact us',
  },
  closing: {
    title: 'Try it with your own numbers',
    text: 'Your first event is free, no card needed.',
    start: 'Start free',
  },
};

declare module '../shape' {
  interface Texts {
    about: typeof about;
  }
}
