export const newsletter = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'One press and you are on the list: two letters a month, at most.',
    submit: 'Confirm the subscription',
    doneTitle: 'You are on the list',
    done: 'Thank you. The first letter will come when there is something useful to say; until then, the blog is open.',
    blog: 'Read the blog',
  },
  leave: {
    title: 'Leave the list?',
    text: 'One press and we will not write to this address again.',
    submit: 'Unsubscribe',
    doneTitle: 'You are off the list',
    done: 'We have deleted your address. If you ever miss us, you know where we are.',
    home: 'Go to the home page',
  },
  reminders: {
    title: 'Stop the reminders?',
    text: 'One press and we will not remind you of tasks, payments and milestones any more. Your plans stay as they are.',
    submit: 'Stop the reminders',
    doneTitle: 'No more reminders',
    done: 'You can turn them on again in your profile whenever you like.',
    profile: 'Go to my profile',
  },
  broken: {
    title: 'This link does not work',
    text: 'It may have expired, been replaced by a newer one or been copied in part. You can ask for another.',
    leaveText: 'It may have been copied in part. Use the link of the newest letter you have, or write to us.',
    contact: 'Write to us',
  },
  failed: 'The service did not answer. Please try again in a moment.',
};
