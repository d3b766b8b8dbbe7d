export const pricing = {
  title: 'Pay for the event, not for the software',
  lead: 'Your first event is free. When your guest list or your calendar grows, there’s a plan for that.',
  period: {
    legend: 'How to pay',
    monthly: 'Monthly',
    yearly: 'Yearly',
    saving: 'save {{saving}} or more',
  },
  currency: 'Currency',
  perMonth: 'a month',
  once: 'one payment',
  onceNote: 'for one event, no renewal',
  freeNote: 'free, for as long as you like',
  monthlyNote: 'billed monthly, cancel anytime',
  yearlyNote: '{{amount}}, billed once a year, cancel anytime',
  quoted: 'Custom',
  quotedNote: 'tailored to your company',
  usual: 'For your wedding',
  audience: {
    free: 'To get started, or for a small gathering.',
    basic: 'For one big celebration with everyone invited.',
    pro: 'For people who plan events for a living.',
    enterprise: 'For companies with their own brand and rules.',
  },
  action: {
    start: 'Start free',
    toApp: 'Go to your events',
    ask: 'Get {{tier}}',
    talk: 'Talk to us',
  },
  everythingOf: 'Everything in {{tier}}, and:',
  limit: {
    events_one: '{{count, number}} event plan',
    events_other: '{{count, number}} event plans',
    eventsUnlimited: 'Unlimited event plans',
    guests_one: 'Guest list of up to {{count, number}} person',
    guests_other: 'Guest list of up to {{count, number}} people',
    guestsUnlimited: 'Unlimited guest list',
    partner: 'Planning with one other person',
  },
  row: {
    events: 'Number of events',
    recommendations: 'AI recommendations',
    guests: 'Guest list size',
    people: 'People in each plan, you included',
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
  byContract: '{{what}}, by contract',
  soon: 'Soon',
  coming: 'Coming: {{list}}',
  included: 'Included',
  notIncluded: 'Not included',
  smallPrintSold:
    'Prices include tax. You pay by card on the payment service’s page, and can withdraw within 14 days: then you pay for the days used alone.',
  smallPrint:
    'Prices include tax. Basic and Pro aren’t sold online yet: contact us and we’ll set them up with you.',
  table: {
    title: 'Side by side',
    feature: 'Feature',
    note: 'Recommendations are amounts with their reason, range and source. What says “soon” doesn’t exist yet: your plan includes it from the day it does. What is “by contract” is done by people and agreed in writing.',
  },
  faq: {
    title: 'Questions people ask',
    more: 'Don’t see your question?',
    contact: 'Contact us',
    refunds: {
      question: 'Can I get a refund?',
      answer:
        'Yes. Within 14 days of paying you withdraw in your profile, and get back what the days you haven’t used come to: for Basic, and for Pro by the month or the year. You needn’t give a reason, and the money comes back the way you paid, within 14 days at the latest.',
      byMessage:
        'Yes. Within 14 days of paying, write to us that you withdraw: you get back what the days you haven’t used come to, for Basic, and for Pro by the month or the year. You needn’t give a reason, and the money comes back the way you paid, within 14 days at the latest.',
    },
    payment: {
      question: 'How can I pay?',
      answer:
        'With the major credit cards, on the payment service’s own page: your card never reaches us. Enterprise customers can also pay by invoice.',
      byMessage:
        'Contact us: we set up Basic or Pro with you and agree how you pay. Enterprise customers can also pay by invoice.',
    },
    nonprofit: {
      question: 'Is there a price for nonprofits and education?',
      answer: 'Yes, for nonprofits, schools and universities. Contact us and tell us what you’re planning.',
    },
    invoicing: {
      question: 'Do you invoice companies?',
      answer:
        'Yes, with the Enterprise plan: by invoice, with your order number and your terms agreed in advance.',
    },
    change: {
      question: 'Can I change plans later?',
      answer:
        'Anytime. Bought on top of Basic, Pro counts while it lasts, and Basic goes on when it ends. You end Pro with two presses in your profile, and keep it until the end of what you’ve paid. Nothing is deleted: you can still read, share and export everything.',
      byMessage:
        'Anytime: write to us. Bought on top of Basic, Pro counts while it lasts, and Basic goes on when it ends. You keep Pro until the end of what you’ve paid. Nothing is deleted: you can still read, share and export everything.',
    },
    data: {
      question: 'What happens to my events when I stop paying?',
      answer:
        'Basic doesn’t renew: it ends 12 months after paying or six months after your event, whichever is later (at most 30 months after paying), unless you extend it before. If a renewal of Pro fails, you have seven more days. Then your account is a Free one: everything stays in it, and you add more only within the limits of Free. If you’d rather have it deleted, the privacy page explains how.',
    },
  },
};

declare module '../shape' {
  interface Texts {
    pricing: typeof pricing;
  }
}
