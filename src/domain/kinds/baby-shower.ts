import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';
import { task } from './template';

export const babyShower: Kind = {
  id: 'baby-shower',
  tasks: taking(PARTY_TASKS, {
    without: ['B02', 'B05', 'B13'],
    own: [
      task('Y01', 'general', 1, [63, 7, 3], { after: ['B01'] }),
      task('Y02', 'general', 2, [42, 14, 7], { after: ['Y01'] }),
      task('Y03', 'miscellaneous', 2, [14, 2, 3], { always: true }),
      task('Y04', 'general', 3, [0, 0, 1], { after: ['Y02'] }),
    ],
  }),
  ahead: byGuests,
  day: () => 'shower',
};
