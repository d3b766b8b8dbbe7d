export const desk = {
  need: {
    unsigned_one:
      'Not booked {{count, number}} day before the event: {{categories}}. {{first}}: {{lead}} days ahead is usual.',
    unsigned_other:
      'Not booked {{count, number}} days before the event: {{categories}}. {{first}}: {{lead}} days ahead is usual.',
    replies_one: '{{count, number}} person hasn’t replied; the answer is due on {{date}}.',
    replies_other: '{{count, number}} people haven’t replied; answers are due on {{date}}.',
    repliesLate_one: '{{count, number}} person hasn’t replied; the answer was due on {{date}}.',
    repliesLate_other: '{{count, number}} people haven’t replied; answers were due on {{date}}.',
    critical: '“{{task}}” was due on {{date}}.',
    holding_one: '“{{task}}” was due on {{date}}, and one task waits for it.',
    holding_other: '“{{task}}” was due on {{date}}, and {{count, number}} tasks wait for it.',
    unscheduled: 'The day has no schedule yet.',
    unscheduledDays: 'No schedule yet for {{days}}.',
    due: '{{amount}} to {{vendor}} on {{date}}.',
  },
  mend: {
    overdue: 'Pay',
    short: 'Find the money',
    unsigned: 'Book',
    replies: 'Remind them',
    critical: 'Open the task',
    unscheduled: 'Draft the day',
    due: 'Pay',
    over: 'See where it went',
    lateTasks: 'See the tasks',
    concern: 'Open the plan',
  },
};

declare module '../shape' {
  interface Texts {
    desk: typeof desk;
  }
}
