import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';

/** Events whose kind is unknown. No cake or favors are assumed. */
export const plain: Kind = {
  id: 'plain',
  tasks: taking(PARTY_TASKS, { without: ['B09', 'B14'] }),
  ahead: byGuests,
  day: () => 'evening',
};
