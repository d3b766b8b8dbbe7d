import 'i18next';
import type { auth } from './en/auth';
import type { budget } from './en/budget';
import type { common } from './en/common';
import type { landing } from './en/landing';
import type { plans } from './en/plans';
import type { profile } from './en/profile';
import type { split } from './en/split';
import type { wizard } from './en/wizard';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      auth: typeof auth;
      landing: typeof landing;
      wizard: typeof wizard;
      plans: typeof plans;
      budget: typeof budget;
      profile: typeof profile;
      split: typeof split;
    };
  }
}
