import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { signOut } from '@/data/auth';
import { MESSAGE_MAX } from '@/domain/contact/lengths';
import { operator } from '@/lib/company';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { chat } from '@/locales/en/chat';
import { contact } from '@/locales/en/contact';
import { contact as spanish } from '@/locales/es/contact';
import { expectAccessible } from '../../../tests/builders/accessible';
import { newPerson } from '../../../tests/builders/plans';
import ContactPage from './contact-page';

vi.setConfig({ testTimeout: 60_000 });
const person = setUpUser();
const backend = inject('backend');

const open = () =>
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <ContactPage />
    </MemoryRouter>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const submit = () => person.click(screen.getByRole('button', { name: contact.form.submit }));
const rows = async (): Promise<Record<string, unknown>[]> => {
  const answer = await fetch(`${backend.url}/rest/v1/contact_messages?order=created_at.desc`, {
    headers: { apikey: backend.secretKey },
  });
  return (await answer.json()) as Record<string, unknown>[];
};

async function fill(email: string): Promise<void> {
  await person.type(field(contact.form.firstName), 'Zoë');
  await person.type(field(contact.form.lastName), "O'Brien");
  await person.type(field(contact.form.email), email);
  await person.type(field(contact.form.subject), 'A wedding in June');
  await person.type(field(contact.form.message), 'We are a hundred and twenty people.');
}

beforeAll(async () => {
  await startI18n();
  await loadTexts('contact');
});
beforeEach(async () => {
  sessionStorage.clear();
  await changeLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('sending a message removes its draft from the device', async () => {
  open();
  await fill('zoe@example.org');
  await submit();
  expect(screen.getByRole('button', { name: contact.form.sending }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  const title = await screen.findByRole(
    'heading',
    { name: 'Message Sent Successfully!' },
    { timeout: 15_000 },
  );
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect((await rows())[0]).toMatchObject({
    first_name: 'Zoë',
    last_name: "O'Brien",
    email: 'zoe@example.org',
    company: null,
    language: 'en',
  });
  expect(sessionStorage.getItem('celebra-contact')).toBeNull();
  await person.click(screen.getByRole('button', { name: contact.sent.again }));
  expect(field(contact.form.firstName).value).toBe('');
});

test('submitting an incomplete message reports the error at each invalid field', async () => {
  open();
  await person.type(field(contact.form.firstName), 'Z');
  await person.type(field(contact.form.email), 'unsent@');
  await submit();
  expect(await screen.findByText('Validation Error')).toBeTruthy();
  expect(screen.getByText('Please fix the errors before submitting.')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  for (const key of ['firstNameShort', 'lastNameShort', 'subjectShort', 'messageShort'] as const)
    expect(screen.getByText(contact.validation[key])).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(contact.form.firstName)));
  await person.type(field(contact.form.firstName), 'oë');
  await waitFor(() => expect(screen.queryByText(contact.validation.firstNameShort)).toBeNull());
  await changeLanguage('es');
  expect(await screen.findByText('Error de Validación')).toBeTruthy();
  await changeLanguage('en');
  // The error message stays until the last field is corrected.
  await person.type(field(contact.form.lastName), 'Núñez');
  await person.type(field(contact.form.email), 'example.org');
  await person.type(field(contact.form.subject), 'A date in June');
  await person.type(field(contact.form.message), 'Is the Saturday ');
  expect(screen.getByText('Validation Error')).toBeTruthy();
  await person.type(field(contact.form.message), 'after it still free?');
  await waitFor(() => expect(screen.queryByText('Validation Error')).toBeNull());
  // Filtered by address, because other tests send messages to the same backend.
  expect((await rows()).filter(({ email }) => email === 'unsent@example.org')).toEqual([]);
});

test('resending a message after a reload stores the message only once', async () => {
  open();
  await fill('kept@example.org');
  const real = globalThis.fetch;
  // The message is stored, but the response doesn't arrive.
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    await real(...given);
    throw new TypeError('Failed to fetch');
  });
  await submit();
  expect(await screen.findByText('Error Sending Message', {}, { timeout: 15_000 })).toBeTruthy();
  expect(
    screen.getByText('There was a problem sending your message. Please try again or email us directly.'),
  ).toBeTruthy();
  expect(field(contact.form.message).value).toBe('We are a hundred and twenty people.');
  vi.unstubAllGlobals();
  cleanup();

  open();
  expect(await screen.findByText(contact.form.kept)).toBeTruthy();
  expect(field(contact.form.email).value).toBe('kept@example.org');
  await submit();
  await screen.findByRole('heading', { name: contact.sent.title }, { timeout: 15_000 });
  expect((await rows()).filter(({ email }) => email === 'kept@example.org')).toHaveLength(1);
});

test('a refusal after too many messages is shown in Spanish to a Spanish reader', async () => {
  await changeLanguage('es');
  open();
  await person.type(field(spanish.form.firstName), 'Zoë');
  await person.type(field(spanish.form.lastName), 'Gil');
  await person.type(field(spanish.form.email), 'muchas@example.org');
  await person.type(field(spanish.form.subject), 'Una boda');
  await person.type(field(spanish.form.message), 'Somos ciento veinte personas.');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 429 })));
  await person.click(screen.getByRole('button', { name: spanish.form.submit }));
  expect(await screen.findByText('Error al Enviar el Mensaje', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByText(spanish.failed.tooMany)).toBeTruthy();
  await person.clear(field(spanish.form.subject));
  expect(field(spanish.form.firstName).value).toBe('Zoë');
});

