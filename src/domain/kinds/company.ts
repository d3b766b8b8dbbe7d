import type { Kind } from './kind';
import { COMPANY_TASKS } from './lists/company-tasks.data';

export const company: Kind = { id: 'company', tasks: COMPANY_TASKS, day: () => 'company' };
