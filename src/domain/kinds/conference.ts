import { type Kind, taking } from './kind';
import { COMPANY_TASKS } from './lists/company-tasks.data';
import { task } from './template';
import { from } from './when';

export const conference: Kind = {
  id: 'conference',
  tasks: taking(COMPANY_TASKS, {
    own: [
      task('K01', 'general', 2, [140, 28, 21], { after: ['C03'], when: from(50) }),
      task('K02', 'miscellaneous', 2, [133, 28, 30], { after: ['C03'], when: from(100) }),
      task('K03', 'general', 1, [49, 10, 1], { after: ['C04', 'C04h'], when: from(30) }),
      task('K04', 'general', 2, [21, 5, 7], { after: ['C07'] }),
    ],
  }),
  day: () => 'corporate-day',
};
