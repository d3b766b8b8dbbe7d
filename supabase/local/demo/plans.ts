import * as sample from '../../../src/demo/sample/plans';
import { checklist as checklistEn } from '../../../src/locales/en/checklist';
import { timeline as timelineEn } from '../../../src/locales/en/timeline';
import { checklist } from '../../../src/locales/es/checklist';
import { timeline } from '../../../src/locales/es/timeline';
import type { DemoLanguage } from './account.ts';

export type { DemoPlanRow } from '../../../src/demo/sample/plans';
export const demoPlans = sample.demoPlans;

const WORDS: Record<DemoLanguage, sample.SampleWords> = {
  es: { checklist, timeline },
  en: { checklist: checklistEn, timeline: timelineEn },
};

export const demoPlanRows = (today: string, language: DemoLanguage): sample.DemoPlanRow[] =>
  sample.demoPlanRows(today, language, WORDS[language]);
