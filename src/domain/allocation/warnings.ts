import type { Cents } from '../money';
import type { AllocationLine, UsualSelected, Warning } from './allocation';
import type { Choices } from './check-input';
import { CONTINGENCY, CONTINGENCY_WARNING, STARVING } from './factors.data';
import type { PerCategory } from './weights';

/** Returns the warnings that a person should read before accepting the allocation, most serious first. */
export function warningsOf(
  total: Cents,
  lines: readonly AllocationLine[],
  choices: Choices,
  wished: PerCategory,
  /** Usual cost according to a survey of such events; null if there is none. */
  usual: UsualSelected | null,
  /** True if the survey is large enough to call a total too high. */
  isFirm: boolean,
): Warning[] {
  const warnings: Warning[] = [];
  const starved = starving(total, choices, wished);
  if (starved) warnings.push(starved);

  const empty = lines.filter((line) => line.amount === 0 && !line.locked);
  if (empty.length > 0) warnings.push({ key: 'emptyLines', categories: empty.map((line) => line.category) });

  if (usual && (total < usual.low || (isFirm && total > usual.high))) {
    const { low, typical, high } = usual;
    const key = total < low ? 'budgetBelowUsual' : 'budgetAboveUsual';
    warnings.push({ key, total, low, typical, high });
  }

  const advised = advisedContingency(total);
  const kept = lines.find((line) => line.category === 'miscellaneous')?.amount;
  if (kept === undefined) warnings.push({ key: 'contingencyMissing', advised });
  else if (kept < total * CONTINGENCY_WARNING)
    warnings.push({ key: 'contingencyLow', percent: Math.floor((kept * 1000) / total) / 10, kept, advised });
  return warnings;
}

export function advisedContingency(total: Cents): Cents {
  return Math.round(total * CONTINGENCY);
}

function starving(
  total: Cents,
  { locks, locked, lockCount, selectedCount }: Choices,
  wished: PerCategory,
): Warning | null {
  if (lockCount === 0 || lockCount === selectedCount) return null;
  const part = wished.reduce((sum, share, i) => (locks[i] === null ? sum + share : sum), 0);
  const [left, usual] = [total - locked, Math.round(part * total)];
  return left < usual * STARVING
    ? { key: 'lockStarves', left, usual, categories: selectedCount - lockCount }
    : null;
}
