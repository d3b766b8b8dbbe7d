export const ownbrand = {
  title: 'Your brand',
  back: 'Your profile',
  lead: 'Guests and vendors see your name, your logo and your colors: on the event’s page, in replies, at their table, in emails, on paper and in files. Signing in and this app stay as they are.',
  notIncluded: 'Your own brand comes with {{tier}}.',
  notApplied:
    'We keep “{{name}}”, and guests don’t see it for now. It applies again as soon as your subscription includes it.',
  demo: 'You can try everything here. Nothing of it is kept: in your own account, what you save applies to all your events.',
  name: {
    label: 'Name',
    hint: 'As your clients know you.',
    example: 'Your agency',
  },
  logo: {
    label: 'Logo',
    choose: 'Choose a logo',
    other: 'Another logo',
    remove: 'Take it off',
    alt: 'Your logo',
    text: 'PNG, JPEG, WebP or SVG. It is drawn anew on this device, so that only the picture is kept.',
    problem: {
      large: 'This file is too large. Please choose one below 5 MB, or an SVG below 500 kB.',
      unreadable: 'This file can’t be drawn here. Please save your logo as PNG and choose that.',
      empty: 'Nothing can be seen in this file. Please choose another.',
    },
  },
  main: {
    label: 'Main color',
    hint: 'For buttons, links and headings.',
  },
  accent: {
    label: 'Second color',
    hint: 'For the line above everything and, very light, behind the cover. No text is written in it.',
  },
  colour: {
    pick: 'Pick: {{colour}}',
    shown: 'How it is shown: {{colour}}',
    problem: 'Please enter a color such as #24507a.',
    day: {
      kept: 'On light pages: as it is',
      corrected: 'On light pages: {{colour}}, darker so that it can be read',
    },
    night: {
      kept: 'On dark pages: as it is',
      corrected: 'On dark pages: {{colour}}, lighter so that it can be read',
    },
  },
  sender: {
    label: 'Who writes',
    hint: 'The sender’s name in emails; without one, it’s the name above. The address behind it stays ours, so that they arrive.',
  },
  reply: {
    label: 'Address for answers',
    hint: 'Where it goes when somebody answers an email.',
  },
  footer: {
    label: 'Words at the foot',
    hint: 'Beneath pages and emails: your address, say, or your registration number.',
  },
  origin: {
    label: 'Your own domain',
    hint: 'For example events.agency.com. We set it up with you; until then links begin with ours, and those that you’ve sent go on working.',
    live: 'Links begin with it',
    waiting: 'Not in use yet: we’re setting it up',
  },
  problem: {
    name: 'Please enter a name of 60 characters at most.',
    sender_name: 'Please enter a name of 60 characters at most, without a web address.',
    reply_to: 'Please enter a full address, such as hello@agency.com.',
    footer: 'Please write 300 characters at most.',
    origin: 'Please enter a domain, such as events.agency.com.',
  },
  save: 'Save',
  saved: 'Your brand is saved',
  remove: 'Remove the brand',
  removed: 'Your brand is removed. What you typed is still here.',
  failure: {
    offline: 'It wasn’t saved: there’s no connection. What you typed stays here; please try again.',
    failed: 'It wasn’t saved. What you typed stays here; please try again.',
    notIncluded: 'It wasn’t saved: your subscription no longer includes it.',
  },
  preview: {
    title: 'Preview',
    page: 'The event’s page',
    email: 'An email',
    print: 'On paper',
    event: 'Lucía & Mateo',
    mail: 'Tell us who’s coming, in a minute and without a password.',
    answer: 'Answer',
    why: '{{brand}} writes on behalf of whoever invites you.',
    from: 'From',
    reply: 'Answers to',
    printed: 'Guest list',
  },
};

declare module '../shape' {
  interface Texts {
    ownbrand: typeof ownbrand;
  }
}
