export const dates = {
  title: 'Month by month',
  emptyTitle: 'Your dates will stand here',
  emptyText: 'As soon as you plan an event, its payments, deadlines and tasks are on this page, day by day.',
  previous: 'Previous month',
  next: 'Next month',
  today: 'This month',
  reading: 'Reading the dates…',
  nothing: 'Nothing on this day.',
  nothingMonth: 'Nothing this month.',
  day: '{{date}}: {{what}}',
  more_one: '{{count, number}} more',
  more_other: '{{count, number}} more',
  payment: '{{amount}} · {{vendor}}',
  reply: 'Replies for {{part}}',
  kind: {
    event: 'Event',
    payment: 'Payment',
    reply: 'Deadline for replies',
    milestone: 'Milestone',
    task: 'Task',
  },
  count: {
    event_one: '{{count, number}} event',
    event_other: '{{count, number}} events',
    payment_one: '{{count, number}} payment',
    payment_other: '{{count, number}} payments',
    reply_one: '{{count, number}} deadline',
    reply_other: '{{count, number}} deadlines',
    milestone_one: '{{count, number}} milestone',
    milestone_other: '{{count, number}} milestones',
    task_one: '{{count, number}} task',
    task_other: '{{count, number}} tasks',
  },
  feed: {
    title: 'In your own calendar',
    text: 'Your calendar can read these dates: events, payments, deadlines, milestones and tasks of all your events, brought up to date by itself. Whoever has the address can read them and change nothing.',
    make: 'Create the address',
    again: 'Create a new address',
    address: 'Address for your calendar',
    once: 'Copy it now: we can’t show it again. An address made before no longer works.',
    copy: 'Copy',
    copied: 'Address copied',
    open: 'Open in the calendar',
    since: 'There has been an address since {{date}}. It was shown when it was created.',
    end: 'Take it back',
    ended: 'The address no longer works',
    failed: 'That didn’t work. Please check your connection and try again.',
  },
};

declare module '../shape' {
  interface Texts {
    dates: typeof dates;
  }
}
