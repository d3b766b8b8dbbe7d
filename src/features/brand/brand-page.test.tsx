import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { planBrandQuery } from '@/data/brands';
import { paths } from '@/lib/paths';
import { makeQueryClient } from '@/lib/query-client';
import { common } from '@/locales/en/common';
import { ownbrand as texts } from '@/locales/en/ownbrand';
import { toastStore } from '@/ui/toast-store';
import { expectAccessible } from '../../../tests/builders/accessible';
import { onPlanPage, patience } from '../../../tests/builders/plan-page';
import { become, newPerson, renderAt } from '../../../tests/builders/plans';
import BrandPage from './brand-page';

const person = setUpUser();
const here = onPlanPage(['ownbrand', 'eventpage', 'modules', 'upgrade']);
const open = () => renderAt(paths.brand, <BrandPage />);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, {}, patience);
const type = async (label: string, text: string) => {
  const input = await field(label);
  await person.clear(input);
  await person.type(input, text);
};
const brandOf = (plan_id: string) => makeQueryClient(() => undefined).fetchQuery(planBrandQuery(plan_id));
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const said = (title: string) =>
  expect.poll(() => toastStore.snapshot().map((one) => one.title), patience).toContain(title);

test('a brand saved by an Enterprise owner applies to the owner’s plan', async () => {
  open();
  await type(texts.name.label, '  Bodas   Azahar ');
  await type(texts.main.label, 'FFD400');
  const shown = screen.getByRole('list', {
    name: texts.colour.shown.replace('{{colour}}', texts.main.label),
  });
  expect(within(shown).getByText(/^On light pages: #[0-9a-f]{6}, darker/)).toBeTruthy();
  expect(within(shown).getByText(texts.colour.night.kept)).toBeTruthy();
  await type(texts.sender.label, 'paypal.com');
  await type(texts.origin.label, 'not a domain');
  await press(texts.save);
  expect(await screen.findByText(texts.problem.sender_name)).toBeTruthy();
  expect(screen.getByText(texts.problem.origin)).toBeTruthy();
  expect(await brandOf(here.plan.id)).toBeNull();

  await type(texts.sender.label, 'Lucía');
  await type(texts.origin.label, 'Eventos.Azahar.example/');
  await expectAccessible();
  await press(texts.save);
  await said(texts.saved);
  expect(await screen.findByText(texts.origin.waiting)).toBeTruthy();
  expect(await brandOf(here.plan.id)).toEqual({
    name: 'Bodas Azahar',
    logo: null,
    colour_main: '#ffd400',
    colour_accent: '#b0883a',
    footer: null,
    // The operator hasn't activated the domain yet.
    origin: null,
  });

  await press(texts.remove);
  await said(texts.removed);
  expect(await brandOf(here.plan.id)).toBeNull();
  expect((await field(texts.name.label)).value).toContain('Azahar');
});

test('an owner below Enterprise is told that a brand requires Enterprise', async () => {
  await become(await newPerson('pro'));
  open();
  const tier = common.tier.enterprise;
  expect(await screen.findByText(texts.notIncluded.replace('{{tier}}', tier), {}, patience)).toBeTruthy();
  expect(await screen.findAllByRole('heading', { level: 2 }, patience)).toHaveLength(1);
  expect(screen.queryByLabelText(texts.name.label)).toBeNull();
});
