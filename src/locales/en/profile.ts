export const profile = {
  title: 'Your profile',
  loadFailed: 'We couldn’t load your profile',
  person: {
    title: 'About you',
    save: 'Save changes',
    unchanged: 'There’s nothing to save yet.',
  },
  reminders: {
    title: 'Reminders by email',
    switch: 'Email me when something is due',
    text: 'Tasks two days ahead, payments five, the milestones of your timeline with the notice you choose, and vendors on the day you noted to follow up. One email a day at most, in the morning.',
    zone: 'Time zone for reminders',
    eventZone: 'The event’s',
    here: 'Mine: {{zone}}',
    zoneHint: 'Useful if you live far from where you’re celebrating.',
  },
  email: 'Email',
  emailHint: 'You use it to sign in.',
  languageHint: 'For the screens, and for the emails we send you.',
  password: {
    title: 'Password',
    text: 'Choose a new one at any time. You stay signed in here; your other devices will ask for it.',
    current: 'Current password',
    save: 'Change password',
  },
  plan: {
    title: 'Your plan',
    plans_one: '{{count}} event plan',
    plans_other: '{{count}} event plans',
    plansUnlimited: 'Unlimited event plans',
    guests_one: 'Guest list of up to {{count}} person in each',
    guests_other: 'Guest list of up to {{count}} people in each',
    guestsUnlimited: 'Unlimited guest list',
    partner: 'Planning with one other person',
    includes: 'Includes',
    byContract: '{{what}}, by contract',
    coming: 'Coming: {{list}}',
    loadFailed: 'We couldn’t load your plan.',
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
  data: {
    title: 'Your data',
    text: 'Everything you plan here, in one file, to keep or to take elsewhere. And back in again.',
    open: 'Download, or bring back',
  },
  leave: {
    title: 'Sign out',
    text: 'Signing out removes everything of yours from this device. Your plans stay safe in your account.',
    submit: 'Sign out',
  },
  updated: 'Profile Updated',
  updatedText: 'Your profile has been successfully updated.',
  updateFailed: 'Failed to update profile',
  userIdRequired: 'User ID is required',
  passwordUpdated: 'Password Updated',
  passwordUpdatedText: 'From now on, sign in with the new one.',
};

declare module '../shape' {
  interface Texts {
    profile: typeof profile;
  }
}
