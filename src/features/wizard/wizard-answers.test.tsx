import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { patience } from '../../../tests/builders/plan-page';
import { onWizard, person, resume } from '../../../tests/builders/wizard';

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
  expect(await screen.findByText('Entre 1 y 10.000 invitados.')).toBeTruthy();
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
