export const registrations = {
  title: 'Registrations',
  text: 'Who registered at the event’s page. Once confirmed they stand in the guest list.',
  none: 'Nobody has registered yet.',
  noneShown: 'There are none of these right now.',
  switch: 'Open the registration in the event’s page',
  show: 'Show',
  all: 'All',
  list: 'Registrations',
  state: {
    held: 'Waits for room in your list',
    waiting: 'On the waiting list',
    late: 'Confirmed after the deadline',
    pending: 'Not confirmed',
    accepted: 'Confirmed',
    declined: 'Gave the place back',
  },
  heldNotice_one:
    '{{count, number}} registration is confirmed and waits: the guest list is full for the owner’s plan. It’s kept, and gets in by one press once there’s room.',
  heldNotice_other:
    '{{count, number}} registrations are confirmed and wait: the guest list is full for the owner’s plan. They’re kept, and get in by one press once there’s room.',
  at: 'Registered {{date}}',
  admit: { held: 'Let in', waiting: 'Give a place', late: 'Give a place', pending: 'Confirm for them' },
  admitName: '{{action}}: {{name}}',
  admitted: '{{name}} has a place, and is told by email',
  listed: '{{name}} is on the guest list',
  gone: 'What they registered for is no longer part of the event. Nothing was changed.',
  full: 'The guest list is full for the owner’s plan. Nothing was changed.',
  failed: 'No answer came. Please check your connection, and look in the list whether it was done.',
  delete: 'Delete',
  deleteText: 'What they wrote is gone then, and their link no longer works. They can register again.',
  deleteName: 'Delete the registration of {{name}}',
  deleted: 'The registration of {{name}} is deleted',
  demo: 'In your own plan, whoever registers at the event’s page stands here. The demonstration has no visitors.',
  open: {
    title: 'Registration',
    text: 'Whoever opens the address can register for these parts. They confirm by email, and wait where a part is full.',
    closed:
      'Publish the page for anybody, or for those who know your word, and people can register at its address.',
    noParts: 'The event has no parts yet. Add one in the guest list, and people can register for it.',
    part: 'Open: {{part}}',
    capacity: 'Places',
    capacityOf: 'Places: {{part}}',
    capacityHint: 'Empty for no limit.',
    wrong: 'Please enter a whole number from 1 to 10,000, or nothing.',
    saved: 'Places changed: {{part}}',
    toParts: 'Go to the guest list',
    see: 'See who registered',
  },
};

declare module '../shape' {
  interface Texts {
    registrations: typeof registrations;
  }
}
