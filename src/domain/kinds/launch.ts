import { type Kind, taking } from './kind';
import { COMPANY_TASKS } from './lists/company-tasks.data';
import { task } from './template';

/** An event at which a company presents a new product to press, clients and partners. */
export const launch: Kind = {
  id: 'launch',
  tasks: taking(COMPANY_TASKS, {
    own: [
      task('L01', 'general', 1, [161, 14, 10], { after: ['C01'], soon: 42 }),
      task('L02', 'miscellaneous', 1, [56, 10, 5], { after: ['L01'], always: true }),
      task('L03', 'general', 1, [28, 3, 10], { after: ['L01'] }),
      task('L04', 'general', 1, [5, 1, 1], { after: ['L03', 'C20'] }),
      task('L05', 'miscellaneous', 2, [3, 1, 1], { after: ['L02'], always: true }),
      task('L06', 'general', 1, [-3, -3, 3]),
    ],
  }),
  day: () => 'launch',
};
