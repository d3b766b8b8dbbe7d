import { Baby, Check, X } from 'lucide-react';
import { memo, useMemo } from 'react';
import { acceptAddition, declineAddition, type OpenAddition, openAdditions } from '@/domain/guests/additions';
import { fullName, isBaby } from '@/domain/guests/guest';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { ChangeBook } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import { FoldedPanel } from './folded-panel';

interface AdditionsPanelProps {
  book: GuestBook;
  onChange: ChangeBook;
}

/**
 * Babies and children that households ask to bring. If the hosts accept a child, it becomes a guest. If they
 * decline, the household is told.
 */
export const AdditionsPanel = memo(function AdditionsPanel({ book, onChange }: AdditionsPanelProps) {
  const { t } = useTranslation('guests');
  const asked = useMemo(() => openAdditions(book.households.values()), [book.households]);
  if (asked.length === 0) return null;
  const accept = (one: OpenAddition, name: string) => {
    const { household, guest } = acceptAddition(one);
    onChange(
      [
        { table: 'guests', before: null, after: guest },
        { table: 'households', before: one.household, after: household },
      ],
      t('additions.accepted', { name }),
    );
  };
  return (
    <FoldedPanel icon={Baby} tone="waits" title={t('additions.title', { count: asked.length })}>
      <p className="text-ink-muted">{t('additions.text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {asked.map((one) => {
          const { household, id, addition } = one;
          const name = fullName(addition);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <p className="min-w-0 flex-1 basis-56 break-words">
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-ink-muted">
                  {`${isBaby(addition) ? t('additions.baby') : t('additions.age', { count: addition.age })} · ${household.name}`}
                </span>
              </p>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  icon={<Check className="size-4.5" />}
                  aria-label={t('additions.acceptOf', { name })}
                  onClick={() => accept(one, name)}
                >
                  {t('additions.accept')}
                </Button>
                <Button
                  look="secondary"
                  size="small"
                  icon={<X className="size-4.5" />}
                  aria-label={t('additions.declineOf', { name })}
                  onClick={() =>
                    onChange(
                      [{ table: 'households', before: household, after: declineAddition(one) }],
                      t('additions.declined', { name }),
                    )
                  }
                >
                  {t('additions.decline')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </FoldedPanel>
  );
});
