import { describe, expect, it, test } from 'vitest';
import { bookChanges, readContacts } from './address-book';
import { cardsText } from './cards';
import { contactIn, type VendorContact } from './vendor';

describe('importing contacts', () => {
  it('contacts are imported from Spanish and English CSV files', () => {
    const es =
      '\ufeff"Nombre";"Categoría";"Persona de contacto";"Correo electrónico";"Teléfono";"Página web";"Valoración"\r\n' +
      '"Foto ""Luz""; hijos";"Foto y vídeo";"Ana";"ana@luz.es";"\'+34 612 345 678";"luz.es";"5"\r\n';
    expect(readContacts(es, 'music')).toEqual({
      contacts: [
        {
          vendor_name: 'Foto "Luz"; hijos',
          category: 'photo-and-video',
          contact_name: 'Ana',
          email: 'ana@luz.es',
          phone: '+34 612 345 678',
          website: 'https://luz.es',
          place: null,
          language: null,
          style: 5,
          notes: null,
        },
      ],
      skipped: 0,
    });
    const en =
      'Company,Service,E-mail,City,Notes\nSol Band,live band,no mail,Sevilla,"two\nlines"\n,music,a@b.co,,\n';
    expect(readContacts(en, 'venue')).toMatchObject({
      contacts: [
        { vendor_name: 'Sol Band', category: 'music', email: null, place: 'Sevilla', notes: 'two\nlines' },
      ],
      skipped: 1,
    });
  });

  it('contacts of companies and people are imported from vCard files', () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ruiz\r\nORG:Flores Azahar;Tienda\r\nitem1.EMAIL;TYPE=work:hola@azahar.es',
      'TEL;TYPE=CELL:+34 600 000 000\r\nADR;TYPE=work:;;Calle 1;Sevilla;;41001;España',
      'NOTE:Rosas\\, ramos y\r\n  centros\r\nEND:VCARD',
      'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:DJ Manu\r\nTEL;VALUE=uri:tel:+34611111111\r\nEND:VCARD\r\n',
    ].join('\r\n');
    expect(readContacts(cards, 'decorations').contacts).toMatchObject([
      {
        vendor_name: 'Flores Azahar',
        contact_name: 'Ana Ruiz',
        email: 'hola@azahar.es',
        phone: '+34 600 000 000',
        place: 'Sevilla',
        notes: 'Rosas, ramos y centros',
        category: 'decorations',
      },
      { vendor_name: 'DJ Manu', contact_name: null, phone: '+34611111111' },
    ]);
  });

  it('nothing is imported from a file without contacts', () => {
    expect(readContacts('hello\nworld', 'music')).toEqual({ contacts: [], skipped: 0 });
    expect(readContacts('', 'music')).toEqual({ contacts: [], skipped: 0 });
  });
});

test('exporting contacts as vCards and importing them gives the same contacts', () => {
  const vendors = [
    {
      vendor_name: 'Flores; Luz, \\ S.L.',
      category: 'decorations',
      contact_name: 'Íñigo Núñez',
      email: 'flores@example.com',
      phone: '+34 612 345 678',
      website: 'https://example.com/a?b=1;c',
      place: 'Écija; Sevilla',
      language: 'es',
      style: null,
      notes: 'Puntual,\nmuy amable; C:\\notas',
    },
    {
      vendor_name: 'Sol Band',
      category: 'music',
      contact_name: null,
      email: null,
      phone: null,
      website: null,
      place: null,
      language: null,
      style: null,
      notes: null,
    },
  ] as const;
  const { contacts, skipped } = readContacts(cardsText(vendors), 'venue');
  expect(skipped).toBe(0);
  expect(contacts).toEqual(vendors);
});

test('importing a known contact keeps fields that the file leaves empty', () => {
  const { contacts } = readContacts('Name,Phone,Notes\nsol band,612,\nFoto Luz,,\n', 'music');
  const known = {
    ...contactIn({ ...contacts[0], vendor_name: 'Sol Band', phone: null, notes: 'Puntual' } as VendorContact),
    id: 'known',
    version: 3,
  };
  const changes = bookChanges(contacts, [known], () => 'new');
  expect(changes).toMatchObject([
    { before: known, after: { id: 'known', vendor_name: 'Sol Band', phone: '612', notes: 'Puntual' } },
    { before: null, after: { id: 'new', version: 0, vendor_name: 'Foto Luz' } },
  ]);
  expect(
    bookChanges(
      contacts.slice(0, 1),
      changes.slice(0, 1).map(({ after }) => after),
      () => 'x',
    ),
  ).toEqual([]);
});
