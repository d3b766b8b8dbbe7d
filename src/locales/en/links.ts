/** Texts for creating links that work without an account. */
export const links = {
  heading: 'Links without an account',
  scope: {
    day: 'The day for {{who}}',
    kitchen: 'Kitchen',
    kitchenOf: 'Kitchen: {{part}}',
    family: 'Family',
  },
  about: {
    day: 'Shows what {{who}} does that day with your notes, what guests live through meanwhile, the places, and the contacts you choose. Delays show within half a minute.',
    kitchen: 'Shows menus, diets and allergens by table and in total: no names, notes, contacts or money.',
    family: 'Shows the facts, the day and who sits where: no money, notes or contacts.',
    others: 'You make a vendor’s link where you send the schedule, and the kitchen’s on the kitchen sheet.',
  },
  language: 'Language of the link',
  languages: { en: 'English', es: 'Spanish' },
  until: 'Works until',
  room: 'Tables of',
  contacts: 'Whom they can call',
  noContacts: 'The vendors of this plan have no phone number yet.',
  contact: {
    name: 'Someone else',
    phone: 'Their phone',
    missing: 'Please enter both the name and the phone number, or neither.',
  },
  make: 'Make the link',
  another: 'Another link',
  past: 'The event is over: a new link would not work any more.',
  works: 'until {{date}}',
  over: 'ended on {{date}}',
  unopened: 'not opened yet',
  opened_one: 'opened {{count, number}} time, {{when}}',
  opened_other: 'opened {{count, number}} times, last {{when}}',
  copy: 'Copy',
  copied: 'Link copied',
  copyOf: 'Copy the link: {{what}}',
  see: 'Open',
  seeOf: 'Open: {{what}}',
  whatsapp: 'WhatsApp',
  whatsappOf: 'Send by WhatsApp: {{what}}',
  message: '“{{plan}}”, {{what}}: {{link}}',
  end: 'End',
  endOf: 'End the link: {{what}}',
  ended: 'The link no longer works',
  undo: 'Undo',
  failed: 'That didn’t work. Try again: nothing will be done twice.',
  limit: 'A plan can have up to 50 links. End one first.',
};

declare module '../shape' {
  interface Texts {
    links: typeof links;
  }
}
