import type { Kind } from './kind';
import { COMPANY_TASKS } from './lists/company-tasks.data';

/** A company's dinner or party. */
export const company: Kind = { id: 'company', tasks: COMPANY_TASKS, day: () => 'company' };
