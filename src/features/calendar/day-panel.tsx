import { Link } from 'react-router-dom';
import type { DatedEntry } from '@/data/dates';
import type { Plan } from '@/data/plans';
import { formatDate } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { entryPath } from './calendar-state';
import { KindMark } from './kind-mark';
import type { EntryWords } from './use-entry-words';

interface DayPanelProps {
  day: string;
  entries: readonly DatedEntry[];
  plans: ReadonlyMap<string, Plan>;
  words: EntryWords;
}

export function DayPanel({ day, entries, plans, words }: DayPanelProps) {
  const { t } = useTranslation('dates');
  return (
    <section aria-labelledby="chosen-day" className="flex min-w-0 flex-col gap-2">
      <h2 id="chosen-day" className="text-xl first-letter:uppercase">
        {formatDate(day)}
      </h2>
      <p aria-live="polite" className="text-sm text-ink-muted">
        {entries.length > 0 ? words.counts(entries) : t('nothing')}
      </p>
      {entries.length > 0 && (
        <ul className="card divide-y divide-line">
          {entries.map((entry) => (
            <li
              key={`${entry.kind} ${entry.id}`}
              className="relative flex items-start gap-2.5 px-4 py-3 hover:bg-accent-soft/40"
            >
              <KindMark kind={entry.kind} className="mt-1 size-4" />
              <div className="min-w-0 flex-1">
                <Link
                  to={entryPath(entry)}
                  className="font-medium break-words after:absolute after:inset-0 hover:text-accent-strong"
                >
                  {words.name(entry)}
                </Link>
                <p className="text-sm break-words text-ink-muted">
                  <span>{t(`kind.${entry.kind}`)}</span>
                  {entry.kind !== 'event' && <span>{` · ${plans.get(entry.plan_id)?.name ?? ''}`}</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
