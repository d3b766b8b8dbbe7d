import { beforeEach, describe, expect, test } from 'vitest';
import { toSuggested } from '@/data/suggested-changes';
import { readClock, wallOf } from '@/domain/timeline/zone';
import { changeLanguage, loadTexts, prepareTexts } from '@/lib/i18n';
import { LANGUAGES } from '@/lib/texts';
import { assist as english } from '@/locales/en/assist';
import { assist as spanish } from '@/locales/es/assist';
import { assistThread, SECRETS } from '../../../tests/builders/assist-plan';

const TEXTS = { en: english, es: spanish };
const NAMESPACES = ['common', 'assist'] as const;

beforeEach(() => prepareTexts('en', [...NAMESPACES]));

const ASKED = {
  save: { es: 'Ahorra 3.000 € sin tocar la música', en: 'Save 3,000 € without touching the music' },
  read: { es: '¿Qué dice este proveedor?', en: 'What does this vendor say?' },
  list: { es: 'Lee esta lista de invitados', en: 'Read this guest list' },
  thanks: { es: 'Escribe unas gracias por el regalo', en: 'Write a thank-you note for the gift' },
  day: { es: 'Haz el guion del día con esto', en: 'Make a run sheet of the day from this' },
  payments: { es: '¿Qué queda por pagar?', en: 'What is still to be paid?' },
  tomorrow: { es: '¿Qué trae mañana?', en: 'What does tomorrow bring?' },
  law: { es: '¿Qué permisos pide la ley?', en: 'Which permits does the law ask for?' },
  price: { es: '¿Cuánto cuesta un fotógrafo?', en: 'How much does a photographer cost?' },
  vendor: { es: 'Recomiéndame un DJ', en: 'Recommend a DJ' },
} as const;

