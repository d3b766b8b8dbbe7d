import { describe, expect, test } from 'vitest';
import { isSouthAmerican, REGIONAL, regionOf, withWords } from '@/lib/texts';
import { words as british } from '@/locales/en-gb';
import { words as latinAmerican } from '@/locales/es-419';
import { words as southAmerican } from '@/locales/es-south';

const texts = import.meta.glob<Record<string, object>>('../src/locales/{en,es}/*.ts', { eager: true });

const leaves = (value: object, path: string): [path: string, text: string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, string | object]) =>
    typeof inner === 'string' ? [[`${path}.${key}`, inner]] : leaves(inner, `${path}.${key}`),
  );
const namesOf = (language: string): [name: string, all: Map<string, string>][] =>
  Object.entries(texts)
    .filter(([file]) => file.includes(`/${language}/`))
    .map(([file, all]) => {
      const name = file.replace(/^.*\/|\.ts$/g, '');
      return [name, new Map(leaves(all[name] ?? {}, name))];
    });

/**
 * Blog posts without addresses and sources. They are rendered at build time, so readers of all regions see
 * the same words.
 */
const posts = Object.entries(
  import.meta.glob<string>('../supabase/content/blog/*/*.md', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const postsIn = (language: string): [name: string, words: string][] =>
  posts
    .filter(([file]) => file.endsWith(`/${language}.md`))
    .map(([file, text]) => [
      file,
      text.replace(/^sources = \[[\s\S]*?^\]$/m, '').replace(/\]\([^)]*\)/g, ']'),
    ]);

/**
 * Regions, and the words of the base texts that aren't usual there. The region's readers understand the words
 * in `also`, so pages rendered at build time can contain these.
 */
const REGIONS = [
  {
    region: 'es-419',
    language: 'es',
    words: latinAmerican,
    also: /\b(conduce|lista de la compra)\b/i,
    base: /\b(tartas?|zumos?|cacahuetes?|soja|camarer[oa]s?|coches?|aparca\w+|ordenador|móvil|señal|c[eé]ntimos?|aseos?|vuestr[oa]s?|vosotr[oa]s)\b|(?<!\p{L})vídeos?/iu,
    own: /\b(pastel(es)?|jugos?|cacahuates?|soya|meser[oa]s?|autos?|estaciona\w+|computadoras?|celular(es)?|centavos?)\b|(?<!\p{L})videos?/iu,
  },
  {
    region: 'en-gb',
    language: 'en',
    words: british,
    also: /\b(bus(es)?|makeup)\b/i,
    base: /\b(\w*(favor|color|honor|neighbor)(?!ite)\w*|(center|liter|meter)s?|centerpieces?|(organi|finali|recogni)z\w+|cancel(ed|ing)|travel(er|ed|ing)s?|jewel(er|ry)|rentals?|rented|soy|sulfites?|mollusks?|tents?|gotten|licenses?|defenses?)\b/i,
    own: /\b(\w*(favour|colour|honour|neighbour)\w*|(centre|litre|metre)s?|centrepieces?|(organi|finali|recogni)s(e|ed|es|ing)|cancell(ed|ing)|travell(ed|er|ing)s?|soya|sulphites?|molluscs?|marquees?|licences?|defences?)\b/i,
  },
] as const;

