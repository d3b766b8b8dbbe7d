export const pricing = {
  title: 'Pay for the event, not for the software',
  lead: 'Your first event is free. When the guest list grows, or the events do, there is a plan for it.',
  period: {
    legend: 'How to pay',
    monthly: 'Monthly',
    yearly: 'Yearly',
    saving: 'save {{saving}} or more',
  },
  currency: 'Currency',
  perMonth: 'a month',
  freeNote: 'for as long as you like',
  monthlyNote: 'paid each month, stop when you like',
  yearlyNote: '{{amount}}, paid once a year',
  quoted: 'Custom',
  quotedNote: 'by what your company needs',
  usual: 'For your wedding',
  audience: {
    free: 'To begin, or for a small gathering.',
    basic: 'For one great celebration with everybody in it.',
    pro: 'For people who organise events for a living.',
    enterprise: 'For companies with their own brand and rules.',
  },
  action: {
    start: 'Start free',
    toApp: 'Go to your events',
    ask: 'Ask for {{tier}}',
    talk: 'Talk to us',
  },
  everythingOf: 'Everything in {{tier}}, and:',
  limit: {
    events_one: '{{formatted}} event plan',
    events_other: '{{formatted}} event plans',
    eventsUnlimited: 'Event plans without a limit',
    guests_one: 'Up to {{formatted}} guest',
    guests_other: 'Up to {{formatted}} guests',
    guestsUnlimited: 'Guests without a limit',
  },
  row: {
    events: 'Number of events',
    recommendations: 'AI recommendations',
    guests: 'Guest list size',
  },
  entitlement: {
    'pdf-export': 'PDF export',
    'priority-support': 'Priority support',
    'team-collaboration': 'Team collaboration',
    'advanced-analytics': 'Advanced analytics',
    'phone-support': 'Phone support',
    'api-access': 'API access',
    'white-label': 'Your own brand (white-label)',
    'custom-integrations': 'Custom integrations',
    'dedicated-support': 'Dedicated support',
    sla: 'Service level agreement (SLA)',
    'custom-training': 'Custom training',
  },
  unlimited: 'No limit',
  included: 'Included',
  notIncluded: 'Not included',
  smallPrint:
    'Basic and Pro are not sold online yet: write to us and we set them up with you. Taxes, where there are any, are shown before you pay.',
  table: {
    title: 'Side by side',
    feature: 'Feature',
    note: 'Recommendations are amounts with their reason, range and source. Celebra grows step by step: your plan includes each of these from the day it is there.',
  },
  faq: {
    title: 'Questions people ask',
    more: 'Is yours not here?',
    contact: 'Write to us',
    refunds: {
      question: 'Can I get my money back?',
      answer:
        'Yes. Annual plans are refunded pro rata within the first 14 days: you pay only for the days you have used.',
    },
    payment: {
      question: 'How can I pay?',
      answer: 'With the major credit cards. Enterprise customers can also pay by invoice.',
    },
    nonprofit: {
      question: 'Is there a price for nonprofits and education?',
      answer:
        'Yes, for nonprofit organisations, schools and universities. Write to us and tell us what you are planning.',
    },
    invoicing: {
      question: 'Do you invoice companies?',
      answer:
        'Yes, with the Enterprise plan: by invoice, with your order number and your terms agreed in advance.',
    },
    change: {
      question: 'Can I change plans later?',
      answer:
        'Whenever you like, up or down. Nothing is deleted when you go down: what is above the limit of the smaller plan can still be read, and you decide what to keep.',
    },
    data: {
      question: 'What happens to my events when I stop paying?',
      answer:
        'They stay in your account, which becomes a Free one. If you would rather have them erased, the privacy page says how.',
    },
  },
};
