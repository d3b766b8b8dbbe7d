import type { PlainTable } from '../plain-tables';

const section = (fields: object) => ({ on: true, open: false, ...fields });
const dress = (fields: object): Record<string, unknown> => ({ dress: section(fields) });

const table: PlainTable = {
  columns: ['theme', 'picture', 'open_parts', 'registration_parts', 'items', 'sections'],
  row: { theme: 'olive' },
  one: ['theme', 'coast', 'rose'],
  two: ['picture', '5b0a4a3e-0d3d-4a3e-9b5e-1f0c7d2b9a11'],
  refused: [
    ['theme', 'neon', '23514'],
    ['theme', null, '23502'],
    ['picture', 'x', '22P02'],
    ['open_parts', [null], '23514'],
    ['registration_parts', [null], '23514'],
    ['registration_parts', Array.from({ length: 21 }, () => '5b0a4a3e-0d3d-4a3e-9b5e-1f0c7d2b9a11'), '23514'],
    ['open_parts', Array.from({ length: 21 }, () => '5b0a4a3e-0d3d-4a3e-9b5e-1f0c7d2b9a11'), '23514'],
    ...[
      [],
      'dress',
      { money: section({}) },
      { dress: 'x' },
      { dress: { on: true } },
      { dress: { open: true } },
      dress({ on: 'yes' }),
      dress({ open: 1 }),
      dress({ html: '<b>' }),
      dress({ es: '' }),
      dress({ es: 1 }),
      dress({ en: null }),
      dress({ es: 'x'.repeat(1501) }),
      dress({ en: 'a\u202eb' }),
      dress({ en: 'a\tb' }),
      ...[
        'javascript:alert(1)',
        'ftp://x.example',
        'https://a:b@bank.example',
        'https://x.example/"',
        'https://x.example/a b',
        'https://x.example/\u202e',
        `https://x.example/${'x'.repeat(490)}`,
        'HTTPS://x.example',
        1,
      ].map((link) => dress({ link })),
      ...['x', '6'.repeat(41), 600].map((phone) => dress({ phone })),
      ...['x', 'a b@x.es', `${'x'.repeat(65)}@x.es`, 1].map((email) => dress({ email })),
      ...[
        {},
        ['x'],
        [{ name: 'IBAN' }],
        [{ name: 'IBAN', number: 1 }],
        [{ name: 'IBAN', number: '' }],
        [{ name: 'IBAN', number: 'x'.repeat(61) }],
        [{ name: 'IBAN', number: 'x', more: 1 }],
        Array.from({ length: 5 }, () => ({ name: 'IBAN', number: 'ES91' })),
      ].map((accounts) => dress({ accounts })),
    ].map((sections) => ['sections', sections, '23514'] as const),
  ],
  edges: [
    {
      theme: 'lines',
      picture: null,
      open_parts: [],
      registration_parts: [],
      items: {},
      sections: {
        welcome: section({ es: 'é'.repeat(1500), en: 'Two\n\nparagraphs.' }),
        gifts: section({
          link: 'https://lista.example/zoe?x=1#y',
          accounts: Array.from({ length: 4 }, () => ({
            name: 'IBAN',
            number: 'ES91 2100 0418 4502 0005 1332',
          })),
        }),
        contact: section({ phone: '+34 600 (11) 22-33', email: 'zoe@correo.example' }),
        thanks: { on: false, open: true },
      },
    },
    { sections: {} },
  ],
  limit: [20, 'page'],
};

export default table;
