import { expect, test } from 'vitest';

/** Checks what the type check can't: the placeholders of translations, and texts that are not translated. */
const english = import.meta.glob<Record<string, object>>('../src/locales/en/*.ts', { eager: true });
const spanish = import.meta.glob<Record<string, object>>('../src/locales/es/*.ts', { eager: true });

function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

const pairs = Object.entries(english).map(([file, texts]) => {
  const name = file.replace(/^.*\//, '');
  return { name, en: new Map(leaves(texts)), es: new Map(leaves(spanish[file.replace('/en/', '/es/')])) };
});
const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, hole]) => hole).sort();

test.each(pairs)('the texts in $name have the same placeholders in both languages', ({ en, es }) => {
  for (const [path, text] of es) {
    const twin = en.get(path) ?? en.get(path.replace(/_many$/, '_other'));
    // The singular form can contain its number as a word, so its placeholders can differ.
    if (!path.endsWith('_one')) expect([path, holes(text)]).toEqual([path, holes(twin ?? '')]);
  }
});

test.each(pairs)('every text in $name is translated into Spanish', ({ en, es }) => {
  /** Proper names, units and words that are the same in both languages. */
  const same =
    /^(Celebra|Error|404|Español|English|Free|Basic|Pro|Enterprise|Plan|Catering|Hora loca|Old fashioned|Aguas frescas|Total:|m|cm|min|ml|h|h\s+min|,\s+ml|[^\p{L}]*)$/u;
  const untranslated = [...es].filter(
    ([path, text]) =>
      text === en.get(path) &&
      !same.test(text.replace(/\{\{[^}]*\}\}/g, '').trim()) &&
      text.split(' ').length > 1,
  );
  expect(untranslated).toEqual([]);
});

test.each(pairs)('no text in $name is empty', ({ en, es }) => {
  expect([...en, ...es].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(pairs)('the English texts in $name use US spelling', ({ en }) => {
  const british =
    /\b(\w*(colour|favour|honour|neighbour|litre|metre|centre|sulphite|mollusc)\w*|(organi|finali|recogni)s(e|ed|es|ing|ation|ations)|travell(ed|er|ing)\w*|cancell(ed|ing)|licence|e-mails?)\b/i;
  expect([...en].filter(([, text]) => british.test(text.replace(/\{\{[^}]*\}\}/g, '')))).toEqual([]);
});
