import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Plan } from '@/data/plans';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';
import { modules } from '@/locales/en/modules';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { addMember, become, emptyOutboxes, mendPage, newPerson, newPlan, type Person } from './plans';

/** Timeout for screens that call the backend, on busy machines. */
export const patience = { timeout: 15_000 };

const present = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('only within a test');
  return thing;
};

/**
 * Setup of a plan's page tests: in English, signed in as the owner of a new plan per test. Cleans up
 * afterwards.
 */
export function onPlanPage(texts: readonly Namespace[], makePlan: () => Promise<Plan> = newPlan) {
  // Several screens and requests each.
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
    /** Signs in as a viewer of the plan. */
    async becomeViewer() {
      await addMember(present(plan), await newPerson('free'), 'viewer');
    },
  };
}

/** Runs the last toast's action. */
export const undo = () => toastStore.snapshot().at(-1)?.action?.run();

/** Returns the dialog of the only refused change. */
export async function refusedDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: modules.unsaved.title_one }, patience);
  // Its buttons appear once the current row is loaded.
  const answers = new RegExp(`${modules.conflict.keepTheirs}|${modules.unsaved.discard}`);
  await within(dialog).findByRole('button', { name: answers }, patience);
  return dialog;
}

/** Returns the dialog's comparison: each field's current and own value. */
export const compared = (dialog: HTMLElement): Record<string, string[]> =>
  Object.fromEntries(
    within(dialog)
      .queryAllByRole('term')
      .map((field) => [
        field.textContent,
        [...(field.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
      ]),
  );

/** Returns the texts of a field there that only others changed. */
export const theirs = (now: string): string[] => [`${modules.conflict.theirs}: ${now}`];

/** Returns the texts of both sides of a field there. */
export const sides = (now: string, mine: string): string[] => [
  `${modules.conflict.theirs}: ${now}`,
  `${modules.conflict.mine}: ${mine}`,
];

/** Catches saved files in tests; returns the text of the last one. */
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
