import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Plan } from '@/data/plans';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';
import { modules } from '@/locales/en/modules';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { addMember, become, emptyOutboxes, mendPage, newPerson, newPlan, type Person } from './plans';

/** Generous timeout, because screens that call the backend are slow on busy machines. */
export const patience = { timeout: 15_000 };

const present = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('only within a test');
  return thing;
};

/**
 * Sets up tests of a plan's pages: in English, signed in as the owner, with a new plan per test. Also cleans
 * up after each test.
 */
export function onPlanPage(texts: readonly Namespace[], makePlan: () => Promise<Plan> = newPlan) {
  // Each test opens several screens and sends several requests.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let owner: Person | undefined;
  let plan: Plan | undefined;
  beforeAll(async () => {
    mendPage();
    await startI18n();
    await loadTexts(...texts);
    owner = await newPerson('enterprise');
  });
  beforeEach(async () => {
    await changeLanguage('en');
    await become(present(owner));
    plan = await makePlan();
  });
  afterEach(async () => {
    cleanup();
    await emptyOutboxes(owner?.id);
    vi.restoreAllMocks();
    for (const { id } of toastStore.snapshot()) dismissToast(id);
  });
  return {
    get owner() {
      return present(owner);
    },
    get plan() {
      return present(plan);
    },
    async becomeViewer() {
      await addMember(present(plan), await newPerson('free'), 'viewer');
    },
  };
}

/** Runs the action (Undo) of the last toast. */
export const undo = () => toastStore.snapshot().at(-1)?.action?.run();

/** Returns the dialog about a refused change. Expects a single one. */
export async function refusedDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: modules.unsaved.title_one }, patience);
  // The dialog's buttons appear once the current row has loaded.
  const answers = new RegExp(`${modules.conflict.keepTheirs}|${modules.unsaved.discard}`);
  await within(dialog).findByRole('button', { name: answers }, patience);
  return dialog;
}

/** Returns what the dialog compares: for each field, the saved value and the person's own value. */
export const compared = (dialog: HTMLElement): Record<string, string[]> =>
  Object.fromEntries(
    within(dialog)
      .queryAllByRole('term')
      .map((field) => [
        field.textContent,
        [...(field.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
      ]),
  );

/** Expected texts for a field that somebody else changed and the person didn't. */
export const theirs = (now: string): string[] => [`${modules.conflict.theirs}: ${now}`];

/** Expected texts for a field that both people changed. */
export const sides = (now: string, mine: string): string[] => [
  `${modules.conflict.theirs}: ${now}`,
  `${modules.conflict.mine}: ${mine}`,
];

/** Catches files that the page saves. The returned function reads the last one as text. */
export function catchSaved(): () => Promise<string | undefined> {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    await vi.waitFor(() => expect(saved).toBeDefined(), patience);
    return saved?.text();
  };
}
