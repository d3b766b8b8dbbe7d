import { useMemo } from 'react';
import type { ChecklistFacts } from '@/domain/tasks/checklist';
import type { TimelineItem } from '@/domain/timeline/item';
import { generateMilestones } from '@/domain/timeline/milestones';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { milestoneOfDraft } from '@/parts/time/made-timeline';
import { useLineText } from '@/parts/time/timeline-words';
import { Button } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';

interface SuggestedMilestonesProps {
  facts: ChecklistFacts;
  onChange: ChangeRows<TimelineItem>;
  /** Opens the form to add the first milestone by hand. */
  onOwn: () => void;
}

export function SuggestedMilestones({ facts, onChange, onOwn }: SuggestedMilestonesProps) {
  const { t } = useTranslation('timeline');
  const { today, editable, writes } = usePlanContext();
  const text = useLineText();
  const drafts = useMemo(() => generateMilestones(facts, today), [facts, today]);
  const picture = <Sprig className="size-20 text-ink-muted" />;
  if (!editable || drafts.length === 0)
    return (
      <EmptyState
        picture={picture}
        title={t('offer.nothing')}
        text={t('offer.nothingText')}
        action={writes && <Button onClick={onOwn}>{t('addMilestone')}</Button>}
      />
    );
  const accept = () =>
    onChange(
      drafts.map((draft) => ({
        before: null,
        after: milestoneOfDraft(draft, text('milestone', draft.id) ?? draft.id, facts.event_date),
      })),
      t('offer.madeMilestones'),
    );
  return (
    <EmptyState
      picture={picture}
      title={t('offer.milestonesTitle')}
      text={t('offer.milestonesText')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button onClick={accept}>{t('offer.makeMilestones', { count: drafts.length })}</Button>
          <Button look="quiet" onClick={onOwn}>
            {t('addMilestone')}
          </Button>
        </span>
      }
    />
  );
}
