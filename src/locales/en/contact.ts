export const contact = {
  title: 'Write to us',
  lead: 'A question about a figure, an idea, something that does not work: tell us. A person reads it and answers within 24 hours.',
  channels: {
    title: 'Four ways to reach us',
    email: {
      title: 'Email support',
      text: 'An answer within 24 hours, in Spanish or English.',
    },
    chat: {
      title: 'Live chat',
      text: 'Coming to the app, beside your plan. It is not there yet: until then, a message is the quickest way.',
      action: 'Write a message',
    },
    phone: {
      title: 'Phone',
      text: 'For Enterprise customers. Monday to Friday, 9AM-6PM PST.',
    },
    help: {
      title: 'Help center',
      text: 'Answers and guides, open 24/7.',
      action: 'Go to the answers',
    },
  },
  form: {
    title: 'Send a message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
    left_one: '{{formatted}} character left',
    left_other: '{{formatted}} characters left',
    privacy: 'We use what you write to answer you, and for nothing else. <policy>Privacy</policy>.',
    website: 'Leave this field empty',
    submit: 'Send message',
    sending: 'Sending message…',
    kept: 'What you had written is still here.',
    discard: 'Start over',
  },
  validation: {
    title: 'Validation Error',
    text: 'Please fix the errors before submitting.',
    firstNameShort: 'Write your first name, with two letters at least.',
    lastNameShort: 'Write your last name, with two letters at least.',
    nameLetters: 'Use letters only; spaces, hyphens and apostrophes are fine.',
    nameLong: 'First and last name together can have 100 characters.',
    emailInvalid: 'Please enter a valid email address',
    emailLong: 'An address can have 100 characters at most.',
    companyLong: 'At most 100 characters.',
    subjectShort: 'Write a subject of five characters at least.',
    subjectLong: 'At most 200 characters.',
    messageShort: 'Write at least 20 characters, so that we understand you.',
    messageLong: 'At most 2,000 characters.',
  },
  failed: {
    title: 'Error Sending Message',
    text: 'There was a problem sending your message. Please try again or email us directly.',
    tooMany:
      'Several messages have come from here within the hour. Please try again later or email us directly.',
  },
  sent: {
    title: 'Message Sent Successfully!',
    text: 'Thank you for writing. We will answer within 24 hours, at the address you gave us.',
    again: 'Send another message',
  },
  offices: {
    title: 'Where we are',
    headquarters: 'Headquarters',
  },
  faq: {
    title: 'Quick answers',
    items: {
      free: {
        question: 'Is it really free?',
        answer:
          'Your first event is, with up to 20 guests, for as long as you like and without a card. You pay when you need more events or guests.',
        more: 'Prices',
      },
      figures: {
        question: 'Where do the figures come from?',
        answer:
          'From surveys and official statistics. Each figure in the app shows its source and year, and the methods page has them all.',
        more: 'How we calculate',
      },
      refund: {
        question: 'Can I have my money back?',
        answer: 'Yes: annual plans are refunded pro rata within the first 14 days.',
        more: 'Refunds',
      },
      data: {
        question: 'What happens to my data?',
        answer:
          'It is yours. You can ask us for a copy or to erase all of it at any time; the privacy page says how.',
        more: 'Privacy',
      },
    },
  },
  closing: {
    title: 'Or start, and see for yourself',
    text: 'Three minutes, your own numbers and a budget that explains itself.',
    start: 'Start free',
    toApp: 'Go to your events',
  },
};
