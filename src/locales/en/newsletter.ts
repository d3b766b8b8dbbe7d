export const newsletter = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'One click and you’re in: two emails a month, at most.',
    submit: 'Confirm the subscription',
    doneTitle: 'You’re on the list',
    done: 'Thank you. Your first email will come when we have something useful to say. Until then, there’s the blog.',
    blog: 'Read the blog',
  },
  leave: {
    title: 'Unsubscribe?',
    text: 'One click and we won’t email this address again.',
    submit: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    done: 'We’ve deleted your address. If you ever miss us, you know where we are.',
    home: 'Go to the home page',
  },
  reminders: {
    title: 'Turn off reminders?',
    text: 'We’ll stop reminding you of tasks, payments and milestones. Your plans stay as they are.',
    submit: 'Turn off reminders',
    doneTitle: 'Reminders are off',
    done: 'You can turn them back on in your profile at any time.',
    profile: 'Go to my profile',
  },
  invitations: {
    title: 'Get no more emails about this event?',
    text: 'We’ll stop writing to you about it. Your link to answer keeps working.',
    submit: 'Stop these emails',
    doneTitle: 'We won’t write again',
    done: 'Your link to answer keeps working.',
  },
  broken: {
    title: 'This link doesn’t work',
    text: 'It may have expired, been replaced by a newer one or been only partly copied. You can request another.',
    leaveText: 'It may have been only partly copied. Use the link in our most recent email, or contact us.',
    contact: 'Contact us',
  },
  failed: 'We can’t reach the server right now. Please try again in a moment.',
};

declare module '../shape' {
  interface Texts {
    newsletter: typeof newsletter;
  }
}
