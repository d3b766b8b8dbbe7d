import { ownerConsent } from './owner-consent';

/** Whether the plan's owner allows other members' programs to read the plan. */
const { key, query, end, give } = ownerConsent('program_consents', 'program-consent');

export { key as programConsentKey, query as programConsentQuery };

export const setProgramConsent = (plan_id: string, given: boolean): Promise<void> =>
  given ? give(plan_id) : end(plan_id);
