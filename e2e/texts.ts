import { assist as assistEn } from '../src/locales/en/assist';
import { auth as authEn } from '../src/locales/en/auth';
import { book as bookEn } from '../src/locales/en/book';
import { budget as budgetEn } from '../src/locales/en/budget';
import { checklist as checklistEn } from '../src/locales/en/checklist';
import { common as commonEn } from '../src/locales/en/common';
import { drinks as drinksEn } from '../src/locales/en/drinks';
import { eventpage as eventpageEn } from '../src/locales/en/eventpage';
import { files as filesEn } from '../src/locales/en/files';
import { findtable as findtableEn } from '../src/locales/en/findtable';
import { follows as followsEn } from '../src/locales/en/follows';
import { guests as guestsEn } from '../src/locales/en/guests';
import { ledger as ledgerEn } from '../src/locales/en/ledger';
import { links as linksEn } from '../src/locales/en/links';
import { modules as modulesEn } from '../src/locales/en/modules';
import { now as nowEn } from '../src/locales/en/now';
import { overview as overviewEn } from '../src/locales/en/overview';
import { pageeditor as pageeditorEn } from '../src/locales/en/pageeditor';
import { plans as plansEn } from '../src/locales/en/plans';
import { pricing as pricingEn } from '../src/locales/en/pricing';
import { profile as profileEn } from '../src/locales/en/profile';
import { rsvp as rsvpEn } from '../src/locales/en/rsvp';
import { seating as seatingEn } from '../src/locales/en/seating';
import { shared as sharedEn } from '../src/locales/en/shared';
import { sharing as sharingEn } from '../src/locales/en/sharing';
import { suggestions as suggestionsEn } from '../src/locales/en/suggestions';
import { tasks as tasksEn } from '../src/locales/en/tasks';
import { templates as templatesEn } from '../src/locales/en/templates';
import { timeline as timelineEn } from '../src/locales/en/timeline';
import { upgrade as upgradeEn } from '../src/locales/en/upgrade';
import { vendors as vendorsEn } from '../src/locales/en/vendors';
import { whatif as whatifEn } from '../src/locales/en/whatif';
import { wizard as wizardEn } from '../src/locales/en/wizard';
import { yourdata as yourdataEn } from '../src/locales/en/yourdata';
import { assist as assistEs } from '../src/locales/es/assist';
import { auth as authEs } from '../src/locales/es/auth';
import { book as bookEs } from '../src/locales/es/book';
import { budget as budgetEs } from '../src/locales/es/budget';
import { checklist as checklistEs } from '../src/locales/es/checklist';
import { common as commonEs } from '../src/locales/es/common';
import { drinks as drinksEs } from '../src/locales/es/drinks';
import { eventpage as eventpageEs } from '../src/locales/es/eventpage';
import { files as filesEs } from '../src/locales/es/files';
import { findtable as findtableEs } from '../src/locales/es/findtable';
import { follows as followsEs } from '../src/locales/es/follows';
import { guests as guestsEs } from '../src/locales/es/guests';
import { ledger as ledgerEs } from '../src/locales/es/ledger';
import { links as linksEs } from '../src/locales/es/links';
import { modules as modulesEs } from '../src/locales/es/modules';
import { now as nowEs } from '../src/locales/es/now';
import { overview as overviewEs } from '../src/locales/es/overview';
import { pageeditor as pageeditorEs } from '../src/locales/es/pageeditor';
import { plans as plansEs } from '../src/locales/es/plans';
import { pricing as pricingEs } from '../src/locales/es/pricing';
import { profile as profileEs } from '../src/locales/es/profile';
import { rsvp as rsvpEs } from '../src/locales/es/rsvp';
import { seating as seatingEs } from '../src/locales/es/seating';
import { shared as sharedEs } from '../src/locales/es/shared';
import { sharing as sharingEs } from '../src/locales/es/sharing';
import { suggestions as suggestionsEs } from '../src/locales/es/suggestions';
import { tasks as tasksEs } from '../src/locales/es/tasks';
import { templates as templatesEs } from '../src/locales/es/templates';
import { timeline as timelineEs } from '../src/locales/es/timeline';
import { upgrade as upgradeEs } from '../src/locales/es/upgrade';
import { vendors as vendorsEs } from '../src/locales/es/vendors';
import { whatif as whatifEs } from '../src/locales/es/whatif';
import { wizard as wizardEs } from '../src/locales/es/wizard';
import { yourdata as yourdataEs } from '../src/locales/es/yourdata';

/** What the reader sees, by language: journeys look for the product's own words. */
export const TEXTS = {
  en: {
    assist: assistEn,
    auth: authEn,
    book: bookEn,
    yourdata: yourdataEn,
    follows: followsEn,
    budget: budgetEn,
    common: commonEn,
    drinks: drinksEn,
    ledger: ledgerEn,
    overview: overviewEn,
    pageeditor: pageeditorEn,
    plans: plansEn,
    pricing: pricingEn,
    profile: profileEn,
    wizard: wizardEn,
    tasks: tasksEn,
    checklist: checklistEn,
    suggestions: suggestionsEn,
    templates: templatesEn,
    timeline: timelineEn,
    upgrade: upgradeEn,
    eventpage: eventpageEn,
    files: filesEn,
    findtable: findtableEn,
    guests: guestsEn,
    rsvp: rsvpEn,
    vendors: vendorsEn,
    seating: seatingEn,
    sharing: sharingEn,
    links: linksEn,
    shared: sharedEn,
    whatif: whatifEn,
    modules: modulesEn,
    now: nowEn,
  },
  es: {
    assist: assistEs,
    auth: authEs,
    book: bookEs,
    yourdata: yourdataEs,
    follows: followsEs,
    budget: budgetEs,
    common: commonEs,
    drinks: drinksEs,
    ledger: ledgerEs,
    overview: overviewEs,
    pageeditor: pageeditorEs,
    plans: plansEs,
    pricing: pricingEs,
    profile: profileEs,
    wizard: wizardEs,
    tasks: tasksEs,
    checklist: checklistEs,
    suggestions: suggestionsEs,
    templates: templatesEs,
    timeline: timelineEs,
    upgrade: upgradeEs,
    eventpage: eventpageEs,
    files: filesEs,
    findtable: findtableEs,
    guests: guestsEs,
    rsvp: rsvpEs,
    vendors: vendorsEs,
    seating: seatingEs,
    sharing: sharingEs,
    links: linksEs,
    shared: sharedEs,
    whatif: whatifEs,
    modules: modulesEs,
    now: nowEs,
  },
};

/** A text with its holes filled, as the reader sees it. */
export const filled = (text: string, holes: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, hole: string) => String(holes[hole] ?? ''));

/** A text with anything in its holes. */
export const like = (text: string): RegExp =>
  new RegExp(text.replace(/[()?]/g, '.').replace(/\{\{[^}]+\}\}/g, '.+'));
