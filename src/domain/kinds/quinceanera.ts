import { type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';
import { task } from './template';
import { at, not } from './when';

export const quinceanera: Kind = {
  id: 'quinceanera',
  tasks: taking(PARTY_TASKS, {
    without: ['B02', 'B13'],
    own: [
      task('B20', 'general', 1, [240, 14, 14], { after: ['B01'] }),
      task('B21', 'general', 2, [196, 30, 10], { after: ['B01'] }),
      task('B22', 'attire', 1, [182, 21, 30], { after: ['B01'] }),
      task('B23', 'music', 2, [119, 21, 60], { after: ['B21'] }),
      task('B24', 'photo-and-video', 3, [98, 14, 7]),
      task('B26', 'attire', 2, [84, 14, 14]),
      task('Q01', 'attire', 2, [84, 21, 14], { after: ['B23'] }),
      task('Q02', 'transportation', 2, [75, 7, 5], { after: ['B20'], when: not(at('home')) }),
      task('Q03', 'miscellaneous', 2, [35, 7, 10], { after: ['B21'], always: true }),
      task('Q04', 'general', 1, [14, 2, 3], { after: ['B23'] }),
    ],
  }),
  // Where quinceañeras are customary, every girl celebrates one. A hall for a hundred or more guests must
  // therefore be booked a year ahead.
  ahead: () => 5,
  day: () => 'quinceanera',
  ceremony: 'religious',
};
