import * as sample from '../../../src/data/sample/plans';
import { checklist } from '../../../src/locales/es/checklist';
import { timeline } from '../../../src/locales/es/timeline';

export type { DemoPlanRow } from '../../../src/data/sample/plans';
export const demoPlans = sample.demoPlans;

/** The demonstration account's three plans. */
export const demoPlanRows = (today: string): sample.DemoPlanRow[] =>
  sample.demoPlanRows(today, { checklist, timeline });
