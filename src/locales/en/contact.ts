export const contact = {
  title: 'Write to us',
  lead: 'A question about a figure, an idea, something that doesn’t work: tell us. A real person reads every message and replies within 24 hours.',
  channels: {
    title: 'Four ways to reach us',
    email: {
      title: 'Email support',
      text: 'A reply within 24 hours, in Spanish or English.',
      action: 'Send a message',
    },
    chat: {
      title: 'Live chat',
      text: 'In the app, under your account, right next to your plan. People are there Monday to Friday, 9AM-6PM PST.',
      open: 'Open the chat',
      signIn: 'Sign in to chat',
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
    privacy: 'We use what you write to answer you, and for nothing else. <policy>Privacy</policy>.',
    website: 'Leave this field empty',
    submit: 'Send message',
    sending: 'Sending message…',
    kept: 'What you wrote is still here.',
    refused: 'This device has no space to save what you write. Leave this page open until you’ve sent it.',
    discard: 'Start over',
  },
  validation: {
    title: 'Validation Error',
    text: 'Please fix the errors before submitting.',
    firstNameShort: 'Enter your first name (at least 2 letters).',
    lastNameShort: 'Enter your last name (at least 2 letters).',
    nameLetters: 'Use letters only; spaces, hyphens and apostrophes are fine.',
    nameLong: 'First and last name together can be at most 100 characters.',
    emailInvalid: 'Please enter a valid email address',
    emailLong: 'The address can be at most 100 characters.',
    companyLong: 'At most 100 characters.',
    subjectShort: 'Enter a subject (at least 5 characters).',
    subjectLong: 'At most 200 characters.',
    messageShort: 'Enter at least 20 characters, so we can understand you.',
    messageLong: 'At most 2,000 characters.',
  },
  failed: {
    title: 'Error Sending Message',
    text: 'There was a problem sending your message. Please try again or email us directly.',
    tooMany: 'You’ve sent several messages in the past hour. Please try again later or email us directly.',
  },
  sent: {
    title: 'Message Sent Successfully!',
    text: 'Thanks for your message. We’ll reply within 24 hours, at the address you gave us.',
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
          'Your first event is, with a guest list of up to 20 people, for as long as you like and without a card. You can plan for any number of guests; you pay when you need more events or a longer guest list.',
        more: 'Pricing',
      },
      figures: {
        question: 'Where do the figures come from?',
        answer:
          'From surveys and official statistics. Each figure in the app shows its source and year, and the methods page has them all.',
        more: 'How we calculate',
      },
      refund: {
        question: 'Can I get a refund?',
        answer: 'Yes: Basic and Pro, annual plans included, are refunded pro rata within the first 14 days.',
        more: 'Refunds',
      },
      data: {
        question: 'What happens to my data?',
        answer:
          'It’s yours. You can ask us for a copy, or to delete all of it, at any time; the privacy page explains how.',
        more: 'Privacy',
      },
    },
  },
  closing: {
    title: 'Or get started and see for yourself',
    text: 'Three minutes, your own numbers and a budget that explains itself.',
    start: 'Start free',
    toApp: 'Go to your events',
  },
};

declare module '../shape' {
  interface Texts {
    contact: typeof contact;
  }
}
