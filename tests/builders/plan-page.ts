import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Plan } from '@/data/plans';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import type { Namespace } from '@/lib/texts';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { addMember, become, mendPage, newPerson, newPlan, type Person } from './plans';

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
  afterEach(() => {
    cleanup();
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

/** Lets files be saved where there is no folder for them; gives the text of the last one. */
export function catchSaved(): () => Promise<string | undefined> {
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => saved?.text();
}
