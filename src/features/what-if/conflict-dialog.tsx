import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { onTop } from '@/data/row-changes';
import { SCENARIOS } from '@/data/scenarios';
import { useRowConflicts } from '@/data/use-row-conflicts';
import { mergeOverrides } from '@/domain/what-if/merge-overrides';
import { byPosition } from '@/domain/what-if/order';
import { applyOverrides, linesOf, type Scenario } from '@/domain/what-if/overrides';
import { formatNumber } from '@/lib/format';
import { RowConflictDialog } from '@/parts/row-conflict-dialog';
import { useLineWords } from './line-words';
import { useChangeScenarios } from './use-scenario-deeds';

type Change = { readonly before: Scenario | null; readonly after: Scenario | null };

/** Fact by fact: mine where I moved it, theirs elsewhere. */
function together(theirs: Scenario | null, change: Change): Change {
  const merged = onTop(theirs, change);
  if (!theirs || !change.before || !change.after || !merged.after) return merged;
  const overrides = mergeOverrides(change.before.overrides, theirs.overrides, change.after.overrides);
  return { before: theirs, after: { ...merged.after, overrides } };
}

interface ConflictDialogProps {
  plan: Plan;
  /** As they are stored now. */
  stored: readonly Scenario[];
}

/** Opens when a change met somebody else's: both are shown, and the reader decides what stays. */
export function ConflictDialog({ plan, stored }: ConflictDialogProps) {
  const { t } = useTranslation('whatif');
  const words = useLineWords();
  const change = useChangeScenarios(plan.id);
  const conflicts = useRowConflicts(SCENARIOS, plan.id, stored);
  if (!conflicts) return null;
  const place = (scenario: Scenario) => {
    const before = stored.filter((one) => one.id !== scenario.id && byPosition(one, scenario) < 0);
    return t('sorting.place', { rank: formatNumber(before.length + 1) });
  };
  const inWords = (scenario: Scenario | null) => {
    if (!scenario) return null;
    const after = applyOverrides(plan, scenario.overrides);
    const lines = linesOf(plan, scenario.overrides).map(
      (line) => `${words.label(line)}: ${words.value(after, line)}`,
    );
    const rival = conflicts.met.find(({ id }) => id === scenario.id);
    const mine = rival?.change.after;
    const isMoved = mine && rival?.theirs && mine.position !== rival.theirs.position;
    return [scenario.name, ...lines, ...(isMoved ? [place(scenario)] : [])].join(' · ');
  };
  return <RowConflictDialog conflicts={conflicts} words={inWords} together={together} onChange={change} />;
}
