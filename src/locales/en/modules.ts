/** What the pages of a plan's modules say alike. */
export const modules = {
  offlineTitle: 'You are offline',
  offlineText:
    'This was not loaded before, so it cannot be shown without a connection. It will appear once you are back online.',
  missingTitle: 'There is no such plan',
  missingText: 'It may have been deleted, or the address may be mistyped.',
  backToPlans: 'Saved plans',
  more: 'More',
  csv: 'Download as a table',
  print: 'Print',
  failure: {
    gone: 'This plan is no longer there, or no longer shared with you.',
  },
  conflict: {
    title: 'Somebody changed this in the meantime',
    text: 'Nothing you wrote is lost. Choose what stays.',
    theirs: 'Now',
    mine: 'Yours',
    deleted: 'deleted',
    applyMine: 'Put my changes on top',
    keepTheirs: 'Leave it as it is now',
  },
  proposals: {
    take: 'Apply',
    leave: 'Leave',
    takeOne: 'Apply {{what}}',
    leaveOne: 'Leave {{what}} as it is',
    takeAll: 'Apply all',
    leaveAll: 'Leave all as they are',
    more_one: 'Show {{formatted}} more',
    more_other: 'Show {{formatted}} more',
  },
};
