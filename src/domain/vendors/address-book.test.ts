import { describe, expect, it } from 'vitest';
import { readContacts } from './address-book';

describe('readContacts', () => {
  it('reads tables of both languages, with their separators, quotes and line ends', () => {
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

  it('reads cards, folded and escaped, of firms and of people', () => {
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

  it('finds nothing in what is no address book', () => {
    expect(readContacts('hello\nworld', 'music')).toEqual({ contacts: [], skipped: 0 });
    expect(readContacts('', 'music')).toEqual({ contacts: [], skipped: 0 });
  });
});
