import { type Kind, taking } from './kind';
import { COMPANY_TASKS } from './lists/company-tasks.data';
import { task } from './template';
import { from } from './when';

/** A dinner that raises money or presents awards. */
export const gala: Kind = {
  id: 'gala',
  tasks: taking(COMPANY_TASKS, {
    // Donors are thanked with their receipts (G08), so the survey (C23) is left out.
    without: ['C23'],
    own: [
      task('G01', 'general', 1, [180, 14, 5], { after: ['C01'], soon: 21 }),
      task('G02', 'general', 1, [168, 28, 14], { after: ['G01'], soon: 42 }),
      task('G03', 'general', 1, [154, 28, 45], { after: ['G02'], when: from(50), soon: 91 }),
      task('G04', 'miscellaneous', 2, [112, 14, 30], { after: ['G02'], always: true }),
      task('G05', 'general', 2, [105, 28, 30], { after: ['C03'] }),
      task('G07', 'general', 2, [35, 5, 7], { after: ['C07'] }),
      // Registration lasts from the announcement until the kitchen needs the number of guests.
      task('G06', 'general', 1, [28, 10, 45], { after: ['C04', 'C04h', 'C11'], when: from(50) }),
      task('G09', 'general', 1, [21, 4, 5], { after: ['G06'] }),
      task('G08', 'miscellaneous', 1, [-5, -5, 4], { always: true }),
    ],
  }),
  day: () => 'gala',
};
