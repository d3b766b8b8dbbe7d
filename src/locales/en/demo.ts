export const demo = {
  name: 'Demo',
  line: 'Demo: nothing is saved.',
  more: 'It’s a sample wedding, so try anything.',
  keep: 'Keep this',
  keepHint: 'Create an account and start with this plan’s details, categories and priorities.',
  leave: 'Leave',
  soon: {
    title: 'Demo coming soon',
    text: 'The guided demo is on its way. Meanwhile, this sample wedding is yours to try.',
  },
  profile: {
    title: 'Your profile',
    text: 'Your name, reminders, password and plan belong to an account. The demo has none: it sends no emails and forgets everything when you leave.',
    start: 'Create your account',
    brand: 'Try your own brand',
  },
};

declare module '../shape' {
  interface Texts {
    demo: typeof demo;
  }
}
