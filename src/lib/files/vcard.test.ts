import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCards, writeContacts } from './vcard';

const of = (letters: string) =>
  fc
    .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 40 })
    .map((one) => one.trim() || 'x');
const text = of('abñÑüé;,\\:= 😀');
// The library misreads a backslash before a separator, so the generated parts contain no backslash.
const part = of('abñÑüé;,:= 😀');
const contact = fc.record({
  name: part,
  last_name: part,
  email: fc.option(fc.constantFrom('a@example.org', 'b.c@example.com')),
  phone_number: fc.option(fc.constantFrom('+34612345678', '611223344')),
  address: fc.option(part),
  notes: fc.option(text.map((one) => `${one}\n${one}`)),
  tags: fc.uniqueArray(part, { maxLength: 3 }),
});

test('writing and then reading an address book returns the same contacts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(contact, { minLength: 1, maxLength: 5 }), async (contacts) => {
      expect(await readCards(await writeContacts(contacts))).toEqual(contacts);
    }),
  );
});

test('contact cards of old and new phones are read', async () => {
  const [one, two] = await readCards(
    [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Núñez;Íñigo;;;\r\nitem1.EMAIL;TYPE=INTERNET:a@b.es\r\nTEL;TYPE=CELL:+34 612 34 56 78',
      'ADR;TYPE=HOME:;;Calle Mayor 1;Sevilla;;41001;España\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Garc=C3=AD=\r\na;Ana\r\nPHOTO;ENCODING=BASE64:AAA=\r\nEND:VCARD\r\n',
    ].join('\r\n'),
  );
  expect(one).toMatchObject({
    name: 'Íñigo',
    last_name: 'Núñez',
    email: 'a@b.es',
    phone_number: '+34 612 34 56 78',
    address: 'Calle Mayor 1, Sevilla, 41001, España',
  });
  expect(two).toMatchObject({ name: 'Ana', last_name: 'García' });
});

test('Android contact cards without an end mark are read', async () => {
  const contacts = await readCards(
    [
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN:Ruiz;Ana;;;\r\nTEL;CELL:600 000 401\r\nTEL;HOME:954 000 401\r\nEMAIL;HOME;INTERNET:ana@example.com\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;QUOTED-PRINTABLE:N=C3=BA=C3=B1ez;Eva\r\nTEL;CELL;PREF:600000402',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Gil;Leo;;;\r\nNOTE:Vegetarian, allergic to nuts, brings Pip\r\nTEL;type=FAX:020 7946 0501\r\nTEL;type=HOME:020 7946 0502\r\nTEL;type=CELL;type=pref:07700 900502\r\n',
    ].join('\r\n'),
  );
  expect(contacts).toMatchObject([
    { name: 'Ana', last_name: 'Ruiz', phone_number: '600 000 401 ::: 954 000 401', email: 'ana@example.com' },
    { name: 'Eva', last_name: 'Núñez', phone_number: '600000402' },
    {
      name: 'Leo',
      notes: 'Vegetarian, allergic to nuts, brings Pip',
      phone_number: '07700 900502 ::: 020 7946 0502',
      more: { fax: '020 7946 0501' },
    },
  ]);
});

test('the full name of a contact card without separate names is marked as undivided', async () => {
  const contacts = await readCards(
    [
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Tía Chela\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Rob Grey III\r\nN:Grey;Rob;;Dr.;III\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:María José\r\nN:;María José;;;\r\nEND:VCARD\r\n',
    ].join('\r\n'),
  );
  expect(contacts).toMatchObject([
    { name: 'Tía Chela', last_name: '', isWhole: true },
    { name: 'Rob', last_name: 'Grey III' },
    { name: 'María José', last_name: '' },
  ]);
  expect(contacts[2]).not.toHaveProperty('isWhole');
});
