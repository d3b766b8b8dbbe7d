import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import type { Plan } from '@/data/plans';
import { readShared } from '@/data/shared';
import { QUOTES } from '@/data/vendor-quotes';
import { paths } from '@/lib/paths';
import { askInstead } from '@/lib/timed-fetch';
import { links as texts } from '@/locales/en/links';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience, undo } from '../../../tests/builders/plan-page';
import { addMember, become, newPerson, renderAt, withinPlan } from '../../../tests/builders/plans';
import { quoteRow } from '../../../tests/builders/quotes';
import { storeRows } from '../../../tests/builders/rows';
import { LazyLinks } from './lazy-links';

const person = setUpUser();
const given = onPlanPage(['links']);

const show = async (plan: Plan, who = 'DJ Nico') => {
  renderAt(
    paths.eventTimeline(plan.id),
    withinPlan(
      plan,
      <Suspense fallback={null}>
        <LazyLinks scope="day" responsible={who} />
      </Suspense>,
    ),
  );
  return screen.findByRole('region', { name: texts.heading }, patience);
};
const WHAT = texts.scope.day.replace('{{who}}', 'DJ Nico');
const COPY = texts.copyOf.replace('{{what}}', WHAT);
const END = texts.endOf.replace('{{what}}', WHAT);
const tokenIn = (panel: HTMLElement) =>
  within(panel)
    .getByRole('link', { name: texts.seeOf.replace('{{what}}', WHAT) })
    .getAttribute('href')
    ?.split('/shared#')
    .at(-1) ?? '';

test('a link with chosen contacts is also shown to the other editors of the plan', async () => {
  const { plan, owner } = given;
  const [photo] = await storeRows(QUOTES, plan.id, [
    {
      before: null,
      after: quoteRow('music', { vendor_name: 'Foto Luz', contact_name: 'Luz', phone: '600 111 222' }),
    },
    { before: null, after: quoteRow('music', { vendor_name: 'Sin teléfono' }) },
  ]);
  expect(photo).toBeTruthy();
  let panel = await show(plan);
  await person.click(await within(panel).findByRole('checkbox', { name: /Foto Luz/ }, patience));
  expect(within(panel).queryByText('Sin teléfono')).toBeNull();
  await person.type(within(panel).getByLabelText(texts.contact.name), 'Ana');
  await person.click(within(panel).getByRole('button', { name: texts.make }));
  // A contact needs both a name and a number.
  expect(within(panel).getByText(texts.contact.missing)).toBeTruthy();
  expect(within(panel).queryByRole('button', { name: COPY })).toBeNull();
  await person.type(within(panel).getByLabelText(texts.contact.phone), '611 222 333');
  await expectAccessible();
  await person.click(within(panel).getByRole('button', { name: texts.make }));
  const copy = await within(panel).findByRole('button', { name: COPY }, patience);
  await waitFor(() => expect(document.activeElement).toBe(copy));
  expect(within(panel).getByText(new RegExp(texts.unopened))).toBeTruthy();
  await person.click(copy);
  const token = tokenIn(panel);
  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/shared#${token}`);
  expect(await readShared(token, false)).toMatchObject({
    scope: 'day',
    responsible: 'DJ Nico',
    language: 'en',
    contacts: [
      { name: 'Ana', person: null, phone: '611 222 333' },
      { name: 'Foto Luz', person: 'Luz', phone: '600 111 222' },
    ],
  });
  await expectAccessible();
  cleanup();

  const eva = await newPerson('free', 'Eva');
  await become(owner);
  await addMember(plan, eva, 'editor');
  await become(eva);
  panel = await show({ ...plan, role: 'editor' });
  await within(panel).findByRole('button', { name: COPY }, patience);
  expect(tokenIn(panel)).toBe(token);
  expect(within(panel).getByText(/opened 1 time, /)).toBeTruthy();
  cleanup();
  // Rocío's panel doesn't list the links of other responsible persons.
  panel = await show(plan, 'Rocío');
  await within(panel).findByRole('button', { name: texts.make }, patience);
  expect(within(panel).queryByRole('button', { name: COPY })).toBeNull();
});

test('a revoked link stops working until the revocation is undone', async () => {
  const { plan } = given;
  const panel = await show(plan);
  await person.click(await within(panel).findByRole('button', { name: texts.make }, patience));
  await within(panel).findByRole('button', { name: END }, patience);
  const token = tokenIn(panel);
  await person.click(within(panel).getByRole('button', { name: END }));
  await waitFor(() => expect(within(panel).queryByRole('button', { name: END })).toBeNull(), patience);
  await expect(readShared(token, false)).rejects.toMatchObject({ status: 404 });
  undo();
  await within(panel).findByRole('button', { name: END }, patience);
  expect(tokenIn(panel)).toBe(token);
  expect((await readShared(token, false)).scope).toBe('day');
});

test('repeating the creation of a link after a lost response creates no second link', async () => {
  const { plan } = given;
  const panel = await show(plan);
  await within(panel).findByRole('button', { name: texts.make }, patience);
  let lost = 0;
  askInstead(async (input, init) => {
    const answer = await fetch(input, init);
    if (!String(input).includes('/shared_links') || init?.method !== 'POST' || lost > 0) return answer;
    lost += 1;
    throw new TypeError('Failed to fetch');
  });
  await person.click(within(panel).getByRole('button', { name: texts.make }));
  expect(await within(panel).findByText(texts.failed, undefined, patience)).toBeTruthy();
  await person.click(within(panel).getByRole('button', { name: texts.make }));
  await within(panel).findByRole('button', { name: COPY }, patience);
  askInstead((input, init) => fetch(input, init));
  expect(lost).toBe(1);
  await waitFor(() => expect(within(panel).getAllByRole('button', { name: COPY })).toHaveLength(1), patience);
});

test('the links panel shows a message at the limit of fifty links', async () => {
  const panel = await show(given.plan);
  await within(panel).findByRole('button', { name: texts.make }, patience);
  askInstead(async (input, init) =>
    String(input).includes('/shared_links') && init?.method === 'POST'
      ? new Response(JSON.stringify({ code: 'PT402', message: 'shared_link_limit_reached' }), {
          status: 402,
          headers: { 'Content-Type': 'application/json' },
        })
      : fetch(input, init),
  );
  await person.click(within(panel).getByRole('button', { name: texts.make }));
  expect(await within(panel).findByText(texts.limit, undefined, patience)).toBeTruthy();
  askInstead((input, init) => fetch(input, init));
});
