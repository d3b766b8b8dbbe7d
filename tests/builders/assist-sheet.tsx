import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LedgerPage from '@/features/ledger/ledger-page';
import { paths } from '@/lib/paths';
import { assist as texts } from '@/locales/en/assist';
// Imported in advance, because loading takes long on a busy machine.
import '@/parts/assist/assist-sheet';
import { patience } from './plan-page';
import { renderAt } from './plans';

const person = userEvent.setup({ pointerEventsCheck: 0 });

export async function openAssist(plan_id: string): Promise<HTMLElement> {
  renderAt(paths.budgetTracking(plan_id), <LedgerPage />);
  await person.click(await screen.findByRole('button', { name: texts.open }, patience));
  return screen.findByRole('dialog', { name: texts.title }, patience);
}

export async function askAssistant(sheet: HTMLElement, question: string): Promise<void> {
  await person.click(await within(sheet).findByLabelText(texts.question, {}, patience));
  await person.paste(question);
  await person.click(within(sheet).getByRole('button', { name: texts.ask }));
}
