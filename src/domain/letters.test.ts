import { describe, expect, test } from 'vitest';
import { contactFormSchema } from './contact/schema';
import { guestSchema } from './guests/schema';
import { VENDOR } from './ledger/item-schema';
import { typographic } from './letters';

const { shape } = guestSchema();
const stored = (name: string) => shape.name.safeParse(name).data;

describe('the name of a guest', () => {
  test.each([
    ['Gal·la', 'Gal·la'],
    ['Marcel.lí', 'Marcel·lí'],
    ['Estil‧les', 'Estil·les'],
    ['D´Ors Vidal', 'D’Ors Vidal'],
    ['Sant`Angelo', 'Sant’Angelo'],
    ["O'Neil", "O'Neil"],
    ['Anne‑Marie', 'Anne-Marie'],
    ['ディ・ロッシ', 'ディ・ロッシ'],
    ['ディ･ロッシ', 'ディ・ロッシ'],
    ['ג׳ורג׳', 'ג׳ורג׳'],
    ['Juan "Juanito"', 'Juan "Juanito"'],
    ['Robert Jr.', 'Robert Jr'],
    ['J.R.', 'J R'],
    ['M. Carme', 'M Carme'],
    ['Kaʻiulani', 'Kaʻiulani'],
    ['عروسی‌زاده', 'عروسی‌زاده'],
  ])('a guest’s name %s is stored as %s', (typed, name) => expect(stored(typed)).toBe(name));

  test.each(['Ana3', '<b>', 'Ana & Luis', '·', "'", 'Ana 🎉', 'ana@example.com', '...'])(
    'a guest’s name %s is refused',
    (typed) => expect(stored(typed)).toBeUndefined(),
  );
});

test('the same letters are allowed in names of people, vendors and events', () => {
  for (const name of ['Gal·la', 'D´Ors', 'Sant`Angelo', 'ディ・ロッシ', 'ג׳ורג׳']) {
    expect(VENDOR.test(typographic(name)), name).toBe(true);
    expect(contactFormSchema.shape.last_name.safeParse(name).success, name).toBe(true);
  }
});
