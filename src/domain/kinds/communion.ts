import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';
import { task } from './template';
import { at, not } from './when';

export const communion: Kind = {
  id: 'communion',
  tasks: taking(PARTY_TASKS, {
    // Keepsakes (B33) replace the usual favors (B14).
    without: ['B02', 'B13', 'B14'],
    own: [
      task('B25', 'general', 1, [98, 21, 14], { after: ['B01'], soon: 21 }),
      // Many towns celebrate communions on the same Sundays in May, so restaurants must be booked a year
      // ahead (D).
      task('B03', 'venue', 1, [330, 5, 10], {
        after: ['B01', 'B25'],
        when: not(at('home')),
        closedBy: 'venue',
      }),
      task('B32', 'attire', 1, [150, 21, 14], { after: ['B01'], always: true }),
      task('B33', 'miscellaneous', 2, [75, 14, 7], { after: ['B25'], always: true }),
    ],
  }),
  ahead: byGuests,
  day: () => 'rite',
};
