import { whenKept } from '@/data/sync/outbox';
import { readWizardDraft, writeWizardDraft as textOf, type WizardDraft } from '@/domain/wizard/draft';
import { tabStorage } from '@/lib/device-storage';
import {
  type Draft,
  endOwnDraft,
  openElsewhere,
  readDrafts,
  removeDraft,
  writeDraft,
} from '@/lib/session/drafts';

const FORM = 'wizard';
/**
 * Key under which this tab remembers its draft. It survives a reload or crash, and isn't shared with other
 * tabs.
 */
const TAB = 'celebra-wizard';

/** Draft of an event whose wizard isn't finished. */
export interface StoredDraft {
  readonly key: string;
  readonly draft: WizardDraft;
  /** True if the draft is open in another tab. */
  readonly elsewhere: boolean;
}

function withContent(drafts: readonly Draft[], elsewhere: readonly Draft[]): StoredDraft[] {
  return drafts.flatMap((one) => {
    const draft = typeof one.data === 'string' ? readWizardDraft(one.data) : null;
    return draft ? [{ key: one.key, draft, elsewhere: elsewhere.includes(one) }] : [];
  });
}

/**
 * Returns every unfinished event on this device, the newest first. Synchronous if no other tab has drafts.
 */
export function loadDrafts(): readonly StoredDraft[] | Promise<readonly StoredDraft[]> {
  const drafts = readDrafts(FORM);
  if (drafts.every(({ own }) => own)) return withContent(drafts, []);
  return openElsewhere(drafts).then((elsewhere) => withContent(drafts, elsewhere));
}

/** Stores the draft; returns false if the device has no room. */
export function saveDraft(draft: WizardDraft): boolean {
  tabStorage.setItem(TAB, draft.plan_id);
  return writeDraft({ form: FORM, row: draft.plan_id }, textOf(draft));
}

/**
 * Returns the draft that this tab had before a reload, or else the newest draft that isn't open in another
 * tab.
 */
export function draftOfTab(drafts: readonly StoredDraft[]): StoredDraft | null {
  const mine = tabStorage.getItem(TAB);
  const free = drafts.filter(({ elsewhere }) => !elsewhere);
  return free.find(({ draft }) => draft.plan_id === mine) ?? free[0] ?? null;
}

/** Continues a draft in this tab. A draft that is open in another tab is copied. */
export function takeUpDraft({ key, draft, elsewhere }: StoredDraft): void {
  const isOwn = readDrafts(FORM, draft.plan_id).some((one) => one.own && one.key === key);
  if (!isOwn && saveDraft(draft) && !elsewhere) removeDraft(key);
}

export const discardDraft = ({ key }: StoredDraft): void => removeDraft(key);
export const endDraft = (plan_id: string): void => void endOwnDraft({ form: FORM, row: plan_id }, whenKept());
