import { ownerConsent } from '../owner-consent';

/** True if the plan's owner has consented to the assistant reading it. */
export const {
  key: consentKey,
  query: consentQuery,
  end: endConsent,
  give: giveConsent,
} = ownerConsent('assist_consents', 'assist-consent');
