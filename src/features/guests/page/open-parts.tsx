import { Link } from 'react-router-dom';
import { EVENT_PARTS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Checkbox } from '@/ui/checkbox';
import type { PageEditing } from './use-event-page';

/**
 * Chooses the parts that the public page shows. A household's link always shows the parts to which the
 * household is invited.
 */
export function OpenParts({ editing }: { editing: PageEditing }) {
  const { t } = useTranslation('pageeditor');
  const { plan } = usePlanContext();
  const parts = useRows(EVENT_PARTS, plan.id);
  const { page, write } = editing;
  const { on, open } = page.sections.programme;
  if (!on) return null;
  return (
    <section aria-labelledby="page-parts">
      <h2 id="page-parts" className="text-2xl">
        {t('parts.title')}
      </h2>
      <p className="text-ink-muted">{t(open ? 'parts.text' : 'parts.closed')}</p>
      {open &&
        parts.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={page.open_parts.includes(id)}
            onChange={(shown) =>
              write({
                // Parts that no longer exist are removed.
                open_parts: parts.flatMap((part) =>
                  (part.id === id ? shown : page.open_parts.includes(part.id)) ? part.id : [],
                ),
              })
            }
          />
        ))}
      <p className="mt-1 text-sm">
        <Link to={paths.guestList(plan.id)} className="text-accent-strong underline underline-offset-3">
          {t('parts.edit')}
        </Link>
      </p>
    </section>
  );
}
