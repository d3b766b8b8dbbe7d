import type { AllocationError, Reason, Warning } from '@/domain/allocation/allocation';
import { findRegion } from '@/domain/places/regions';
import { SOURCES, type SourceId } from '@/domain/sources.data';
import { formatMoney, formatNumber, formatPercent, formatPoints } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import type { Translate } from '@/lib/translation';

/**
 * Takes the keys' types from the text files. So the type check fails if a reason, warning, error or source
 * has no text.
 */
type T = Translate<readonly ['budget', 'common']>;

type Values = Reason['values'];

const regionName = (code: string): string =>
  findRegion(code.slice(0, 2), code)?.name[currentLanguage()] ?? code;

/** Formats the values in a reason's text. Percentages are whole numbers (12 is 12 %), amounts are cents. */
function written(values: Values, currency: string): Record<string, string | number> {
  const texts: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') texts[name] = name === 'region' ? regionName(value) : value;
    else if (name === 'amount') texts[name] = formatMoney(value, currency);
    else if (name === 'percent') texts[name] = formatPercent(value / 100, 0);
    else if (name !== 'count') texts[name] = formatNumber(value, 1);
  }
  return texts;
}

/** Returns the text of a reason: "more guests than usual (120; 100 is usual)". */
export function reasonText(t: T, reason: Reason, currency: string): string {
  return t(`reason.${reason.key}`, {
    count: Number(reason.values.count ?? 1),
    ...written(reason.values, currency),
  });
}

/** Formats percentage points: "+3.1 points". */
export function pointsText(t: T, points: number): string {
  return t('points', { count: Math.abs(points), points: formatPoints(points) });
}

export function sourceText(t: T, id: SourceId): string {
  const { label, year, confidence, kind } = SOURCES[id];
  if (kind !== 'proposal') return t('source', { label, year, confidence: t(`confidence.${confidence}`) });
  // The label of our own estimate contains the underlying studies in brackets.
  const studies = /\((.+)\)$/.exec(label)?.[1];
  return studies ? t('sourceProposalFrom', { studies, year }) : t('sourceProposal', { year });
}

export function warningText(t: T, warning: Warning, currency: string): string {
  const money = (cents: number) => formatMoney(cents, currency);
  switch (warning.key) {
    case 'lockStarves':
      return t('warning.lockStarves', {
        count: warning.categories,
        left: money(warning.left),
        usual: money(warning.usual),
      });
    case 'budgetBelowUsual':
    case 'budgetAboveUsual':
      return t(`warning.${warning.key}`, { low: money(warning.low), high: money(warning.high) });
    case 'contingencyLow':
      return t('warning.contingencyLow', {
        percent: formatPercent(warning.percent / 100),
        kept: money(warning.kept),
        advised: money(warning.advised),
      });
    case 'contingencyMissing':
      return t('warning.contingencyMissing', { advised: money(warning.advised) });
    case 'emptyLines':
      return t('warning.emptyLines', {
        count: warning.categories.length,
        categories: warning.categories.map((category) => t(`common:category.${category}`)).join(', '),
      });
  }
}

export function errorText(t: T, error: AllocationError, currency: string): string {
  const money = (cents: number) => formatMoney(cents, currency);
  switch (error.error) {
    case 'repeatedCategory':
    case 'invalidLock':
    case 'invalidPriority':
      return t(`error.${error.error}`, { category: t(`common:category.${error.category}`) });
    case 'locksAboveTotal':
      return t('error.locksAboveTotal', {
        total: money(error.total),
        locked: money(error.locked),
        excess: money(error.excess),
      });
    case 'locksBelowTotal':
      return t('error.locksBelowTotal', { left: money(error.left) });
    default:
      return t(`error.${error.error}`);
  }
}
