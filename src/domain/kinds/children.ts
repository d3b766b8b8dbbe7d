import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';
import { task } from './template';

export const children: Kind = {
  id: 'children',
  tasks: taking(PARTY_TASKS, {
    // Party bags (B28) replace the usual favors (B14).
    without: ['B02', 'B14'],
    own: [
      task('B27', 'general', 2, [49, 7, 5], { after: ['B01'] }),
      task('B29', 'catering', 1, [18, 3, 2], { after: ['B08'], always: true }),
      task('B28', 'miscellaneous', 2, [14, 3, 3], { after: ['B27'] }),
      task('B31', 'catering', 1, [14, 2, 2], { after: ['B07', 'B29'] }),
    ],
  }),
  ahead: byGuests,
  day: () => 'kids',
};
