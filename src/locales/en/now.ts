export const now = {
  title: 'Where things stand',
  left: 'Left to spend',
  overspent: 'Over budget by',
  ofBudget: 'of {{budget}}',
  agreedOnly: 'This is after what’s agreed and what’s planned; {{amount}} if you count only what’s agreed.',
  paid: 'You’ve paid {{amount}}.',
  nothingAgreed: 'Nothing is agreed yet.',
  category: {
    agreed: '{{amount}} agreed',
    planned: '{{amount}} planned, not agreed',
    paid: '{{amount}} paid',
    left: '{{amount}} left',
    over: '{{amount}} over',
  },
  payments: 'Next payments',
  noPayments: 'No payment is due.',
  allPayments: 'All payments',
  nextPayment: 'Next payment',
  late: 'overdue since {{date}}',
  undated: 'without a date',
  tasks: 'Next tasks',
  noTasks: 'No tasks are open.',
  allTasks: 'All tasks',
  nextTask: 'Next task',
  milestone: 'Next milestone',
  risks: 'At risk',
  calm: 'Nothing is at risk: payments, amounts and tasks are in order.',
  risk: {
    overdue_one: '{{amount}} is overdue.',
    overdue_other: '{{formatted}} payments are overdue, {{amount}} in total.',
    overBudget: 'You’ve committed {{amount}} more than your budget.',
    short: 'On {{date}} you’ll be {{amount}} short.',
    overCategories_one: '{{categories}} is {{amount}} over its allocation.',
    overCategories_other: '{{categories}} are {{amount}} over their allocation.',
    lateTasks_one: 'One task is overdue.',
    lateTasks_other: '{{formatted}} tasks are overdue.',
    tightTasks_one: 'One task has far less time than it usually takes.',
    tightTasks_other: '{{formatted}} tasks have far less time than they usually take.',
  },
  mend: {
    overdue: 'See what’s overdue',
    overBudget: 'See where the money went',
    short: 'See what would fix it',
    overCategories: 'Compare with your plan',
    lateTasks: 'See the tasks',
    tightTasks: 'See the tasks',
  },
  failed: 'We couldn’t load your plan’s summary.',
};

declare module '../shape' {
  interface Texts {
    now: typeof now;
  }
}
