import type { ContactForm } from '@/domain/contact/schema';

/** What is typed stays in this tab until it has been sent, over a failed attempt and a reload. */
const DRAFT_KEY = 'celebra-contact';

export interface Draft {
  values: ContactForm;
  /** The message's number once it has been sent without an answer; a change of the text takes it away. */
  id: string | null;
}

export const EMPTY: ContactForm = {
  first_name: '',
  last_name: '',
  email: '',
  company: '',
  subject: '',
  message: '',
};

export const FIELDS = ['first_name', 'last_name', 'email', 'company', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];

const isEmpty = (values: ContactForm): boolean => FIELDS.every((field) => values[field] === '');

export function readDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('values' in kept)) return null;
    const entries = new Map(Object.entries(kept.values ?? {}));
    const values = { ...EMPTY };
    for (const field of FIELDS) {
      const value: unknown = entries.get(field);
      if (typeof value === 'string') values[field] = value;
    }
    const id = 'id' in kept && typeof kept.id === 'string' ? kept.id : null;
    return isEmpty(values) ? null : { values, id };
  } catch {
    return null;
  }
}

/** False where the device refuses; the page itself still has the text. */
export function keepDraft(draft: Draft): boolean {
  try {
    if (isEmpty(draft.values)) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
