import { readDraft, type WizardDraft, writeDraft } from '@/domain/wizard/draft';

/** Drafts stay on this device, one an account, and leave with the sign-out like everything named celebra-. */
const keyOf = (userId: string) => `celebra-draft-${userId}`;

export function loadDraft(userId: string): WizardDraft | null {
  try {
    return readDraft(localStorage.getItem(keyOf(userId)));
  } catch {
    return null;
  }
}

export function saveDraft(userId: string, draft: WizardDraft): void {
  try {
    localStorage.setItem(keyOf(userId), writeDraft(draft));
  } catch {
    // Storage is closed or full: the wizard works on without its safety net.
  }
}

export function removeDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // There is none, then.
  }
}
