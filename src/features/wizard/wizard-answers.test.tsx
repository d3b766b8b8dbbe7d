import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultChoices } from '@/domain/plan/facts';
import { patience } from '../../../tests/builders/plan-page';
import { onWizard, person, pick, resume } from '../../../tests/builders/wizard';

onWizard();

test('a Free account reads what its guest list holds, and plans with all of its guests', async () => {
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

test('a country that is not in the list is named, and the one chosen stays', async () => {
  await resume('details');
  const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'País' });
  await person.clear(country);
  await person.type(country, 'Narnia');
  await person.tab();
  expect(country.value).toBe('España');
  expect(screen.getByText('«Narnia» no está en la lista: se queda España.')).toBeTruthy();
});

test('a birthday in Mexico may be a quinceañera, and is split as one', async () => {
  await resume('details', {
    name: 'Fiesta de Sofía',
    event_type: 'birthday',
    country: 'MX',
    region: null,
    currency: 'MXN',
    categories: defaultChoices('birthday'),
  });
  const kind = await screen.findByRole('combobox', { name: 'Tipo de cumpleaños' }, patience);
  expect(kind.textContent).toBe('Cumpleaños');
  await person.click(kind);
  await person.click(await screen.findByRole('option', { name: 'Fiesta de XV años' }));
  // Where nobody is asked for it, what was chosen stays in sight.
  await pick('País', 'España');
  expect(screen.getByRole('combobox', { name: 'Tipo de cumpleaños' }).textContent).toBe('Fiesta de XV años');
});