test('a message that is too long is refused with the number of characters to remove', () => {
  open();
  fireEvent.change(field(contact.form.message), { target: { value: 'x'.repeat(MESSAGE_MAX + 8_000) } });
  expect(screen.getByText('8,000 characters too many')).toBeTruthy();
});

test('the sender can discard the draft of a message', async () => {
  sessionStorage.setItem('celebra-contact', JSON.stringify({ values: { subject: 'Hi', evil: 1 }, id: 7 }));
  open();
  expect(field(contact.form.subject).value).toBe('Hi');
  await person.click(await screen.findByRole('button', { name: contact.form.discard }));
  expect(field(contact.form.subject).value).toBe('');
  expect(sessionStorage.getItem('celebra-contact')).toBeNull();
});

test('the contact page shows channels, offices, common questions and a link to sign-up', () => {
  open();
  for (const channel of ['email', 'chat', 'phone', 'help'] as const)
    expect(screen.getByRole('heading', { name: contact.channels[channel].title })).toBeTruthy();
  expect(screen.getByText(contact.offices.headquarters)).toBeTruthy();
  expect(screen.getByText(contact.faq.items.refund.question)).toBeTruthy();
  expect(screen.getByRole('link', { name: contact.closing.start }).getAttribute('href')).toBe(
    '/auth?mode=sign-up',
  );
});

test('the contact page of an example company has no email or phone link', () => {
  open();
  expect(document.querySelectorAll('a[href^="mailto:"], a[href^="tel:"]')).toHaveLength(
    operator.isExample ? 0 : 2,
  );
  expect(screen.getByRole('heading', { name: contact.channels.phone.title })).toBeTruthy();
});

test('the contact form fills its empty fields with the account’s name and email address', async () => {
  const { email } = await newPerson('free', 'Zoë Ana O’Brien');
  await changeLanguage('en');
  sessionStorage.setItem('celebra-contact', JSON.stringify({ values: { first_name: 'Zoe' } }));
  open();
  await waitFor(() => expect(field(contact.form.lastName).value).toBe('O’Brien'), { timeout: 20_000 });
  expect(field(contact.form.email).value).toBe(email);
  expect(field(contact.form.firstName).value).toBe('Zoe');
  cleanup();

  // A chat message includes the account and the current page.
  open();
  await person.click(await screen.findByRole('button', { name: contact.channels.chat.open }));
  const sheet = within(await screen.findByRole('dialog', { name: chat.title }, { timeout: 15_000 }));
  await person.click(sheet.getByRole('button', { name: chat.submit }));
  expect(sheet.getByText(chat.empty)).toBeTruthy();
  await expectAccessible();
  await person.type(sheet.getByLabelText(chat.message), 'Hello?');
  await person.click(sheet.getByRole('button', { name: chat.submit }));
  await sheet.findByRole('heading', { name: chat.sent }, { timeout: 15_000 });
  expect((await rows())[0]).toMatchObject({ email, message: 'Hello?', page: '/contact', plan_tier: 'free' });
  await signOut();
});
