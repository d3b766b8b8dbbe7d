import type { Scenario } from './probe';
import { accounts, securityEvents } from './rules-of-accounts';
import { authorship } from './rules-of-authorship';
import { changes } from './rules-of-change';
import { creation } from './rules-of-creation';
import { facts } from './rules-of-facts';
import { historyRules } from './rules-of-history';
import { ledgerRules } from './rules-of-ledger';
import { ledgerFacts } from './rules-of-ledger-facts';
import { limits } from './rules-of-limits';
import { reminders } from './rules-of-reminders';
import { scenarioFacts, scenarios } from './rules-of-scenarios';
import { summaryRules } from './rules-of-summaries';
import { taskFacts, tasks } from './rules-of-tasks';
import { timeline, timelineFacts } from './rules-of-timeline';
import { views } from './rules-of-views';
import { contact, newsletter, purge } from './rules-of-writing';

/** What the database promises beyond who may touch which column. */
export const rules: Record<string, Scenario[]> = {
  facts,
  accounts,
  'security events': securityEvents,
  creation,
  changes,
  limits,
  'ledger facts': ledgerFacts,
  ledger: ledgerRules,
  history: [...historyRules, ...authorship],
  summaries: summaryRules,
  'scenario facts': scenarioFacts,
  scenarios,
  'task facts': taskFacts,
  tasks,
  'timeline facts': timelineFacts,
  timeline,
  reminders,
  views,
  contact,
  newsletter,
  purge,
};
