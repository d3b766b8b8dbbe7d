import { ownerConsent } from '../owner-consent';

/** Whether the plan's owner has consented to the assistant reading the plan. */
export const {
  key: consentKey,
  query: consentQuery,
  end: endConsent,
  give: giveConsent,
} = ownerConsent('assist_consents', 'assist-consent');
