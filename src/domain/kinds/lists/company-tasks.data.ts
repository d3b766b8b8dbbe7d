import { type TaskTemplate, tasksFrom } from '../template';
import { at, from, not, ofKind } from '../when';

const task = tasksFrom('corporate');

/** Texts for an evening event without registration or talks. */
const party = { Party: ofKind('company', 'gala') };

/** Tasks in topological order: each comes after the tasks it depends on. */
export const COMPANY_TASKS: readonly TaskTemplate[] = [
  task('C01', 'general', 1, [182, 3, 5], { soon: 14, words: party }),
  task('C02', 'general', 1, [175, 3, 7], { after: ['C01'], soon: 21 }),
  task('C03', 'general', 1, [168, 3, 7], { after: ['C01'], soon: 28 }),
  task('C04', 'venue', 1, [154, 10, 14], {
    after: ['C02', 'C03'],
    when: not(at('home')),
    soon: 63,
    opens: 365,
    closedBy: 'venue',
  }),
  task('C04h', 'venue', 1, [154, 5, 7], {
    source: 'proposal',
    after: ['C02', 'C03'],
    when: at('home'),
    always: true,
  }),
  task('C05', 'general', 2, [140, 14, 10], { after: ['C04', 'C04h'] }),
  task('C26', 'venue', 1, [126, 14, 7], {
    source: 'proposal',
    after: ['C04'],
    when: at('outdoor'),
    always: true,
  }),
  task('C27', 'venue', 2, [112, 14, 7], {
    source: 'proposal',
    after: ['C04'],
    when: at('outdoor'),
    always: true,
  }),
  task('C06', 'music', 1, [140, 7, 10], { after: ['C04', 'C04h'], closedBy: 'music' }),
  task('C07', 'music', 2, [126, 10, 14], { after: ['C03'], words: party }),
  task('C08', 'catering', 1, [112, 7, 10], { after: ['C04', 'C04h'], closedBy: 'catering' }),
  task('C09', 'transportation', 2, [112, 10, 7], { after: ['C04', 'C04h'], closedBy: 'transportation' }),
  task('C10', 'miscellaneous', 2, [98, 14, 14], { after: ['C03'], words: party }),
  task('C11', 'miscellaneous', 1, [84, 35, 5], {
    after: ['C04', 'C04h', 'C10'],
    when: from(15),
    always: true,
    drop: 49,
    words: party,
  }),
  task('C12', 'photo-and-video', 2, [70, 7, 7], { after: ['C04', 'C04h'], closedBy: 'photo-and-video' }),
  task('C13', 'decorations', 2, [70, 10, 10], { after: ['C10'], closedBy: 'decorations' }),
  task('C14', 'miscellaneous', 1, [49, 14, 3], { after: ['C04', 'C04h', 'C11'], always: true, words: party }),
  task('C25', 'miscellaneous', 2, [49, 7, 3], { source: 'proposal', always: true }),
  task('C15', 'general', 1, [42, 5, 5], { after: ['C07'], words: party }),
  task('C16', 'drinks', 2, [42, 5, 3], { after: ['C08'], closedBy: 'drinks' }),
  task('C17', 'general', 2, [28, 3, 4], { after: ['C15'] }),
  task('C18', 'general', 1, [21, 6, 3], { after: ['C14'], when: from(15), gap: { C14: 14 } }),
  task('C19', 'catering', 1, [14, 5, 1], { after: ['C08', 'C18'] }),
  task('C20', 'music', 1, [7, 1, 1], { after: ['C06'], words: party }),
  task('C21', 'miscellaneous', 2, [7, 2, 2], { when: from(20), words: party }),
  task('C22', 'general', 1, [0, 0, 1]),
  task('C23', 'miscellaneous', 2, [-7, -7, 2], { always: true }),
  task('C24', 'general', 1, [-14, -14, 5]),
];
