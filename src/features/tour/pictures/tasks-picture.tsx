import { Check } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '@/domain/calendar';
import { checklist, checklistOrigin, type ScheduledTask, textKeyOf } from '@/domain/tasks/checklist';
import type { TaskCategory } from '@/domain/tasks/task';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { cx } from '@/ui/class-names';
import { ChoiceChips } from './choice-chips';
import { CHOICES, EXAMPLE_DAY, exampleWedding } from './example';

/** Days left until the wedding. */
const LEFT = { year: 365, half: 182, weeks: 42 } as const;
const TIMES = ['year', 'half', 'weeks'] as const;

/** Ids of the checklist's tasks that are shown next, by time left. The first one is done. */
const SHOWN: Record<(typeof TIMES)[number], readonly string[]> = {
  year: ['W01', 'W06', 'W09', 'W10', 'W12'],
  half: ['W01', 'W06', 'W09', 'W10', 'W19'],
  weeks: ['W01', 'W06', 'W09', 'W19', 'W27'],
};

function Category({ category }: { category: TaskCategory }) {
  const label = useCategoryLabel();
  if (category === 'general') return null;
  return (
    <span className="flex items-center gap-1.5 text-sm text-ink-muted">
      <span aria-hidden="true" className={cx('size-2 rounded-full', CATEGORY_HUES[category].solid)} />
      <span>{label(category)}</span>
    </span>
  );
}

/**
 * A wedding's checklist, scheduled backwards from the wedding date. The reader can choose how much time is
 * left.
 */
export function TasksPicture() {
  const { t, i18n } = useTranslation(['tour', 'checklist']);
  const nameOf = (task: ScheduledTask) =>
    String(i18n.getResource(i18n.language, 'checklist', textKeyOf(checklistOrigin(task))));
  const [at, setAt] = useState(0);
  const time = TIMES[at] ?? 'year';
  const facts = exampleWedding();
  const list = checklist(
    {
      event_type: 'wedding',
      event_date: EXAMPLE_DAY,
      country: facts.country,
      location_type: 'indoor',
      couple_type: 'groom-and-bride',
      categories: CHOICES.filter(({ selected }) => selected).map(({ category }) => category),
    },
    addDays(EXAMPLE_DAY, -LEFT[time]),
  );
  const shown = list.tasks.filter(({ template }) => SHOWN[time].includes(template));
  return (
    <div>
      <ChoiceChips
        legend={t('tasks.left')}
        choices={TIMES.map((one) => t(`tasks.${one}`))}
        at={at}
        onChoose={setAt}
      />
      <ul className="divide-y divide-line">
        {shown.map((task, i) => (
          <li key={task.template} className="flex min-h-14 items-center gap-3 py-2">
            <span
              aria-hidden="true"
              className={cx(
                'flex size-6 shrink-0 items-center justify-center rounded-full border-2',
                i === 0 ? 'border-positive bg-positive text-paper' : 'border-line-strong',
              )}
            >
              {i === 0 && <Check className="size-3.5" strokeWidth={3} />}
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className={i === 0 ? 'text-ink-muted line-through decoration-1' : 'font-medium'}>
                {nameOf(task)}
              </span>
              <Category category={task.category} />
            </span>
            <span
              suppressHydrationWarning
              className="tabular text-right text-sm whitespace-nowrap text-ink-muted"
            >
              {formatDate(task.date, 'short')}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 border-t border-line pt-4 text-sm text-ink-muted">
        {`${t('tasks.count', { count: list.tasks.length })} ${list.dropped.length > 0 ? t('tasks.dropped', { count: list.dropped.length }) : ''}`}
      </p>
    </div>
  );
}
