/** Texts that the pages of all modules share. */
export const modules = {
  offlineTitle: 'You’re offline',
  offlineText:
    'This wasn’t loaded before, so we can’t show it without a connection. It will appear once you’re back online.',
  deviceSilentTitle: 'This browser isn’t responding',
  deviceSilentText:
    'The server doesn’t have this plan. If you’ve just made it, it may still be waiting here to be sent. Try again, or close the browser and open it again.',
  missingTitle: 'That plan doesn’t exist',
  missingText: 'It may have been deleted, or the address may be mistyped.',
  backToPlans: 'Saved plans',
  /** An option of a filter with the number of rows that it shows. */
  counted: '{{what}} ({{count, number}})',
  more: 'More',
  days: {
    several: 'It lasts several days',
    label: 'How many days it lasts',
    of: 'Days of the event',
    count_one: '{{count, number}} day',
    count_other: '{{count, number}} days',
    until: '{{days}}, {{hours}} hours',
  },
  csv: 'Download as a table',
  message: {
    label: 'Message',
    copy: 'Copy',
    copied: 'Message copied',
    notCopied: 'This browser didn’t allow copying. Select the text and copy it.',
    share: 'Share…',
    mail: 'Email',
  },
  print: 'Print',
  pdf: 'PDF',
  failure: {
    gone: 'This plan no longer exists, or is no longer shared with you.',
  },
  conflict: {
    theirs: 'Now',
    mine: 'Yours',
    applyMine: 'Apply my changes',
    keepTheirs: 'Keep the current version',
  },
  unsaved: {
    title_one: 'One change isn’t saved',
    title_other: '{{count, number}} changes aren’t saved',
    text_one: 'It’s kept on this device until you decide.',
    text_other: 'They’re kept on this device until you decide.',
    show: 'See',
    mark: 'Not saved',
    waiting: 'Waiting to be sent',
    stale: 'Someone changed this in the meantime.',
    fileLost: 'This device had no room for the file and has lost it. Please add it again.',
    withOthers: 'Not stored, because it was sent together with a change that was not.',
    unlisted: 'The two versions differ in details that can’t be listed here.',
    deleted: 'Someone deleted this in the meantime.',
    youDeleted: 'You deleted it.',
    impossible: 'Both changes together don’t fit the budget. Edit one of them first.',
    value: '“{{field}}” contains something that can’t be saved.',
    refused: 'It contains something that can’t be saved.',
    empty: 'empty',
    keep: 'Keep mine',
    delete: 'Delete it anyway',
    left: 'You’re not part of that plan anymore. Copy what you want to keep: closing this deletes it from this device.',
    copy: 'Copy',
    copied: 'Copied',
    retry: 'Try again',
    edit: 'Edit',
    discard: 'Discard',
  },
  draft: {
    restored: 'Your unsaved changes are here.',
    discard: 'Discard',
    elsewhere: 'You have unsaved changes to this in another tab.',
    take: 'Bring them here',
    closed: 'Kept as a draft',
    continue: 'Continue',
    refused: 'This device has no space to save what you write. Leave this page open until you’ve saved.',
  },
  clock: {
    night: 'After midnight: the date is now {{date}}.',
    skipped: 'Clocks go forward that night and skip {{typed}}: it will be {{stored}}.',
    twice: 'Clocks go back that night and show {{typed}} twice: this is the first of the two.',
  },
  date: { use: 'Use {{date}}' },
  useName: 'Write “{{name}}”',
  search: {
    clear: 'Clear the search',
    sort: 'Order',
    filters: 'Order and filters',
    none: 'Nothing matches this search.',
    reset: 'Show everything',
  },
  select: {
    start: 'Select several',
    row: 'Select {{name}}',
    count_one: '{{count, number}} selected',
    count_other: '{{count, number}} selected',
    hidden_one:
      '{{count, number}} of {{selected, number}} selected is hidden by the search or a filter, and left out',
    hidden_other:
      '{{count, number}} of {{selected, number}} selected are hidden by the search or a filter, and left out',
    all: 'Select all shown',
    delete: 'Delete',
    stop: 'Finish selecting',
  },
  suggestions: {
    take: 'Apply',
    leave: 'Leave',
    takeOne: 'Apply {{what}}',
    leaveOne: 'Leave {{what}} as it is',
    field: '{{field}}: {{from}} → {{to}}',
    takeAll: 'Apply all',
    leaveAll: 'Leave all as they are',
    more_one: 'Show {{count, number}} more',
    more_other: 'Show {{count, number}} more',
  },
};

declare module '../shape' {
  interface Texts {
    modules: typeof modules;
  }
}
