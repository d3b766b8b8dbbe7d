/** The what-if on delays, and the calendar files of the timeline. */
export const delays = {
  title: 'What if something runs late?',
  text: 'We play your day through two thousand times, with each thing taking as long as it tends to. What your guests do waits for what comes before it; free time soaks up delays.',
  what: 'What worries you',
  after: 'That it starts after',
  failed: 'The day could not be played through. Reload the page to try again.',
  chance: '{{percent}} chance that “{{what}}” starts after {{time}}.',
  never: 'In none of {{runs}} runs does “{{what}}” start after {{time}}.',
  remedy: '{{minutes}} more before “{{before}}” brings it to {{percent}}',
  how: {
    earlier_one: '“{{what}}” starts {{minutes}} earlier.',
    earlier_other: '“{{what}}” and {{formatted}} more start {{minutes}} earlier.',
    shorter: '“{{what}}” lasts {{minutes}} less.',
  },
  add: 'Add {{minutes}}',
  said: '{{minutes}} left free before “{{before}}”',
  calm: 'Your day has enough slack: nothing needs to change.',
  nothing:
    'Adding free time would change little: what comes before is locked, or has nothing to give. Starting the day earlier would help.',
  bars: {
    title: 'When “{{what}}” would start',
    text: 'Nine times in ten between {{from}} and {{to}}, half of the time by {{middle}}.',
    always: 'Always at {{from}}.',
  },
  day: {
    title: 'The likely hours of the day',
    text: 'The dark mark is your plan, the bar where half of the starts fall, the line nine in ten.',
    between: '{{from}} – {{to}}',
    more_one: 'See {{formatted}} more',
    more_other: 'See {{formatted}} more',
  },
  source:
    'How far things run over is our own proposal, based on the ranges that trade guides give as usual (2026); nobody has measured it yet. What is locked or tied to the sun is taken to start on time.',
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
    failed: 'The calendar file could not be made. Please try again.',
  },
};
