export const methods = {
  title: 'How we calculate',
  lead: 'No figure in Celebra comes out of thin air. Here’s every one the engine uses, with its source, its year, how reliable we think it is and what we do with it. This page is made from the same files as the calculation: when one changes, so does the other.',
  contents: 'On this page',
  shares: {
    title: 'Where the split starts',
    text: 'Every kind of event has usual shares of its total. No survey can be taken as it stands: its averages are of the couples who buy each thing, and venue, food and drinks are often one figure. So the shares are our own estimate, chosen inside what the studies show, and they add up to 100%. The honeymoon isn’t in them. Next to each share are the lowest and highest that studies show; where there are none, we use ±{{spread}}.',
  },
  'left-out': {
    title: 'What you leave out',
    text: 'The share of a category that you leave out goes to the others, in proportion to theirs; none of them gets less. Their ranges grow with them. From here on each category has a weight w, and its part p of the total is its weight divided by the sum of all the weights you selected.',
  },
  region: {
    title: 'The region',
    text: 'Where surveys know the region, its cost per guest against the country’s, r, changes the weights. A hall is bought where the wedding is, a dress anywhere; so each category has an exponent e that says how much of the difference reaches it.',
    local: 'How much of a region’s prices reaches each category',
  },
  guests: {
    title: 'The guests',
    text: 'A part g of each category grows with the number of guests n; the rest is fixed. Compared with the usual number n₀ for that place, more guests move weight to catering and away from the music. n₀ is that of the region’s survey, else of the country’s, else this table’s.',
    driven: 'The part that grows with the guests',
    drivenOthers: 'The same where it isn’t a wedding',
    usual: 'Usual guests where no survey counts them',
  },
  place: {
    title: 'The kind of place',
    text: 'Outdoors you pay for tents and light, at home for tents and furniture, far away for transport. Each weight is multiplied by a factor f; indoors it is 1.',
    factors: 'Factors by kind of place',
  },
  hours: {
    title: 'The hours',
    text: 'A part h of each category is paid by the hour: t are your hours, t₀ the usual ones. Drinks at a wedding follow the caterers’ rule of two in the first hour and one in each hour after it. Beyond {{full}} hours each counts a quarter: people also sleep. An event of more than 24 hours has two or three days, and each further one adds a part of the first.',
    driven: 'The part that’s paid by the hour',
    drivenOthers: 'The same where it isn’t a wedding',
    days: 'What each further day adds',
    daysParty: 'Party',
    rule: 'the drinks rule',
    usual: 'Usual hours, from ceremony to end',
    value: '{{hours}} hours',
    weddingIn: 'Wedding, {{place}}',
    weddingElsewhere: 'Wedding, elsewhere',
    latinAmerica: 'Latin America',
  },
  priorities: {
    title: 'Your priorities',
    text: 'Of any two categories a and b, the one that you ranked higher takes {{part}} from the other: of what a can still rise to the high end of its range, h, or b can fall to its low end, l, whichever is less. With nine categories that makes {{pairs}} exchanges each, {{most}} of the way at most. So no amount leaves its range, the sum stays the same, and moving a category up never lowers its amount. What’s set aside for the unexpected takes no part.',
  },
  locks: {
    title: 'Locks and rounding',
    text: 'What you’ve locked stays as it is; the rest is shared by weight. When the locks leave the others less than {{starving}} of what they would have, we say so. At the end the amounts are dealt out in round steps (10 €, 100 MXN, 10,000 COP; smaller for a small total), and what’s less than a step goes to the largest. So the sum is always exactly your total, and there are cents only where you typed them.',
  },
  ranges: {
    title: 'The range next to each amount',
    text: 'It answers “is this out of proportion?”: the share your details suggest, before priorities and locks, with the lowest and highest share that the studies show for it, in your own money, rounded outward. At home the low end is lower, because people cook and lend tables. A few surveys agreeing doesn’t make them precise, so no range is narrower than ±{{narrowest}}.',
  },
  contingency: {
    title: 'For the unexpected',
    text: 'Inside Miscellaneous, {{advised}} of the total is set aside for what nobody foresaw; 5 to 10% is common advice. Below {{warned}} we warn you.',
  },
  usual: {
    title: 'What such an event usually costs',
    text: 'The cost per guest c of the best survey of the country, times the region’s ratio r where one is known. {{driven}} of a total grows with the guests and the rest doesn’t: fitted to a large survey’s averages by size, larger weddings being richer ones too. The kind of place, the hours and the season move it, by the factors above and by the month’s price against the year’s (in the south, the tropics and at the equator by their own calendars). A destination wedding’s cost is spread over fewer guests, and below 30 guests the fixed part shrinks too. Around it we draw ±{{band}}, wider for a handful of guests and lower at home. Where family and friends often help, two figures exist, what couples report and what vendors quote; the typical one is then their geometric mean. Figures are of their year: nothing is added for inflation since.',
    weddings: 'Weddings, by country',
    others: 'Other events, US dollars per guest at United States prices',
    to: 'to {{amount}}',
  },
  countries: {
    title: 'Countries without a survey',
    text: 'The American figure d is brought to the country’s price level l (the World Bank’s, the United States being 1), and to its money at the average rate of the year. It’s only a rough guide and we say so: in the countries that have both, it errs by about −{{low}} to +{{high}}.',
    caption: 'Price levels and exchange rates; * several rates, high inflation or an older year',
  },
  drinks: {
    title: 'Drinks',
    text: 'Published rules of thumb for drinks disagree by a factor of two, so every figure is a range between them, and the answer is one too. For each of 2,000 plays of your event one draw says which rule holds for your guests, another how many take no alcohol, others what they like; people differ besides. Half of the plays need at most P50, 95 of 100 at most P95. What a shop takes back is bought for P{{returnable}}, what it doesn’t for P{{kept}}; a missing bottle is reckoned at {{short}} times its price, a leftover one at its price unless it goes back. Cases and bottles are the cheapest combination, found exactly. Splits by country, children (8 of 100), glasses and shop prices are our own proposals (D), to be typed over.',
    rates: 'Rules: drinks of each drinker in an hour',
    range: 'Low – likely – high',
    row: {
      welcome: 'Welcome',
      meal: 'Meal',
      toast: 'Toast, in all',
      bar: 'Open bar',
      late: 'Late hours',
      firstHour: 'First hour of the day, in addition',
      soft: 'Without alcohol, those who don’t drink any',
      water: 'Water, L each',
    },
  },
  vendors: {
    title: 'Comparing vendors',
    text: 'Every quote is restated for your event in this order: price times guests, at least the minimum; hours over what is included, each begun hour whole; travel and fixed extras; service on price and hours; tax last, on all of it unless the service is untaxed. A guarantee that comes back is no cost; a tax of which nothing is said is counted on top. Vendors who are not free, too small or too far away are set apart. The others get up to 100 points: price {{price}}, reviews {{reviews}}, what is included {{included}}, terms {{terms}}, your own rating {{style}}, answer time {{answer}}. In your first category price weighs {{priceTilt}} less and reviews and your rating {{qualityTilt}} more; in your last one it is the other way round; you can move them all. The price’s score compares the cost c with the plan’s amount a, or with the middle quote where the plan has none. Reviews begin with {{votes}} votes of {{mean}}, so that a few don’t beat many. What isn’t known counts half. Below {{nearly}} point of difference we call two nearly equal. Nobody can pay for a place.',
  },
  sources: {
    title: 'Sources',
    text: 'Next to each figure is the study it comes from. There are four levels of confidence: a large or official survey read at its source; a survey quoted by others; an industry estimate; and our own estimate.',
  },
  profile: {
    'wedding-global': 'Wedding, most countries',
    'wedding-spain': 'Wedding in Spain',
    'wedding-latin-america': 'Wedding in Latin America',
    quinceanera: 'Quinceañera',
    children: 'Children’s birthday',
    birthday: 'Birthday',
    anniversary: 'Anniversary',
    corporate: 'Conference or company day',
    'company-party': 'Company dinner or party',
    other: 'Other event',
  },
  column: {
    category: 'Category',
    share: 'Share',
    range: 'Studies, %',
    driven: 'Part',
    exponent: 'Exponent',
    event: 'Event',
    guests: 'Guests',
    hours: 'Hours',
    country: 'Country',
    region: 'Region',
    perGuest: 'Per guest',
    low: 'Low',
    typical: 'Typical',
    high: 'High',
    ratio: 'Cost',
    level: 'Price level',
    rate: 'Per dollar',
    year: 'Year',
  },
  list: {
    regions: 'All surveyed regions',
    priceLevels: 'All countries',
    sources: 'All studies',
  },
};

declare module '../shape' {
  interface Texts {
    methods: typeof methods;
  }
}
