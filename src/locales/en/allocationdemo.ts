export const allocationdemo = {
  title: 'Try it with a wedding',
  guests: 'Guests',
  guestsSlider: 'Guests (slider)',
  budget: 'Budget',
  budgetSlider: 'Budget (slider)',
  country: 'Country',
  region: 'Region',
  regionAny: 'Anywhere',
  priorities: 'What matters most to you? Choose three, in order.',
  rank: 'Priority {{rank}}',
  ranked: '{{category}} is now priority {{rank}}.',
  unranked: '{{category}} is no longer a priority.',
  usual: 'Usual for such a wedding ({{place}}): {{low}} to {{high}}.',
  source: '{{label}}, {{year}}.',
  noUsual: 'There’s no published figure of what a wedding costs there ({{place}}).',
  start: 'The split starts from a proposal by {{label}}.',
  methods: 'How we calculate',
  carry: 'Continue with these numbers',
};

declare module '../shape' {
  interface Texts {
    allocationdemo: typeof allocationdemo;
  }
}
