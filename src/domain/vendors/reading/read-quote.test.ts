import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Category } from '../../plan/facts';
import { readQuote } from './read-quote';

const corpus = [
  '',
  '-more',
  '-third',
  '-fourth',
  '-fifth',
  '-sixth',
  '-seventh',
  '-eighth',
  '-ninth',
  '-tenth',
  '-eleventh',
]
  .map((name) => `quotes${name}.txt`)
  .map((file) => readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8'))
  .join('\n')
  .split(/^=== /mu)
  .slice(1)
  .map((block) => {
    const [head = '', known = '', ...lines] = block.split('\n');
    const [, currency = '', category = ''] = head.split(' ');
    const message = lines.join('\n').trim();
    const { terms, words } = readQuote(message, {
      today: '2026-11-22',
      event_date: '2027-06-12',
      currency,
      category: category as Category,
    });
    return { head: `${head}: ${message.slice(0, 60)}`, message, known: known.slice(1).trim(), terms, words };
  });
type Entry = (typeof corpus)[number];

const money = (cents: number | null | undefined) => (cents == null ? '' : String(cents / 100));
const rated = (included: boolean | null | undefined, rate: number | null | undefined) =>
  included == null ? '' : included ? 'in' : rate ? `out:${rate / 100}` : 'out';
const yes = (value: boolean | null | undefined) => (value == null ? '' : value ? 'yes' : 'no');

/** What was read, in the words of the fixture. */
function readings({ terms: t }: Entry): Record<string, string> {
  return {
    price: t.price == null ? '' : `${money(t.price)}/${t.basis}`,
    tax: rated(t.tax_included, t.tax_included ? null : t.tax_rate),
    service: rated(t.service_included, t.service_rate),
    hours: String(t.hours_included ?? ''),
    extra: money(t.extra_hour),
    travel: money(t.travel),
    deposit: t.deposit_rate == null ? money(t.deposit) : `${t.deposit_rate / 100}%`,
    guarantee: money(t.guarantee),
    min: String(t.minimum_guests ?? ''),
    valid: t.valid_until ?? '',
    insurance: yes(t.insurance),
    substitute: yes(t.substitute),
    change: yes(t.date_change),
  };
}

const AMOUNTS = ['price', 'tax', 'service', 'extra', 'travel', 'deposit', 'guarantee', 'min'];

function knownOf({ known }: Entry): Record<string, string> {
  const fields = Object.fromEntries(known.split(/\s+/u).map((field) => field.split('=')));
  return { ...fields, ...(fields.price ? { price: fields.price.replace(/\.(\d)0\b/u, '.$1') } : {}) };
}

function differences(entry: Entry): string[] {
  const known = knownOf(entry);
  const read = readings(entry);
  const wrong = Object.entries(read)
    .filter(([field, value]) => {
      const meant = known[field] ?? '';
      // Terms that the fixture doesn't name may be read besides; amounts may not.
      return value !== meant && (meant !== '' || AMOUNTS.includes(field));
    })
    .map(([field, value]) => `${field}: ${value || 'nothing'} for ${known[field] ?? 'nothing'}`);
  const missing = (known.has ?? '')
    .split(',')
    .filter((key) => key !== '' && !entry.terms.includes?.includes(key));
  return [...wrong, ...missing.map((key) => `has: no ${key}`)];
}

const silent = (entry: Entry) => {
  const [known, read] = [knownOf(entry), readings(entry)];
  return AMOUNTS.filter((field) => read[field] !== '' && read[field] !== (known[field] ?? ''));
};

describe('readQuote, on messages as vendors write them', () => {
  it('knows 300 messages or more', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(300);
  });

  it('fills in no wrong amount', () => {
    const wrong = corpus.filter((entry) => silent(entry).length > 0);
    expect(wrong.map((entry) => [entry.head, silent(entry), differences(entry)])).toEqual([]);
  });

  it('reads at least 95 % of them whole', () => {
    const wrong = corpus.filter((entry) => differences(entry).length > 0);
    const report = wrong.map((entry) => `${entry.head}\n   ${differences(entry).join('; ')}`).join('\n');
    expect(wrong.length / corpus.length, report).toBeLessThanOrEqual(0.05);
  });

  it('says of every field which words it came from', () => {
    for (const { message, words } of corpus)
      for (const from of Object.values(words)) expect(message.replace(/\s+/gu, ' ')).toContain(from);
  });
});

describe('readQuote, on a banquet in Mexico', () => {
  const read = (message: string) =>
    readQuote(message, {
      today: '2026-11-26',
      event_date: '2027-05-22',
      currency: 'MXN',
      category: 'catering',
    }).terms;

  it.each(['$1,250 x persona ya con IVA y servicio (15%)', 'Sale en $1,250 por persona con IVA y servicio'])(
    'takes what is joined to the tax for included: %s',
    (message) => {
      expect(read(message)).toMatchObject({ price: 125_000, tax_included: true, service_included: true });
    },
  );

  it('still asks a service charge that comes on top', () => {
    expect(read('$1,250 por persona más 15% de servicio')).toMatchObject({ service_included: false });
    expect(read('$1,250 por persona, IVA incluido y 15% de servicio')).toMatchObject({
      service_included: false,
    });
  });

  it('reads a price by the tax behind it', () => {
    expect(read('265,000 mas iva por las 260 pax')).toMatchObject({ price: 26_500_000, tax_included: false });
  });

  it('takes a dessert table below the menu for something besides', () => {
    const message = 'Menú 4 tiempos $780 p/p más IVA. Mesa de dulces $65 p/p. Tornaboda $95 p/p.';
    expect(read(message)).toMatchObject({ price: 78_000, basis: 'guest' });
  });
});
