export const upgrade = {
  brings: 'With {{tier}} you’d have',
  plans_one: '{{count, number}} event plan',
  plans_other: 'up to {{count, number}} event plans',
  plansUnlimited: 'as many event plans as you like',
  guestsUnlimited: 'unlimited guest lists',
  byContract: '{{what}}, by contract',
  coming: 'Coming: {{list}}',
  entitlement: {
    'pdf-export': 'PDF export',
    'priority-support': 'priority support',
    'team-collaboration': 'team collaboration, up to 20 people in each plan',
    'advanced-analytics': 'advanced analytics',
    'phone-support': 'phone support',
    'api-access': 'API access',
    'white-label': 'your own brand (white-label)',
    'custom-integrations': 'custom integrations',
    'dedicated-support': 'dedicated support',
    sla: 'service level agreement (SLA)',
    'custom-training': 'custom training',
  },
  once: '{{amount}}, one payment for one event. It doesn’t renew.',
  periodically: '{{monthly}} a month or {{yearly}} a year.',
  quoted: 'Tailored to your company: we’ll make you an offer.',
  get: 'Get {{tier}}',
  ask: 'Ask for {{tier}}',
  compare: 'Compare the plans',
  kept: 'What you’ve typed is kept, and you come back to this page.',
  notOwner: 'Only the plan’s owner can buy {{tier}}.',
  tellOwner: 'Send the owner this offer',
  told: 'The owner has an email with the offer.',
  toldToday: 'The owner was already sent this offer today.',
  tellFailed: 'The offer couldn’t be sent. Try again.',
  checkout: {
    title: 'Get {{tier}}',
    extend: 'Extend {{tier}}',
    period: 'How to pay',
    monthly: '{{amount}} a month',
    yearly: '{{amount}} a year',
    currency: 'Currency',
    total: '{{amount}}, tax included',
    basicUntil:
      'One payment. Yours until {{date}}, for one event; if the event is postponed, it lasts longer, up to 30 months from today.',
    extendedUntil: 'One payment. Yours until {{date}}: it goes on where the one you have ends.',
    renewsMonthly:
      'It renews every month for {{amount}} until you end it, which takes two presses in your profile.',
    renewsYearly:
      'It renews every year for {{amount}} until you end it, which takes two presses in your profile. We write to you at least 15 days before.',
    beginAtOnce: 'I ask you to begin at once, before the 14 days for withdrawing are over',
    withdrawal:
      'You can still withdraw within 14 days: you get back what the days you haven’t used come to, counted from today.',
    withdrawalExtended:
      'You can still withdraw within 14 days: you get back what the days you haven’t used come to, counted from when the Basic you have ends.',
    beginNeeded: 'Tick the box to begin at once. Without it we could only begin in 14 days.',
    terms: 'The terms apply.',
    readTerms: 'Read them',
    pay: 'Continue to payment',
    where: 'You pay on the payment service’s page. Your card never reaches us.',
    standIn: 'On this computer a test page stands in for it: nobody is charged.',
    held: 'You already have this plan, or a better one.',
    seeProfile: 'See the one you have',
    leaving: 'Your account is about to be deleted, so nothing is sold to it. Keep it first, in your profile.',
    elsewhere: 'Another window is paying right now. Finish there, or wait a minute and try again.',
    unsold: 'It can’t be bought online right now. Write to us and we’ll set it up with you.',
    write: 'Write to us',
    failed: 'The payment page couldn’t be opened. Nothing was charged: try again.',
  },
};

declare module '../shape' {
  interface Texts {
    upgrade: typeof upgrade;
  }
}
