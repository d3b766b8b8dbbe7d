import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultChoices } from '@/domain/plan/facts';
import { patience } from '../../../tests/builders/plan-page';
import { onWizard, person, resume, write } from '../../../tests/builders/wizard';

onWizard();

test('the wizard tells a Free account that only its guest list has a limit', async () => {
  await resume('size');
  const told = /Puedes planificarlo todo para 121 invitados.*lista de invitados es de hasta 20 personas/;
  expect(await screen.findByText(told, {}, patience)).toBeTruthy();
  const field = screen.getByLabelText('Número de invitados');
  await person.clear(field);
  await person.type(field, '20');
  expect(screen.queryByText(told)).toBeNull();
  await person.clear(field);
  await person.type(field, '-1{Enter}');
  expect(await screen.findByText('Entre 1 y 10 000 invitados.')).toBeTruthy();
});

test('entering an unlisted country keeps the previously selected country', async () => {
  await resume('details');
  const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'País' });
  await person.clear(country);
  await person.type(country, 'Narnia');
  await person.tab();
  expect(country.value).toBe('España');
  expect(screen.getByText('«Narnia» no está en la lista: se queda España.')).toBeTruthy();
});

test('the wizard guesses the kind of event from the event’s name', async () => {
  await resume('name', {
    name: 'Fiesta de Sofía',
    event_type: 'birthday',
    country: 'MX',
    region: null,
    currency: 'MXN',
    categories: defaultChoices('adult'),
  });
  const kind = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name }, patience);
  expect((await kind('Cumpleaños de adulto')).checked).toBe(true);
  await write('Nombre del evento', 'XV de Sofía');
  expect((await kind('XV años o dulces dieciséis')).checked).toBe(true);
  await person.click(await kind('Fiesta infantil'));
  // A kind that somebody has chosen stays, even if a later name suggests another kind.
  await write('Nombre del evento', 'Los 40 de Sofía');
  expect((await kind('Fiesta infantil')).checked).toBe(true);
  await person.click(await kind('XV años o dulces dieciséis'));
  cleanup();
  await resume('categories', {
    name: 'Comunión de Lola',
    event_type: 'other',
    categories: defaultChoices('communion'),
  });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Ropa/ }, patience)).checked).toBe(
    true,
  );
});

test('the review compares the total with the usual total only if a survey exists', async () => {
  await resume('review', {
    name: 'Gala de la fundación',
    event_type: 'other',
    country: 'GB',
    region: null,
    currency: 'GBP',
    categories: defaultChoices('gala'),
  });
  const level = (name: string) => screen.findByRole('button', { name }, patience);
  const shown = async () => (await screen.findByText(/por invitado$/)).textContent;
  await level('Habitual');
  const usual = await shown();
  await person.click(await level('Sencillo'));
  expect(await shown()).not.toBe(usual);
  expect(screen.getByText(/hemos sumado lugar, comida, personal y sonido/)).toBeTruthy();
  expect(screen.queryByText(/Tu total está/)).toBeNull();
});