describe.each(REGIONS)('$region', ({ language, words, base, also, own }) => {
  const regional = new Map(leaves(words, 'words').map(([path, text]) => [path.replace('words.', ''), text]));
  const all = namesOf(language);

  test('each text with a regional word has a variant for the region', () => {
    const missing = all
      .filter(([name]) => REGIONAL.some((one) => one === name))
      .flatMap(([, one]) => [...one])
      // Ignores placeholders, and a licence's name that is the same everywhere.
      .filter(
        ([path, text]) =>
          [base, also].some((one) => one.test(text.replace(/\{\{.*?\}\}|Open Database License/g, ''))) &&
          !regional.has(path),
      );
    expect(missing).toEqual([]);
  });

  test('each regional variant replaces an existing text and uses only the region’s words', () => {
    const known = new Map(all.flatMap(([, one]) => [...one]));
    for (const [path, text] of regional) {
      expect(known.has(path), path).toBe(true);
      expect(text, path).not.toBe(known.get(path));
      for (const one of [base, also]) expect(one.test(text.replace(/\{\{.*?\}\}/g, '')), text).toBe(false);
    }
  });

  test('texts without regional variants contain no regional word', () => {
    // The specification prescribes "help center" and "Foto y vídeo".
    const specified = /help center|Foto y vídeo/i;
    const differing = all
      .filter(([name]) => !REGIONAL.some((one) => one === name))
      .flatMap(([, one]) => [...one])
      .filter(([, text]) => base.test(text.replace(/\{\{.*?\}\}/g, '').replace(specified, '')));
    expect(differing).toEqual([]);
  });

  test.each(postsIn(language))('the blog post %s contains no regional word', (_file, text) => {
    const said = text.replace(/Foto y vídeo/gi, '');
    expect([base.exec(said)?.[0], own.exec(said)?.[0]]).toEqual([undefined, undefined]);
  });
});

test('South America has its own variants of texts about cake, peanuts and lunch', () => {
  const cake = /pastel|cacahuate/i;
  const said = new Map(leaves(latinAmerican, ''));
  const own = leaves(southAmerican, '');
  const lunch = own.filter(([, text]) => /almuerzo/i.test(text));
  const base = new Map(namesOf('es').flatMap(([, one]) => [...one]));
  for (const [path] of lunch) expect(base.get(path.slice(1)), path).toMatch(/^Comida/);
  const others = own.filter((one) => !lunch.includes(one));
  expect(others.map(([path]) => path).sort()).toEqual(
    [...said].flatMap(([path, text]) => (cake.test(text) ? [path] : [])).sort(),
  );
  for (const [path, text] of others) {
    expect(cake.test(text), path).toBe(false);
    const named = said
      .get(path)
      ?.replace(/del pastel/g, 'de la torta')
      .replace(/el pastel/g, 'la torta');
    expect(text).toBe(
      named
        ?.replace(/pastel/g, 'torta')
        .replace(/Pastel/g, 'Torta')
        .replace(/cacahuate/g, 'maní')
        .replace(/Cacahuate/g, 'Maní'),
    );
  }
});

test.each([
  [['es-AR', 'es'], true],
  [['en-US', 'es-CL'], true],
  [['es-MX', 'es-AR'], false],
  [['es'], false],
])('for the browser languages %j, isSouthAmerican returns %s', (tags, is) => {
  expect(isSouthAmerican(tags)).toBe(is);
});

test('no text contains two regional words for the same thing', () => {
  const both = /o pastel|o zumos?|o jugos?|o meseros|\(cacahuete\)|\(soja\)/;
  expect(namesOf('es').flatMap(([, one]) => [...one].filter(([, text]) => both.test(text)))).toEqual([]);
});

test.each([
  ['es', ['es-MX', 'es'], 'es-419'],
  ['es', ['es', 'es-AR', 'en-US'], 'es-419'],
  ['es', ['es-ES', 'es'], null],
  ['es', ['en-GB'], null],
  ['en', ['es-MX', 'en-GB'], 'en-gb'],
  ['en', ['en-AU'], 'en-gb'],
  ['en', ['en-US', 'en'], null],
  ['en', [], null],
])('for the app language %s and the browser languages %j, regionOf returns %s', (language, tags, region) => {
  expect(regionOf(language, tags)).toBe(region);
});

test('withWords replaces only the given texts', () => {
  expect(withWords({ a: 'x', b: { c: 'y', d: 'z' } }, { b: { c: 'w' } })).toEqual({
    a: 'x',
    b: { c: 'w', d: 'z' },
  });
});
