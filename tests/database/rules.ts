import type { Scenario } from './probe';
import { accounts, securityEvents } from './rules-of-accounts';
import { assist } from './rules-of-assist';
import { authorship } from './rules-of-authorship';
import { brands } from './rules-of-brands';
import { calls } from './rules-of-calls';
import { changes } from './rules-of-change';
import { contracts } from './rules-of-contracts';
import { creation } from './rules-of-creation';
import { eventDays } from './rules-of-days';
import { departures, sessions } from './rules-of-departures';
import { deployment } from './rules-of-deployment';
import { calendarRules, deskRules } from './rules-of-desk';
import { drinkFacts, drinks } from './rules-of-drinks';
import { eventPages } from './rules-of-event-pages';
import { facts } from './rules-of-facts';
import { files } from './rules-of-files';
import { findTable } from './rules-of-find-table';
import { guestFacts } from './rules-of-guest-facts';
import { guests } from './rules-of-guests';
import { historyRules } from './rules-of-history';
import { imports } from './rules-of-imports';
import { invitationEmails } from './rules-of-invitation-emails';
import { invitations } from './rules-of-invitations';
import { ledgerRules } from './rules-of-ledger';
import { ledgerFacts } from './rules-of-ledger-facts';
import { limits } from './rules-of-limits';
import { additionRules, links } from './rules-of-links';
import { live } from './rules-of-live';
import { mailPace } from './rules-of-mail-pace';
import { map } from './rules-of-map';
import { movedEvents } from './rules-of-moved-events';
import { payments } from './rules-of-payments';
import { plainFacts, plainLimits } from './rules-of-plain-tables';
import { programs } from './rules-of-programs';
import { door, registrations } from './rules-of-registrations';
import { reminders } from './rules-of-reminders';
import { movedUpEmails, room } from './rules-of-room';
import { rows } from './rules-of-rows';
import { scenarioFacts, scenarios } from './rules-of-scenarios';
import { seating, seatingFacts } from './rules-of-seating';
import { sharedLinks } from './rules-of-shared-links';
import { sharingRules } from './rules-of-sharing';
import { suggestionRules } from './rules-of-suggestions';
import { summaryRules } from './rules-of-summaries';
import { taskFacts, tasks } from './rules-of-tasks';
import { templateFacts, templates } from './rules-of-templates';
import { timeline, timelineFacts } from './rules-of-timeline';
import { vendorFacts, vendors } from './rules-of-vendors';
import { views } from './rules-of-views';
import { contact, newsletter, purge } from './rules-of-writing';

/** Scenarios for the rules of the database, by topic. Rights on columns are tested elsewhere. */
export const rules: Record<string, Scenario[]> = {
  facts,
  'event days': eventDays,
  accounts,
  'security events': securityEvents,
  creation,
  departures: [...departures, ...sessions],
  deployment,
  changes,
  limits,
  payments: [...payments, ...contracts],
  rows: [...rows, ...calls],
  'ledger facts': ledgerFacts,
  ledger: ledgerRules,
  history: [...historyRules, ...authorship],
  sharing: sharingRules,
  live,
  suggestions: suggestionRules,
  'shared links': sharedLinks,
  'event pages': eventPages,
  brands,
  summaries: summaryRules,
  assist,
  desk: [...deskRules, ...calendarRules],
  programs,
  'guest facts': guestFacts,
  guests,
  invitations: [...invitations, ...links, ...additionRules, ...room],
  registrations: [...registrations, ...door],
  'moved events': movedEvents,
  imports,
  'invitation emails': [...invitationEmails, ...movedUpEmails, ...mailPace],
  'seating facts': seatingFacts,
  seating: [...seating, ...findTable],
  'scenario facts': scenarioFacts,
  scenarios,
  'drinks facts': drinkFacts,
  drinks,
  'vendor facts': vendorFacts,
  vendors: [...vendors, ...map, ...files],
  'task facts': taskFacts,
  tasks,
  'template facts': templateFacts,
  templates,
  'timeline facts': timelineFacts,
  timeline,
  'plain facts': plainFacts,
  'plain tables': plainLimits,
  reminders,
  views,
  contact,
  newsletter,
  purge,
};
