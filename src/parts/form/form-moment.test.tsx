import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { setUpUser } from '@/../tests/builders/user';
import { eveningOf, instantOf } from '@/domain/timeline/zone';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { sessionAbsent, sessionArrived } from '@/lib/session/session-state';
import { FormMoment } from './form-moment';
import { RowForm } from './row-form';

const person = setUpUser();
const schema = z.object({ date: z.string(), time: z.string() });
const onSave = vi.fn();

const show = async (zone: string, date: string) => {
  render(
    <BrowserRouter>
      <RowForm
        form={{ name: 'moment', schema, problem: (message) => message, values: { date, time: '' } }}
        labels={{ save: 'Save' }}
        onSave={onSave}
      >
        <FormMoment
          zone={zone}
          suggested={date}
          near={eveningOf(zone, instantOf(zone, date, 720))}
          dateLabel="Date"
          timeLabel="Time"
          className="grid"
        />
      </RowForm>
    </BrowserRouter>,
  );
  return await screen.findByLabelText<HTMLInputElement>('Time');
};
const date = () => screen.getByLabelText<HTMLInputElement>('Date');
const retype = async (time: HTMLElement, typed: string) => {
  await person.clear(time);
  await person.type(time, typed);
};

beforeAll(async () => {
  await startI18n();
  await loadTexts('modules');
});
beforeEach(async () => {
  localStorage.clear();
  onSave.mockReset();
  sessionArrived({ id: 'ana', email: 'ana@example.org' }, 'token');
  await changeLanguage('en');
});
afterEach(() => {
  cleanup();
  sessionAbsent({ left: true });
});

test('an entered time after midnight moves the date to the next day', async () => {
  const time = await show('America/Lima', '2028-02-28');
  await retype(time, '1:45');
  expect(date().value).toBe('2028-02-29');
  expect(screen.getByRole('status').textContent).toContain('February 29');
  await retype(time, '21:10');
  expect(date().value).toBe('2028-02-28');
  expect(screen.getByRole('status').textContent).toBe('');
  await retype(time, '3 am');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ date: '2028-02-29', time: '3 am' }));
});

test('a date that the person chose does not move when a time after midnight is entered', async () => {
  const time = await show('America/Lima', '2028-02-28');
  await person.clear(date());
  await person.type(date(), '2028-03-04');
  await retype(time, '0:15');
  expect(date().value).toBe('2028-03-04');
});

test('a notice warns of a time that the clock change skips or repeats', async () => {
  const time = await show('Europe/Paris', '2028-03-25');
  await retype(time, '2:20');
  expect(date().value).toBe('2028-03-26');
  expect(screen.getByRole('status').textContent).toMatch(/skip 2:20\sAM: it will be 3:20\sAM/);
  await changeLanguage('es');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/02:20 no existe.*03:20/));
  cleanup();
  sessionAbsent({ left: true });
  localStorage.clear();
  sessionArrived({ id: 'ana', email: 'ana@example.org' }, 'token');
  const autumn = await show('Europe/Paris', '2028-10-28');
  await retype(autumn, '2:40');
  expect(screen.getByRole('status').textContent).toMatch(/02:40 se repite/);
});
