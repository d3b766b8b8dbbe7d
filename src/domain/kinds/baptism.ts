import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';
import { task } from './template';

/** A baptism or similar celebration with a ceremony in church and a family lunch. */
export const baptism: Kind = {
  id: 'baptism',
  tasks: taking(PARTY_TASKS, {
    without: ['B02', 'B05', 'B13'],
    own: [task('B25', 'general', 1, [98, 21, 14], { after: ['B01'], soon: 21 })],
  }),
  ahead: byGuests,
  day: () => 'rite',
};
