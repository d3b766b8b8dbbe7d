import type { ContactFormValues } from '@/domain/contact/schema';

/**
 * Storage key of the draft. The draft stays in this tab until the message is sent, even after a reload or a
 * failed attempt.
 */
const DRAFT_KEY = 'celebra-contact';

export interface ContactDraft {
  values: ContactFormValues;
  /**
   * Id of a message that was sent but got no response. A second attempt to send the message uses the same id,
   * so that the message isn't stored twice. Editing the text resets the id.
   */
  id: string | null;
}

export const EMPTY_CONTACT: ContactFormValues = {
  first_name: '',
  last_name: '',
  email: '',
  company: '',
  subject: '',
  message: '',
};

export const CONTACT_FIELDS = ['first_name', 'last_name', 'email', 'company', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

const isEmpty = (values: ContactFormValues): boolean => CONTACT_FIELDS.every((field) => values[field] === '');

export function readContactDraft(): ContactDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('values' in kept)) return null;
    const entries = new Map(Object.entries(kept.values ?? {}));
    const values = { ...EMPTY_CONTACT };
    for (const field of CONTACT_FIELDS) {
      const value: unknown = entries.get(field);
      if (typeof value === 'string') values[field] = value;
    }
    const id = 'id' in kept && typeof kept.id === 'string' ? kept.id : null;
    return isEmpty(values) ? null : { values, id };
  } catch {
    return null;
  }
}

/** Stores the draft on the device. Returns false if the device refuses. */
export function keepDraft(draft: ContactDraft): boolean {
  try {
    if (isEmpty(draft.values)) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
