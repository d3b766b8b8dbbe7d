import { expect, test } from 'vitest';
import { beginningSections } from '../event-page/page';
import type { EventPart } from '../guests/guest';
import type { RunSheetRow } from '../timeline/item';
import { wallOf } from '../timeline/zone';
import { begunRows, heldIn, keptRows, type TemplateRows } from './template';

const NONE: TemplateRows = {
  tasks: [],
  timeline_items: [],
  event_parts: [],
  event_questions: [],
  guest_columns: [],
  invitation_words: [],
  event_pages: [],
  drinks_preferences: [],
  seating_charts: [],
  seating_tables: [],
  vendor_quotes: [],
};
const rows = (some: object): TemplateRows => ({ ...NONE, ...some }) as TemplateRows;
const NOTHING = { prices: false, notes: false, isOwner: true };

const full = rows({
  tasks: [{ id: 't', assignee: 'Tía Eva', notes: 'Llamar a Ana', completed_at: 'x', started_at: 'y' }],
  timeline_items: [
    { id: 'm', kind: 'milestone', responsible: 'Ana', notes: 'n', completed_at: 'x' },
    { id: 'r', kind: 'schedule', responsible: 'DJ Manu', notes: null },
  ],
  invitation_words: [
    { id: 'w', hosts: 'Ana y Luis', words_es: 'Venid', words_en: null },
    { id: 'v', hosts: 'Ana', words_es: null, words_en: null },
  ],
  drinks_preferences: [
    {
      id: 'd',
      alcohol: true,
      choices: {
        adults: 90,
        children: 8,
        halal_guests: 2,
        hot: true,
        corkage: 500,
        prices: { wine: { price: 700 } },
      },
    },
  ],
  seating_charts: [{ id: 'c', floor: { file: 'f' } }],
  seating_tables: [
    { id: 'a', seats: 8 },
    { id: 'b', seats: 0 },
  ],
  vendor_quotes: [
    {
      id: 'q',
      vendor_name: 'Foto Luz',
      contact_name: 'Luz',
      email: 'luz@example.org',
      phone: '600',
      website: 'https://luz.es',
      notes: 'n',
      message: 'Hola',
      style: 4,
      price: 180_000,
      item_id: 'i',
      chase_on: '2026-01-01',
    },
  ],
});

test('by default, a template contains no people, money or results', () => {
  const kept = keptRows(full, NOTHING);
  expect(kept.tasks[0]).toEqual({
    id: 't',
    assignee: null,
    notes: null,
    completed_at: null,
    started_at: null,
  });
  expect(kept.timeline_items).toEqual([
    { id: 'm', kind: 'milestone', responsible: null, notes: null, completed_at: null },
    { id: 'r', kind: 'schedule', responsible: null, notes: null },
  ]);
  expect(kept.invitation_words).toEqual([{ id: 'w', hosts: '', words_es: 'Venid', words_en: null }]);
  expect(kept.drinks_preferences[0]?.choices).toEqual({ hot: true });
  expect(kept.seating_charts[0]?.floor).toBeNull();
  expect(kept.vendor_quotes).toEqual([]);
  expect(heldIn(kept)).toEqual({
    tasks: 1,
    milestones: 1,
    day: 1,
    parts: 0,
    questions: 0,
    words: 1,
    page: 0,
    columns: 0,
    drinks: 1,
    tables: 1,
    quotes: 0,
  });
});

test('a template saves prices and notes if the user chooses so', () => {
  const kept = keptRows(full, { prices: true, notes: true, isOwner: true });
  expect(kept.tasks[0]).toMatchObject({ assignee: 'Tía Eva', notes: 'Llamar a Ana', completed_at: null });
  expect(kept.timeline_items[1]).toMatchObject({ responsible: 'DJ Manu' });
  expect(kept.drinks_preferences[0]?.choices).toEqual({
    hot: true,
    corkage: 500,
    prices: { wine: { price: 700 } },
  });
  expect(kept.vendor_quotes[0]).toMatchObject({
    email: 'luz@example.org',
    price: 180_000,
    item_id: null,
    chase_on: null,
  });
});

test('a template saved by an editor contains no contact data of vendors', () => {
  const [quote] = keptRows(full, { prices: true, notes: true, isOwner: false }).vendor_quotes;
  expect(quote).toMatchObject({ vendor_name: 'Foto Luz', price: 180_000 });
  for (const field of ['contact_name', 'email', 'phone', 'website', 'notes', 'message', 'style'] as const)
    expect(quote?.[field], field).toBeNull();
});

