export const overview = {
  title: 'Your events',
  daysTo_one: 'day to go',
  daysTo_other: 'days to go',
  today: 'Today',
  todayUnit: 'is the day',
  nothingAhead: 'Nothing coming up',
  nothingAheadText: 'All your events have passed. When you have the next one in mind, start here.',
  attention: 'Needs attention',
  calm: 'All good',
  calmText: 'Payments, contracts, replies, tasks and schedules are in order in all your events.',
  showMore_one: 'Show {{count, number}} more',
  showMore_other: 'Show {{count, number}} more',
  month: 'Month by month',
  dates: 'Upcoming dates',
  past: 'Past events',
  all: 'All saved plans',
  emptyTitle: 'Every celebration starts with an idea',
  emptyText:
    'Tell us what you’re celebrating, when and with how many people. In a few minutes you’ll see how your budget can be split, and why.',
  emptyAction: 'Plan my first event',
  onlyArchivedTitle: 'Everything is archived',
  onlyArchivedText: 'Your past events are still in your saved plans.',
  onlyArchivedAction: 'See archived plans',
};

declare module '../shape' {
  interface Texts {
    overview: typeof overview;
  }
}
