import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EVENT_PARTS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import type { EventPart } from '@/domain/guests/guest';
import { partSchema } from '@/domain/guests/schema';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Checkbox } from '@/ui/checkbox';
import { TextField } from '@/ui/field';
import type { PageEditing } from './use-event-page';

/** Field for a part's capacity. It is saved when the field loses the focus. */
function CapacityField({ part }: { part: EventPart }) {
  const { t } = useTranslation('registrations');
  const change = useChangeRows(EVENT_PARTS, usePlanContext().plan.id);
  const stored = part.capacity === null ? '' : String(part.capacity);
  const [typed, setTyped] = useState<string | null>(null);
  const read = partSchema.shape.capacity.safeParse(typed ?? stored);
  const leave = () => {
    if (typed === null || !read.success) return;
    setTyped(null);
    if (read.data !== part.capacity)
      change(
        [{ before: part, after: { ...part, capacity: read.data } }],
        t('open.saved', { part: part.name }),
      );
  };
  return (
    <TextField
      label={
        <>
          <span aria-hidden="true">{t('open.capacity')}</span>
          <span className="sr-only">{t('open.capacityOf', { part: part.name })}</span>
        </>
      }
      hint={t('open.capacityHint')}
      inputMode="numeric"
      value={typed ?? stored}
      error={read.success ? undefined : t('open.wrong')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      className="max-w-40"
    />
  );
}

/** Chooses the parts for which visitors can register on the page, and the capacity of each part. */
export function RegistrationPanel({ editing, opens }: { editing: PageEditing; opens: boolean }) {
  const { t } = useTranslation('registrations');
  const { plan } = usePlanContext();
  const parts = useRows(EVENT_PARTS, plan.id);
  const { page, write } = editing;
  const isOpen = ({ id }: EventPart) => page.registration_parts.includes(id);
  return (
    <section aria-labelledby="page-registration">
      <h2 id="page-registration" className="text-2xl">
        {t('open.title')}
      </h2>
      <p className="text-ink-muted">
        {t(parts.length === 0 ? 'open.noParts' : opens ? 'open.text' : 'open.closed')}
      </p>
      <ul className="mt-2 flex flex-col gap-3">
        {parts.map((part) => (
          <li key={part.id}>
            <Checkbox
              label={t('open.part', { part: part.name })}
              checked={isOpen(part)}
              onChange={(open) =>
                write({
                  // Parts that no longer exist are removed.
                  registration_parts: parts.flatMap((one) =>
                    (one.id === part.id ? open : isOpen(one)) ? one.id : [],
                  ),
                })
              }
            />
            {isOpen(part) && (
              <div className="pb-5 pl-7.5">
                <CapacityField part={part} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm">
        <Link
          to={parts.length === 0 ? paths.guestList(plan.id) : paths.guestPage(plan.id, 'registrations')}
          className="inline-flex min-h-6 items-center text-accent-strong underline underline-offset-3"
        >
          {t(parts.length === 0 ? 'open.toParts' : 'open.see')}
        </Link>
      </p>
    </section>
  );
}
