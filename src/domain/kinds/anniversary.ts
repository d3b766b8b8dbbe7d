import type { Kind } from './kind';
import { ANNIVERSARY_TASKS } from './lists/anniversary-tasks.data';

export const anniversary: Kind = {
  id: 'anniversary',
  tasks: ANNIVERSARY_TASKS,
  day: () => 'anniversary',
};
