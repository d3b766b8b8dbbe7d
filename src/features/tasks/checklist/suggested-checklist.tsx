import { useMemo, useState } from 'react';
import type { StoredTask } from '@/data/tasks';
import type { Ceremony } from '@/domain/plan/ceremony';
import { type ChecklistFacts, checklist, checklistOrigin } from '@/domain/tasks/checklist';
import type { Task } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { CeremonyChoice } from '@/parts/plan/ceremony-choice';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { useChecklistText } from '@/parts/tasks/task-words';
import { Button } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { CategoryWord } from '../category-word';
import { lineChange } from './line-change';
import { SqueezeWords } from './squeeze-note';

interface SuggestedChecklistProps {
  facts: ChecklistFacts;
  tombstones: readonly StoredTask[];
  onChange: ChangeRows<Task>;
  /** Opens the form to add the first task by hand. */
  onOwn: () => void;
}

const FIRST = 5;

/**
 * Suggests the checklist for a plan without tasks. Explains what the checklist omits or shortens if time is
 * short.
 */
export function SuggestedChecklist({ facts, tombstones, onChange, onOwn }: SuggestedChecklistProps) {
  const { t } = useTranslation('tasks');
  const { today, editable, writes } = usePlanContext();
  const text = useChecklistText();
  const [ceremony, setCeremony] = useState<Ceremony | undefined>(facts.ceremony);
  const list = useMemo(() => checklist({ ...facts, ceremony }, today), [facts, ceremony, today]);
  const lines = list.tasks;
  const count = { count: lines.length };
  const over = list.left < 1;
  const empty = list.left < 0 ? 'past' : over ? 'today' : 'empty';
  const own = writes && (
    <Button look={lines.length === 0 || over ? 'primary' : 'quiet'} onClick={onOwn}>
      {lines.length === 0 || over ? t('add') : t('offer.own')}
    </Button>
  );

  if (!editable || lines.length === 0 || over)
    return (
      <EmptyState
        heading="h1"
        picture={<Sprig className="size-24 text-ink-muted" />}
        title={t(`offer.${empty}Title`)}
        text={t(`offer.${empty}Text`)}
        action={own}
      />
    );

  const squeeze = {
    compressed: lines.filter(({ fit }) => fit === 'compressed').map(checklistOrigin),
    tight: lines.filter(({ fit }) => fit === 'tight').map(checklistOrigin),
    dropped: list.dropped,
    impossible: list.impossible,
  };
  const squeezed = squeeze.compressed.length + squeeze.tight.length + squeeze.dropped.length > 0;
  const accept = () =>
    onChange(
      lines.map((line) =>
        lineChange(line, text(checklistOrigin(line)) ?? line.template, facts.event_date, tombstones),
      ),
      t('offer.added', count),
    );
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col items-start gap-4">
        <Sprig className="size-16 text-accent-strong max-sm:hidden" />
        <h1 className="text-3xl">{t('offer.title', count)}</h1>
        <p className="measure text-ink-muted">{t('offer.text')}</p>
        {facts.event_type === 'wedding' && <CeremonyChoice value={ceremony} onChange={setCeremony} />}
        <div className="flex flex-wrap gap-2">
          <Button onClick={accept}>{t('offer.accept', count)}</Button>
          {own}
        </div>
        {squeezed && (
          <section aria-labelledby="squeeze" className="border-l-2 border-accent pl-4 text-ink-muted">
            <h2 id="squeeze" className="mb-1 text-lg text-ink">
              {t('squeeze.title')}
            </h2>
            <SqueezeWords {...squeeze} />
          </section>
        )}
      </div>
      <section aria-labelledby="first-tasks" className="card p-5">
        <h2 id="first-tasks" className="mb-2 text-xl">
          {t('offer.first')}
        </h2>
        <ol className="flex flex-col divide-y divide-line">
          {lines.slice(0, FIRST).map((line) => (
            <li key={line.template} className="py-3">
              <span className="font-medium">{text(checklistOrigin(line))}</span>
              <span className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-muted">
                <time dateTime={line.date} className="inline-block first-letter:uppercase">
                  {formatDate(line.date, 'medium')}
                </time>
                <CategoryWord category={line.category} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
