/** Texts of the delay scenarios and of the timeline's calendar files. */
export const delays = {
  title: 'What if something runs late?',
  text: 'We simulate your day 2,000 times, with each thing taking as long as it usually does. What your guests do waits for what comes before it; buffers absorb delays.',
  what: 'What worries you',
  after: 'That it starts after',
  failed: 'We couldn’t run the simulation. Reload the page to try again.',
  chance: '{{percent}} chance that “{{what}}” starts after {{time}}.',
  never: '“{{what}}” never started after {{time}} in {{runs}} runs.',
  remedy: '{{minutes}} more before “{{before}}” brings it to {{percent}}',
  how: {
    earlier_one: '“{{what}}” starts {{minutes}} earlier.',
    earlier_other: '“{{what}}” and {{others}} more start {{minutes}} earlier.',
    shorter: '“{{what}}” lasts {{minutes}} less.',
  },
  add: 'Add {{minutes}}',
  said: '{{minutes}} of buffer added before “{{before}}”',
  calm: 'Your day has enough buffer: nothing needs to change.',
  nothing:
    'Adding buffer here would barely help: what comes before is locked or can’t be shortened. Starting the day earlier would help.',
  bars: {
    title: 'When “{{what}}” would start',
    text: 'Nine times in ten between {{from}} and {{to}}, half the time by {{middle}}.',
    always: 'Always at {{from}}.',
  },
  day: {
    title: 'The likely hours of the day',
    text: 'The dark mark is your plan, the bar half of the runs, the line nine in ten.',
    between: '{{from}} – {{to}}',
    more_one: 'See {{count, number}} more',
    more_other: 'See {{count, number}} more',
  },
  source:
    'How far things run over is our own estimate, based on the ranges industry guides give as usual (2026); nobody has measured it yet. What’s locked or tied to the sun is taken to start on time.',
  calendar: {
    label: 'For your calendar',
    day: 'The whole day',
    milestones: 'The milestones',
    item: 'Add to my calendar',
    dayFile: 'day',
    milestonesFile: 'milestones',
    dayName: '{{plan}}: the day',
    milestonesName: '{{plan}}: milestones',
    responsible: 'In charge: {{name}}',
    failed: 'We couldn’t create the calendar file. Please try again.',
  },
};

declare module '../shape' {
  interface Texts {
    delays: typeof delays;
  }
}