describe.each(LANGUAGES)('the assistant in language %s', (language) => {
  beforeEach(async () => {
    if (language === 'es') {
      await changeLanguage('es').catch(() => undefined);
      await loadTexts(...NAMESPACES);
    }
  });
  const texts = TEXTS[language];
  const leads = async (what: 'law' | 'price' | 'vendor') => {
    const thread = assistThread(language);
    await thread.ask(ASKED[what][language]);
    return thread;
  };

  test('asked to save money but keep the music, the assistant suggests no change to the music', async () => {
    const { ask, shown, suggested, rows, said } = assistThread(language);
    await ask(ASKED.save[language]);
    const [reached, lines] = shown;
    expect(reached).toMatchObject({
      kind: 'card',
      card: { source: { to: expect.stringContaining('/what-if/') } },
    });
    expect(lines).toEqual({ kind: 'suggested', id: '1' });
    const changes = suggested[0]?.changes.map(toSuggested) ?? [];
    expect(changes).toHaveLength(3);
    const music = rows.items.find(({ category }) => category === 'music')?.id;
    expect(changes.map(({ id }) => id)).not.toContain(music);
    const saved = changes.reduce(
      (sum, { before, row }) => sum + Number(before?.planned_amount) - Number(row?.planned_amount),
      0,
    );
    expect(saved).toBeGreaterThanOrEqual(3_000);
    expect(saved).toBeLessThan(3_003);
    // The model's text contains no figures. Only the card does.
    expect(said.join(' ')).not.toMatch(/\d/);
  });

  test('each value found in a vendor’s message is linked to the words that state the value', async () => {
    const given =
      'Hola: el precio es de 4.500 €, IVA incluido. Una señal del 30 % para reservar. Válido hasta el 15/03/2028.';
    const { ask, shown, messages } = assistThread(language, given);
    await ask(ASKED.read[language]);
    const [read] = shown;
    if (read?.kind !== 'quote') throw new Error('nothing read');
    const place = (field: 'price' | 'deposit_rate') => {
      const fact = read.facts[field];
      return fact && [fact.value, given.slice(fact.from, fact.to)];
    };
    expect(place('price')).toEqual([450_000, '4.500 €']);
    expect(place('deposit_rate')).toEqual([3_000, '30 %']);
    expect(read.facts.tax_included?.value).toBe(true);
    expect(messages[0]?.content).toContain(given);
  });

  test('guests named in a paragraph of text appear as rows in the import preview', async () => {
    const given = 'Vienen Ana García con sus dos hijos, Luis Peña y también Carmen.';
    const { ask, shown } = assistThread(language, given);
    await ask(ASKED.list[language]);
    const [list] = shown;
    if (list?.kind !== 'guests') throw new Error('nobody read');
    expect(list.refused).toBe(0);
    expect(list.table.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual(
      expect.arrayContaining([
        ['Ana', 'García'],
        ['Luis', 'Peña'],
        ['Carmen', ''],
      ]),
    );
  });

  test('the household’s name is added to a thank-you note on the device, not by the model', async () => {
    const { ask, shown, messages } = assistThread(language);
    await ask(ASKED.thanks[language]);
    const written = shown.find(({ kind }) => kind === 'written');
    expect(written).toMatchObject({ language: 'es', text: expect.stringContaining('Familia Peñaranda') });
    expect(JSON.stringify(messages)).not.toContain('Peñaranda');
  });

  test('times in a text about the event’s day become activities in the local time zone', async () => {
    const given = 'A las 18:00 la ceremonia, a las 19:30 el cóctel y a las 00:30 el último baile.';
    const { ask, suggested } = assistThread(language, given);
    await ask(ASKED.day[language]);
    const lines =
      suggested[0]?.changes.map(({ after }) => after as never as { starts_at: number; title: string }) ?? [];
    expect(lines.map(({ starts_at, title }) => [wallOf('Europe/Madrid', starts_at), title])).toEqual([
      [{ date: '2027-06-12', minutes: readClock('18:00') }, 'Ceremonia'],
      [{ date: '2027-06-12', minutes: readClock('19:30') }, 'Cóctel'],
      [{ date: '2027-06-13', minutes: readClock('00:30') }, 'Último baile'],
    ]);
  });

  test('a question about payments is answered with links to the ledger’s items', async () => {
    const { ask, shown, rows } = assistThread(language);
    await ask(ASKED.payments[language]);
    const card = shown.find((one) => one.kind === 'card');
    const due = rows.items.find(({ category }) => category === 'catering');
    expect(card).toMatchObject({
      card: { lines: [{ label: 'Masía Altramuz', to: expect.stringContaining(due?.id ?? '?') }] },
    });
  });

  test('the briefing about tomorrow lists tomorrow’s activities, payments and tasks', async () => {
    const { ask, shown } = assistThread(language);
    await ask(ASKED.tomorrow[language]);
    const [card] = shown;
    if (card?.kind !== 'card') throw new Error('no card');
    expect(card.card.lines.map(({ label }) => label)).toEqual([
      'Ceremonia con Tarsicio',
      'Cena',
      'Masía Altramuz',
      'Llamar a Eufrasia Zarrabeitia',
    ]);
  });

  test('a question about laws, prices or vendors is answered with a link to a page with sources', async () => {
    const titles = [];
    for (const what of ['law', 'price', 'vendor'] as const) {
      const { shown, suggested } = await leads(what);
      expect(suggested).toEqual([]);
      titles.push(shown[0]?.kind === 'card' && shown[0].card.title);
    }
    expect(titles).toEqual([texts.lead.paperwork, texts.lead.prices, texts.lead.vendors]);
  });
});

test('the assistant admits it when no tool can answer a question', async () => {
  const { ask, shown, said } = assistThread('en');
  await ask('How are the tables?');
  expect(shown).toEqual([]);
  expect(said).toEqual(['The app can’t work that out with what your plan has so far.']);
});

test('a plan’s names, contacts and notes never leave the device, whatever the question', async () => {
  const { ask, messages } = assistThread('es');
  for (const words of Object.values(ASKED)) await ask(words.es);
  await ask('¿Viene eufrasia zarrabeitia, y qué cobra la Orquesta Bambalina por la boda de Quirina?');
  const sent = messages.map(({ content }) => content).join('\n');
  expect(SECRETS.filter((secret) => sent.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
});
