import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { plansQuery } from '@/data/plans';
import { defaultChoices } from '@/domain/plan/facts';
import type { WizardStep } from '@/domain/wizard/steps';
import type { WizardValues } from '@/domain/wizard/values';
import { saveDraft } from '@/features/wizard/draft-store';
import WizardPage from '@/features/wizard/wizard-page';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { makeQueryClient } from '@/lib/query-client';
import { currentSession } from '@/lib/session/session-state';
import { dismissToast, toastStore } from '@/ui/toast-store';
import { emptyOutboxes, mendPage, newPerson, startClient, WEDDING } from './plans';

const patience = { timeout: 15_000 };
const userId = (): string => currentSession().user?.id ?? '';

/** Sets up tests of the wizard: in Spanish, each with a new account without plans. */
export function onWizard(): void {
  // Each test goes through the whole wizard, which takes long on a busy machine.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(async () => {
    mendPage();
    window.scrollTo = () => undefined;
    await startI18n();
    await loadTexts('wizard', 'modules', 'budget');
  });
  beforeEach(async () => {
    localStorage.clear();
    await changeLanguage('es');
    await newPerson('free');
  });
  afterEach(async () => {
    cleanup();
    await emptyOutboxes();
    vi.restoreAllMocks();
    for (const { id } of toastStore.snapshot()) dismissToast(id);
  });
}

export const person = userEvent.setup();
let address = '';
export const wizardAddress = (): string => address;

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return pathname === paths.newEvent ? <WizardPage /> : <p>elsewhere</p>;
}

export async function open(search = '') {
  render(
    <QueryClientProvider client={startClient()}>
      <MemoryRouter initialEntries={[paths.newEvent + search]}>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, patience);
}

export const question = (name: string) => screen.findByRole('heading', { level: 1, name }, patience);
export const press = (name: string) => person.click(screen.getByRole('button', { name }));
export const choose = (name: RegExp) => person.click(screen.getByRole('radio', { name }));
export const write = async (name: string | RegExp, text: string) => {
  const input = screen.getByRole('textbox', { name });
  await person.clear(input);
  await person.type(input, text);
};
export const pick = async (name: string | RegExp, text: string) => {
  const input = screen.getByRole('combobox', { name });
  await person.clear(input);
  await person.type(input, `${text}{Enter}`);
};
export const storedPlans = () => makeQueryClient(() => undefined).fetchQuery(plansQuery(userId()));

export const ANSWERS: WizardValues = {
  ...WEDDING,
  event_end_date: null,
  couple_type: null,
  kind: null,
  ceremony: null,
  template: null,
  budget: 2_375_050,
  guest_count: 121,
  categories: defaultChoices('wedding'),
};

/** Opens a step with all earlier steps answered, as after reloading the page. */
export async function resume(step: WizardStep, answers: Partial<WizardValues> = {}) {
  const saved_at = new Date().toISOString();
  saveDraft({ step, plan_id: crypto.randomUUID(), saved_at, values: { ...ANSWERS, ...answers } });
  await open(`?step=${step}`);
}
