import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';

/** Whatever has no kind of its own: nobody is known to want a cake or favors. */
export const plain: Kind = {
  id: 'plain',
  tasks: taking(PARTY_TASKS, { without: ['B09', 'B14'] }),
  ahead: byGuests,
  day: () => 'evening',
};
