import { type Cents, inFigures } from '../money';
import { CATEGORIES } from '../plan/facts';
import type { Allocation, AllocationInput, AllocationLine, Basis, UsualSelected } from './allocation';
import { allocationStep } from './allocation-step';
import { apportion } from './apportion';
import { isSurveyed, type UsualTotal, usualTotal } from './benchmarks';
import { type Choices, checkInput } from './check-input';
import { rangeOf, spreadsOf } from './ranges';
import { reasonsOf } from './reasons';
import { type AllocationSetting, allocationSetting } from './setting';
import { PROFILES } from './shares.data';
import { type Path, pathOf, sharesOf, stepsTo } from './steps';
import { advisedContingency, warningsOf } from './warnings';
import { baseSharesOf, type PerCategory } from './weights';

/**
 * Splits a plan's total among its selected categories. The calculation starts with the usual shares for this
 * kind of event in this market. It adjusts them for regional prices, guests, kind of place and hours. The
 * ranks then shift shares within each category's range. Shares of unselected categories are distributed in
 * proportion. Locked amounts don't change. All other amounts are rounded to steps that add up to the total
 * exactly. Deterministic. Invalid input returns an error value; the function never throws.
 */
export function allocate(input: AllocationInput): Allocation {
  const checked = checkInput(input);
  if (!checked.ok) return checked;
  const { choices } = checked;
  const total = input.budget;
  const setting = allocationSetting(input);
  const path = pathOf(input, setting, choices);
  const amounts = amountsOf(total, input.currency, path.weights, choices);

  const whole = usualTotal(input, setting);
  const lines = linesOf(input, setting, choices, path, amounts, whole);
  const usual = whole && selectedPart(whole, path.overall, choices);
  return {
    ok: true,
    total,
    lines,
    contingency: contingencyOf(total, lines),
    warnings: warningsOf(
      total,
      lines,
      choices,
      path.wished,
      whole && isSurveyed(whole) ? usual : null,
      whole?.confidence !== 'D',
    ),
    usual,
    basis: basisOf(setting, whole),
  };
}

/**
 * Returns one amount per category; 0 if the category isn't selected. Locked amounts don't change. The other
 * categories share the remaining total by weight.
 */
function amountsOf(
  total: Cents,
  currency: string,
  weights: PerCategory,
  { locks, locked, lockCount, selectedCount }: Choices,
): readonly Cents[] {
  if (lockCount === selectedCount) return locks.map((lock) => lock ?? 0);
  const free = lockCount === 0 ? weights : weights.map((share, i) => (locks[i] === null ? share : 0));
  const rest = total - locked;
  const step = Math.min(allocationStep(total, currency), allocationStep(rest, currency));
  const parts = apportion(rest, free, step);
  return lockCount === 0 ? parts : parts.map((part, i) => locks[i] ?? part);
}

function linesOf(
  input: AllocationInput,
  setting: AllocationSetting,
  choices: Choices,
  path: Path,
  amounts: readonly Cents[],
  whole: UsualTotal | null,
): AllocationLine[] {
  const total = input.budget;
  const step = allocationStep(total, input.currency);
  const spreads = spreadsOf(setting.profile, input.location_type);
  const base = baseSharesOf(setting.profile);
  const steps = stepsTo(amounts, total, path, choices);
  const shares = sharesOf(amounts, total);
  const lines: AllocationLine[] = [];
  for (let i = 0; i < CATEGORIES.length; i++) {
    const category = CATEGORIES[i];
    if (!category || !choices.selected[i]) continue;
    const amount = amounts[i] ?? 0;
    const range = rangeOf(spreads[i] ?? [1, 1], (path.overall[i] ?? 0) / path.covers, total, step);
    lines.push({
      category,
      amount,
      locked: choices.locks[i] !== null,
      share: shares[i] ?? 0,
      base_share: base[i] ?? 0,
      low: range.low,
      typical: range.typical,
      high: range.high,
      usual: whole && estimated(whole.typical * (path.overall[i] ?? 0)),
      reasons: reasonsOf(i, base, steps),
    });
  }
  return lines;
}

/** Rounds to three significant figures, because surveys aren't more precise. */
const estimated = (cents: number): Cents => inFigures(cents, 3);

function selectedPart(whole: UsualTotal, overall: PerCategory, { selected }: Choices): UsualSelected {
  const covers = Math.min(
    1,
    overall.reduce((sum, share, i) => (selected[i] ? sum + share : sum), 0),
  );
  return {
    low: estimated(whole.low * covers),
    typical: estimated(whole.typical * covers),
    high: estimated(whole.high * covers),
    covers,
  };
}

function contingencyOf(total: Cents, lines: readonly AllocationLine[]): Cents {
  const miscellaneous = lines.find((line) => line.category === 'miscellaneous')?.amount ?? 0;
  return Math.min(miscellaneous, advisedContingency(total));
}

function basisOf(setting: AllocationSetting, whole: UsualTotal | null): Basis {
  const { source, year, confidence } = PROFILES[setting.profile];
  return {
    profile: setting.profile,
    source,
    year,
    confidence,
    usual_guests: setting.usual_guests,
    guests_from: setting.guests_from,
    usual_hours: setting.usual_hours,
    cost: whole && {
      method: whole.method,
      source: whole.source,
      year: whole.year,
      confidence: whole.confidence,
      converted_from: whole.converted_from,
    },
  };
}
