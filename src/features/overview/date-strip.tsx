import type { Severity } from '@/domain/desk/needs';
import { currentLanguage } from '@/lib/i18n';
import { cx } from '@/ui/class-names';

interface Mark {
  id: string;
  /** Date as YYYY-MM-DD. */
  date: string;
  /** Severity of what needs attention that day. Null if nothing needs attention, undefined while loading. */
  severity: Severity | null | undefined;
}

const MONTHS = 12;
const STACKED = 3;

const GROUNDS = { high: 'bg-danger', medium: 'bg-attention', low: 'bg-accent' } as const;

const groundOf = (severity: Mark['severity']): string =>
  severity ? GROUNDS[severity] : severity === null ? 'bg-positive' : 'bg-line-strong';

/** Returns the months from the current month on, each with its initial letter in the reader's language. */
function monthsFrom(today: string): { key: string; letter: string; year: string | null }[] {
  const format = new Intl.DateTimeFormat(currentLanguage(), { month: 'narrow', timeZone: 'UTC' });
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS }, (_, i) => {
    const first = new Date(Date.UTC(year, month - 1 + i, 1));
    const starts = i === 0 || first.getUTCMonth() === 0;
    return {
      key: first.toISOString().slice(0, 7),
      letter: format.format(first),
      year: starts ? String(first.getUTCFullYear()) : null,
    };
  });
}

/**
 * Chart of a year's events. It shows which dates are close together and which events are at risk. The rows
 * below say the same in words.
 */
export function DateStrip({ marks, today }: { marks: readonly Mark[]; today: string }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-12 border-b border-line pb-1">
      {monthsFrom(today).map(({ key, letter, year }) => {
        const here = marks.filter(({ date }) => date.startsWith(key));
        return (
          <div key={key} className="flex flex-col items-center justify-end gap-1">
            {here.slice(0, STACKED).map(({ id, severity }) => (
              <span key={id} className={cx('size-3 rounded-full', groundOf(severity))} />
            ))}
            {here.length > STACKED && (
              <span className="tabular text-xs leading-none text-ink-muted">{`+${here.length - STACKED}`}</span>
            )}
            <span className={cx('text-sm uppercase', here.length > 0 ? 'font-semibold' : 'text-ink-muted')}>
              {letter}
            </span>
            <span className="h-4 text-xs text-ink-muted">{year}</span>
          </div>
        );
      })}
    </div>
  );
}
