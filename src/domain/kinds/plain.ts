import { byGuests, type Kind, taking } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';

/** Events without a kind, for which no cake or favors are assumed. */
export const plain: Kind = {
  id: 'plain',
  tasks: taking(PARTY_TASKS, { without: ['B09', 'B14'] }),
  ahead: byGuests,
  day: () => 'evening',
};
