import 'i18next';
import type { about } from './en/about';
import type { auth } from './en/auth';
import type { blog } from './en/blog';
import type { breakdown } from './en/breakdown';
import type { budget } from './en/budget';
import type { checklist } from './en/checklist';
import type { common } from './en/common';
import type { contact } from './en/contact';
import type { delays } from './en/delays';
import type { head } from './en/head';
import type { landing } from './en/landing';
import type { ledger } from './en/ledger';
import type { legal } from './en/legal';
import type { methods } from './en/methods';
import type { modules } from './en/modules';
import type { newsletter } from './en/newsletter';
import type { now } from './en/now';
import type { overview } from './en/overview';
import type { plans } from './en/plans';
import type { pricing } from './en/pricing';
import type { profile } from './en/profile';
import type { split } from './en/split';
import type { tasks } from './en/tasks';
import type { timeline } from './en/timeline';
import type { tour } from './en/tour';
import type { whatif } from './en/whatif';
import type { wizard } from './en/wizard';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      about: typeof about;
      auth: typeof auth;
      head: typeof head;
      landing: typeof landing;
      legal: typeof legal;
      whatif: typeof whatif;
      wizard: typeof wizard;
      ledger: typeof ledger;
      breakdown: typeof breakdown;
      now: typeof now;
      delays: typeof delays;
      tasks: typeof tasks;
      checklist: typeof checklist;
      timeline: typeof timeline;
      plans: typeof plans;
      overview: typeof overview;
      modules: typeof modules;
      budget: typeof budget;
      tour: typeof tour;
      pricing: typeof pricing;
      methods: typeof methods;
      profile: typeof profile;
      split: typeof split;
      blog: typeof blog;
      contact: typeof contact;
      newsletter: typeof newsletter;
    };
  }
}
