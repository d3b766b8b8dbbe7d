import { type TaskTemplate, tasksFrom } from '../template';
import { at, from, not } from '../when';

const task = tasksFrom('anniversary');

/** Tasks in topological order: each comes after the tasks it depends on. */
export const ANNIVERSARY_TASKS: readonly TaskTemplate[] = [
  task('A01', 'general', 1, [182, 3, 5], { soon: 14 }),
  task('A02', 'general', 1, [168, 2, 7], { after: ['A01'], soon: 21 }),
  task('A03', 'general', 1, [154, 2, 10], { when: from(10), soon: 35 }),
  task('A04', 'venue', 1, [140, 10, 14], { after: ['A02', 'A03'], when: not(at('home')), closedBy: 'venue' }),
  task('A04h', 'venue', 1, [140, 5, 7], {
    source: 'proposal',
    after: ['A02', 'A03'],
    when: at('home'),
    always: true,
  }),
  task('A20', 'venue', 2, [98, 7, 5], {
    source: 'proposal',
    after: ['A04'],
    when: at('outdoor'),
    always: true,
  }),
  task('A05', 'catering', 1, [112, 7, 14], { after: ['A04', 'A04h'], closedBy: 'catering' }),
  task('A06', 'music', 2, [98, 7, 10], { after: ['A04', 'A04h'], closedBy: 'music' }),
  task('A07', 'photo-and-video', 2, [98, 7, 10], { after: ['A04', 'A04h'], closedBy: 'photo-and-video' }),
  task('A08', 'miscellaneous', 2, [84, 56, 3], {
    after: ['A03', 'A04', 'A04h'],
    when: from(15),
    always: true,
    drop: 63,
  }),
  task('A09', 'decorations', 2, [70, 7, 10], { after: ['A04', 'A04h'], closedBy: 'decorations' }),
  task('A10', 'miscellaneous', 1, [56, 10, 3], {
    after: ['A03', 'A04', 'A04h'],
    when: from(6),
    always: true,
  }),
  task('A11', 'general', 3, [56, 14, 10], { after: ['A04', 'A04h'] }),
  task('A12', 'catering', 2, [42, 4, 2], { after: ['A05'] }),
  task('A13', 'drinks', 2, [35, 3, 3], { closedBy: 'drinks' }),
  task('A14', 'miscellaneous', 2, [28, 4, 7]),
  task('A15', 'general', 1, [21, 4, 5], { after: ['A10'], when: from(6), gap: { A10: 14 } }),
  task('A16', 'general', 1, [14, 3, 4], { after: ['A15'], when: from(20) }),
  task('A17', 'general', 1, [7, 1, 2], { after: ['A15'] }),
  task('A18', 'transportation', 3, [0, 0, 1]),
  task('A19', 'miscellaneous', 3, [-14, -14, 5], { always: true }),
];
