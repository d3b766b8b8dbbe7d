import { Link } from 'react-router-dom';
import { EVENT_PARTS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { TIMELINE } from '@/data/timeline';
import type { ShownLines } from '@/domain/event-page/page';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { hourOf } from '@/parts/time/part-moment';
import { Checkbox } from '@/ui/checkbox';
import { shownGuestLines, usualPart } from './shown-lines';
import type { PageEditing } from './use-event-page';

const MINUTE_MS = 60_000;

/** Chooses the activities that guests see in the programme, and the part to which each belongs. */
export function ShownItems({ editing }: { editing: PageEditing }) {
  const { t } = useTranslation('pageeditor');
  const { plan } = usePlanContext();
  const parts = useRows(EVENT_PARTS, plan.id);
  const lines = shownGuestLines(useRows(TIMELINE, plan.id));
  const { page, write } = editing;
  if (!page.sections.programme.on) return null;
  const partOf = (line: string) => parts.find(({ id }) => id === page.items[line])?.id;
  const put = (line: string, part: string | undefined) =>
    write({
      // Activities and parts that no longer exist are removed.
      items: Object.fromEntries(
        lines.flatMap(({ id }) => {
          const under = id === line ? part : partOf(id);
          return under ? [[id, under]] : [];
        }),
      ) satisfies ShownLines,
    });
  const missing = parts.length === 0 ? 'noParts' : lines.length === 0 ? 'noItems' : null;
  return (
    <section aria-labelledby="page-items">
      <h2 id="page-items" className="text-2xl">
        {t('items.title')}
      </h2>
      <p className="text-ink-muted">{t(`items.${missing ?? 'text'}`)}</p>
      {!missing && (
        <ul className="mt-2">
          {lines.map((line) => {
            const { id, title, starts_at, time_zone } = line;
            const under = partOf(id);
            const hour = hourOf(
              { starts_at: new Date(starts_at * MINUTE_MS).toISOString(), time_zone },
              currentLanguage(),
            );
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
                <Checkbox
                  className="min-w-0 flex-1 basis-56"
                  label={
                    <>
                      <span className="text-ink-muted tabular">{hour}</span> <span>{title}</span>
                    </>
                  }
                  checked={under !== undefined}
                  onChange={(shown) => put(id, shown ? usualPart(line, parts) : undefined)}
                />
                {under !== undefined && parts.length > 1 && (
                  <select
                    aria-label={t('items.part', { title })}
                    value={under}
                    onChange={({ target }) => put(id, target.value)}
                    className="min-h-11 max-w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3"
                  >
                    {parts.map((part) => (
                      <option key={part.id} value={part.id}>
                        {part.name}
                      </option>
                    ))}
                  </select>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-1 text-sm">
        <Link
          to={missing === 'noParts' ? paths.guestList(plan.id) : paths.eventTimeline(plan.id)}
          className="inline-flex min-h-6 items-center text-accent-strong underline underline-offset-3"
        >
          {t(missing === 'noParts' ? 'parts.edit' : 'items.schedule')}
        </Link>
      </p>
    </section>
  );
}
