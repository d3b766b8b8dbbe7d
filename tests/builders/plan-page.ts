import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Plan } from '@/data/plans';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';
import { modules } from '@/locales/en/modules';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { addMember, become, emptyOutboxes, mendPage, newPerson, newPlan, type Person } from './plans';

/** How long a screen may take that asks the backend, on machines that do other things too. */
export const patience = { timeout: 15_000 };

const present = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('only within a test');
  return thing;
};

/**
 * Where the tests of a plan's page begin: in English, signed in as the owner of a plan that is new for each test. What
 * a test leaves behind is cleared away.
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
    /** Signs in as somebody with whom the plan is shared to look at. */
    async becomeViewer() {
      await addMember(present(plan), await newPerson('free'), 'viewer');
    },
  };
}

/** Presses what the last toast offers. */
export const undo = () => toastStore.snapshot().at(-1)?.action?.run();

/** What tells of the one change that the service did not store. */
export async function refusedDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: modules.unsaved.title_one }, patience);
  // Its answers come once what stands has been read.
  const answers = new RegExp(`${modules.conflict.keepTheirs}|${modules.unsaved.discard}`);
  await within(dialog).findByRole('button', { name: answers }, patience);
  return dialog;
}

/** What it puts side by side: each field as it is now and as the reader wrote it. */
export const compared = (dialog: HTMLElement): Record<string, string[]> =>
  Object.fromEntries(
    within(dialog)
      .queryAllByRole('term')
      .map((field) => [
        field.textContent,
        [...(field.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent),
      ]),
  );

/** A field there that only others changed. */
export const theirs = (now: string): string[] => [`${modules.conflict.theirs}: ${now}`];

/** The two sides of one field there. */
export const sides = (now: string, mine: string): string[] => [
  `${modules.conflict.theirs}: ${now}`,
  `${modules.conflict.mine}: ${mine}`,
];

/** Lets files be saved where there is no folder for them; gives the text of the last one. */
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
