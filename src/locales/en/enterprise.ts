export const enterprise = {
  title: 'Enterprise for your company',
  lead: 'Tell us who you are. We’ll answer within 24 hours with an offer, and set your account up once you agree. You pay by invoice.',
  taxId: 'Tax ID',
  address: 'Billing address',
  people: 'People who would use it',
  message: 'What you’re planning',
  companyNeeded: 'Enter your company’s name.',
  taxIdLong: 'At most 50 characters.',
  addressLong: 'At most 300 characters.',
  peopleLong: 'At most 50 characters.',
  subject: 'Enterprise for {{company}}',
  line: '{{label}}: {{value}}',
  submit: 'Ask for an offer',
  failed: 'Your request couldn’t be sent. Everything is still here: try again.',
  tooMany: 'You’ve sent several messages in the past hour. Everything is still here: try again later.',
  sent: 'We have your request',
  sentText: 'We’ll answer within 24 hours, at the address you gave us. Nothing has been bought.',
};

declare module '../shape' {
  interface Texts {
    enterprise: typeof enterprise;
  }
}
