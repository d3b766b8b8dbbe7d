import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { counted } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';

interface ProposedChange {
  readonly key: string;
  /** What would change. */
  readonly what: string;
  /** How. */
  readonly how: string;
  readonly onTake: () => void;
  /** Absent where nothing would be left. */
  readonly onLeave?: (() => void) | undefined;
}

interface SuggestionsPanelProps {
  title: string;
  text: string;
  lines: readonly ProposedChange[];
  /** Lines at first; the rest come when they are asked for. */
  first: number;
  onTakeAll: () => void;
  onLeaveAll: () => void;
}

/** What would follow from a change of the event, taken or left line by line. */
export function SuggestionsPanel({
  title,
  text,
  lines,
  first,
  onTakeAll,
  onLeaveAll,
}: SuggestionsPanelProps) {
  const { t } = useTranslation('modules');
  const titleId = useId();
  const [all, setAll] = useState(false);
  const rest = all ? 0 : lines.length - first;
  return (
    <section aria-labelledby={titleId} className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id={titleId} className="flex items-start gap-2 text-xl">
        <CalendarDays aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
        <span>{title}</span>
      </h2>
      <p className="mt-1 text-ink-muted">{text}</p>
      {/* In reach however long the list is. */}
      <div className="sticky top-(--top-bars) z-10 -mx-1 my-1 flex flex-wrap gap-2 bg-surface px-1 py-2 short:static">
        <Button size="small" onClick={onTakeAll}>
          {t('suggestions.takeAll')}
        </Button>
        <Button look="secondary" size="small" onClick={onLeaveAll}>
          {t('suggestions.leaveAll')}
        </Button>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {(all ? lines : lines.slice(0, first)).map(({ key, what, how, onTake, onLeave }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-64">
              <span className="font-medium break-words">{what}</span>
              <span className="block text-sm text-ink-muted">{how}</span>
            </span>
            <Button
              look="secondary"
              size="small"
              aria-label={t('suggestions.takeOne', { what })}
              onClick={onTake}
            >
              {t('suggestions.take')}
            </Button>
            {onLeave && (
              <Button
                look="quiet"
                size="small"
                aria-label={t('suggestions.leaveOne', { what })}
                onClick={onLeave}
              >
                {t('suggestions.leave')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          {t('suggestions.more', counted(rest))}
        </Button>
      )}
    </section>
  );
}
