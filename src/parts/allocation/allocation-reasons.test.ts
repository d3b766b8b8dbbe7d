import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AllocationError, REASON_KEYS, type Reason, type Warning } from '@/domain/allocation/allocation';
import { SOURCES, type SourceId } from '@/domain/sources.data';
import { type Translate, textsOf } from '@/lib/translation';
import { budget as budgetInEnglish } from '@/locales/en/budget';
import { common as commonInEnglish } from '@/locales/en/common';
import { budget as budgetInSpanish } from '@/locales/es/budget';
import { common as commonInSpanish } from '@/locales/es/common';
import { errorText, pointsText, reasonText, sourceText, warningText } from './allocation-reasons';

const FIGURES = {
  guests: 121,
  usual: 81,
  hours: 9,
  percent: 15,
  rank: 1,
  of: 8,
  amount: 850_000,
  region: 'ES-CT',
};
const band = { total: 100_00, low: 200_00, typical: 300_00, high: 400_00 };

const WARNINGS: Record<Warning['key'], Warning> = {
  lockStarves: { key: 'lockStarves', left: 1_00, usual: 50_00, categories: 3 },
  budgetBelowUsual: { key: 'budgetBelowUsual', ...band },
  budgetAboveUsual: { key: 'budgetAboveUsual', ...band },
  contingencyLow: { key: 'contingencyLow', percent: 3.2, kept: 3_00, advised: 7_00 },
  contingencyMissing: { key: 'contingencyMissing', advised: 7_00 },
  emptyLines: { key: 'emptyLines', categories: ['venue', 'music'] },
};
const ERRORS: { [K in AllocationError['error']]: AllocationError & { error: K } } = {
  invalidTotal: { ok: false, error: 'invalidTotal', total: -1 },
  invalidGuests: { ok: false, error: 'invalidGuests', guests: 0 },
  invalidDuration: { ok: false, error: 'invalidDuration', duration: 0 },
  nothingSelected: { ok: false, error: 'nothingSelected' },
  repeatedCategory: { ok: false, error: 'repeatedCategory', category: 'venue' },
  invalidLock: { ok: false, error: 'invalidLock', category: 'venue', amount: -1 },
  invalidPriority: { ok: false, error: 'invalidPriority', category: 'venue', priority: 0 },
  locksAboveTotal: { ok: false, error: 'locksAboveTotal', total: 100, locked: 150, excess: 50 },
  locksBelowTotal: { ok: false, error: 'locksBelowTotal', total: 100, locked: 50, left: 50 },
};

const reason = (key: Reason['key'], values: Reason['values'] = { ...FIGURES, count: 2 }): Reason => ({
  key,
  points: 3.1,
  values,
  source: 'own-choice',
});

describe.each(['en', 'es'] as const)('the texts of an allocation in language %s', (language) => {
  let t: Translate<readonly ['budget', 'common']>;
  beforeAll(async () => {
    await i18next.init({
      lng: language,
      resources: {
        en: { budget: budgetInEnglish, common: commonInEnglish },
        es: { budget: budgetInSpanish, common: commonInSpanish },
      },
      interpolation: { escapeValue: false },
      showSupportNotice: false,
    } as Parameters<typeof i18next.init>[0]);
    t = textsOf(language, ['budget', 'common']);
  });

  const expectWords = (text: string) => {
    expect(text).not.toMatch(/\{\{|undefined|NaN|(?:reason|warning|error|confidence)\./);
    expect(text).toMatch(/\p{L}{3}.* \p{L}/u);
  };

  it.each(REASON_KEYS)('the allocation’s reason %s has a text', (key) => {
    for (const one of [reason(key), reason(key, { ...FIGURES, count: 1 })])
      expectWords(`${reasonText(t, one, 'EUR')}, ${pointsText(t, one.points)}`);
  });
  it.each(Object.values(WARNINGS))('the allocation’s warning $key has a text', (warning) => {
    expectWords(warningText(t, warning, 'EUR'));
  });
  it.each(Object.values(ERRORS))('the allocation’s error $error has a text', (error) => {
    expectWords(errorText(t, error, 'EUR'));
  });
  it.each(Object.keys(SOURCES) as SourceId[])(
    'the text for the allocation’s source %s contains the year of the source',
    (id) => {
      expectWords(sourceText(t, id));
      expect(sourceText(t, id)).toContain(String(SOURCES[id].year));
    },
  );

  it('the texts of an allocation’s reasons contain the plan’s figures', () => {
    const said = {
      en: ['more guests than usual (121; 81 is usual)', 'a guest costs 15% more in Catalonia'],
      es: ['más invitados de lo habitual (121; lo habitual son 81)', 'en Cataluña cada invitado'],
    }[language];
    expect(reasonText(t, reason('moreGuests'), 'EUR')).toBe(said[0]);
    expect(pointsText(t, reason('moreGuests').points)).toBe(
      language === 'en' ? '+3.1 points' : '+3,1 puntos',
    );
    expect(reasonText(t, reason('dearerRegion'), 'EUR')).toContain(said[1]);
  });
});