const begun = (some: object, to: object = {}) => {
  let made = 0;
  return begunRows(rows(some), {
    plan_id: 'new',
    from: { name: 'Boda de Ana', event_date: '2026-06-06', currency: 'EUR' },
    to: { name: 'Boda de Eva', event_date: '2027-06-05', currency: 'EUR', ...to },
    zone: 'America/Mexico_City',
    today: '2026-11-27',
    newId: () => `new-${++made}`,
  });
};

test('a template’s activities keep their clock times in a new time zone', () => {
  const at = Date.parse('2026-06-06T16:00:00Z') / 60_000;
  const row = {
    id: 'r',
    kind: 'schedule',
    starts_at: at,
    duration: 60,
    time_zone: 'Europe/Madrid',
    generated: null,
  };
  const part = { id: 'p', starts_at: '2026-06-06T16:00:00Z', time_zone: 'Europe/Madrid', reply_by: null };
  const made = begun({ timeline_items: [row], event_parts: [part, { ...part, id: 'o', starts_at: null }] });
  const [item] = made.timeline_items as readonly RunSheetRow[];
  expect(item?.time_zone).toBe('America/Mexico_City');
  expect(wallOf('America/Mexico_City', item?.starts_at ?? 0)).toEqual({
    date: '2027-06-05',
    minutes: 18 * 60,
  });
  const [first, undated] = made.event_parts as readonly [EventPart, EventPart];
  expect(first).toMatchObject({ time_zone: 'America/Mexico_City', starts_at: '2027-06-06T00:00:00.000Z' });
  expect(undated.starts_at).toBeNull();
});

test('an invitation from a template names the new hosts', () => {
  const words = { invitation_words: [{ id: 'w', hosts: '', words_es: 'Venid', words_en: null, version: 3 }] };
  expect(begun(words).invitation_words).toMatchObject([
    { hosts: 'Boda de Eva', words_es: 'Venid', version: 0 },
  ]);
  expect(begun(words, { name: 'St.John' }).invitation_words[0]?.hosts).toBe('St John');
});

test('prices in another currency are not copied from a template', () => {
  const money = {
    drinks_preferences: full.drinks_preferences,
    vendor_quotes: full.vendor_quotes,
  };
  expect(begun(money).vendor_quotes).toHaveLength(1);
  expect(begun(money).drinks_preferences[0]?.choices).toMatchObject({ corkage: 500 });
  const abroad = begun(money, { currency: 'MXN' });
  expect(abroad.vendor_quotes).toEqual([]);
  expect(abroad.drinks_preferences[0]?.choices).toEqual({
    adults: 90,
    children: 8,
    halal_guests: 2,
    hot: true,
  });
});

test('an event’s page copied from a template contains no personal data', () => {
  const { gifts, contact, lodging, ...others } = beginningSections();
  const accounts = [{ name: 'IBAN', number: 'ES00' }];
  const written = {
    id: 'p',
    version: 3,
    theme: 'coast',
    picture: 'picture',
    open_parts: ['part'],
    registration_parts: ['part'],
    items: { line: 'part' },
    sections: {
      ...others,
      gifts: { ...gifts, on: true, en: 'Nothing, please', link: 'https://list.example/', accounts },
      contact: { ...contact, on: true, phone: '600 000 000', email: 'ana@example.com' },
      lodging: { ...lodging, on: true, link: 'https://hotel.example/' },
    },
  };
  const kept = keptRows(rows({ event_pages: [written], guest_columns: [{ id: 'c' }] }), NOTHING);
  expect(heldIn(kept)).toMatchObject({ page: 1, columns: 1 });
  expect(JSON.stringify(kept)).not.toMatch(/ES00|600|ana@|list\.example|picture":"|"part"/);
  const [page] = kept.event_pages;
  expect(page?.theme).toBe('coast');
  expect(page?.sections.gifts).toMatchObject({ on: true, en: 'Nothing, please' });
  expect(page?.sections.lodging.link).toBe('https://hotel.example/');

  const [next] = begun({ event_pages: kept.event_pages }).event_pages;
  expect(next).toMatchObject({ version: 0, theme: 'coast', sections: page?.sections });
  expect(next?.id).not.toBe('p');
});
