import { byGuests, type Kind } from './kind';
import { PARTY_TASKS } from './lists/party-tasks.data';

export const adult: Kind = {
  id: 'adult',
  tasks: PARTY_TASKS,
  ahead: byGuests,
  day: () => 'birthday',
};
