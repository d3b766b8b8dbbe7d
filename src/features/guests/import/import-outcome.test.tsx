import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { onPlanPage, patience } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows } from '@/../tests/builders/rows';
import { GUESTS } from '@/data/guests';
import { paths } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { guests as texts } from '@/locales/en/guests';
import { modules } from '@/locales/en/modules';
import { ModulePages } from '../../../../tests/builders/module-pages';

const person = userEvent.setup({ pointerEventsCheck: 0 });
const given = onPlanPage(['guests', 'modules'], () => newPlan({ guest_count: 120, country: 'ES' }));
afterEach(() => askInstead((input, init) => fetch(input, init)));

/** Once it can be pressed: while rows that came meanwhile are checked, storing waits. */
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), patience);
  await person.click(button);
};
const stored = () => storedRows(GUESTS, given.plan.id);
/** A list of two, looked at and ready to be stored. */
const lookAtList = async () => {
  renderAt(paths.guestList(given.plan.id), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading|Cargando)/ }, patience);
  await press(texts.import.start);
  await person.click(await screen.findByRole('textbox', { name: texts.import.paste }, patience));
  await person.paste('Nombre\tApellidos\nJosé\tGarcía\nEva\tRuiz\n');
  await press(texts.import.look);
  await screen.findByRole('button', { name: 'Save 2 rows' }, patience);
};

/** What becomes of a list that is stored, once the service has done it. */
function afterImporting(
  then: (answer: Response, signal: AbortSignal | null | undefined) => Promise<Response>,
) {
  askInstead(async (input, init) => {
    if (!String(input).endsWith('/rpc/import_guests')) return fetch(input, init);
    const { signal, ...rest } = init ?? {};
    return then(await fetch(input, rest), signal);
  });
}

test('storing a list says that it doesn’t know when no answer comes, and a second try stores nothing twice', async () => {
  await lookAtList();
  let tries = 0;
  afterImporting(async (answer) => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return answer;
  });
  await press('Save 2 rows');
  expect(await screen.findByText(texts.import.failure.unknown, {}, patience)).toBeTruthy();
  await press('Save 2 rows');
  await screen.findByRole('heading', { level: 3, name: 'Eva Ruiz' }, patience);
  expect(await stored()).toHaveLength(2);
});

test('storing a list can be stopped, and what was stored by then is taken back', async () => {
  await lookAtList();
  afterImporting(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  await press('Save 2 rows');
  expect(screen.getByRole('progressbar', { name: /Saving 2 rows/ })).toBeTruthy();
  await waitFor(async () => expect(await stored()).toHaveLength(2), patience);
  await press(texts.import.stop);
  expect(await screen.findByText(texts.import.failure.stopped, {}, patience)).toBeTruthy();
  expect(await stored()).toHaveLength(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a list that is one import too many says so, and not that its people are', async () => {
  await lookAtList();
  askInstead((input, init) =>
    String(input).endsWith('/rpc/import_guests')
      ? Promise.resolve(
          new Response(
            JSON.stringify({
              code: 'PT402',
              message: 'import_limit_reached',
              details: '{"limit": 50}',
              hint: null,
            }),
            {
              status: 402,
              headers: { 'Content-Type': 'application/json' },
            },
          ),
        )
      : fetch(input, init),
  );
  await press('Save 2 rows');
  expect(await screen.findByText(texts.import.failure.imports, {}, patience)).toBeTruthy();
  expect(screen.queryByText(texts.import.failure.limit)).toBeNull();
});

test('a past import is removed from the list of imports, and its guests stay', async () => {
  await lookAtList();
  await press('Save 2 rows');
  await screen.findByRole('heading', { level: 3, name: 'Eva Ruiz' }, patience);
  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: texts.import.past }));
  const name = texts.import.pastedName;
  await person.click(
    await screen.findByRole('button', { name: texts.import.forget.replace('{{name}}', name) }, patience),
  );
  expect(await screen.findByText(texts.import.pastNone, {}, patience)).toBeTruthy();
  expect(await stored()).toHaveLength(2);
});
