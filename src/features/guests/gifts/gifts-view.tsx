import { Check, Gift, Heart, List } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Household } from '@/domain/guests/guest';
import { compareNames, formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { PageHead } from '@/ui/page-head';
import { Segments } from '@/ui/segments';
import type { ChangeBook } from '../make-guests';
import type { GuestBook } from '../use-guest-book';

interface GiftsViewProps {
  book: GuestBook;
  toList: string;
  /** Opens the form for a household's gift. */
  onHousehold: (id: string) => void;
  onChange: ChangeBook;
}

const SHOWS = ['thank', 'given', 'all'] as const;
type Show = (typeof SHOWS)[number];
const ICONS = { thank: Heart, given: Gift, all: List };

const fits = ({ gift, thanked_at }: Household, show: Show): boolean =>
  show === 'all' || (gift !== null && (show === 'given' || thanked_at === null));

/** Each household's gift, and which households still have to be thanked. */
export function GiftsView({ book, toList, onHousehold, onChange }: GiftsViewProps) {
  const { t } = useTranslation('guests');
  const [show, setShow] = useState<Show>('thank');
  const all = useMemo(
    () => [...book.households.values()].sort((a, b) => compareNames(a.name, b.name)),
    [book.households],
  );
  const shown = all.filter((one) => fits(one, show));
  const left = all.filter((one) => fits(one, 'thank')).length;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHead back={{ to: toList, label: t('import.back') }} title={t('gifts.title')} />
        <p role="status" className="mt-1 text-ink-muted">
          {left > 0 && t('gifts.left', { count: left })}
        </p>
      </div>
      <Segments
        label={t('gifts.show')}
        segments={SHOWS.map((value) => ({ value, label: t(`gifts.shows.${value}`), icon: ICONS[value] }))}
        value={show}
        onChange={setShow}
      />
      {shown.length === 0 ? (
        <p className="py-8 text-center text-ink-muted">{t(`gifts.none.${show}`)}</p>
      ) : (
        <DataList
          groups={[{ id: 'gifts', rows: shown }]}
          keyOf={({ id }) => id}
          rowHeight={64}
          label={t('gifts.title')}
        >
          {(household) => (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <button
                type="button"
                onClick={() => onHousehold(household.id)}
                className="min-h-11 min-w-0 flex-1 basis-56 text-left hover:text-accent-strong"
              >
                <span className="block font-medium break-words">{household.name}</span>
                <span className="block text-sm break-words text-ink-muted">
                  {household.gift ?? t('gifts.unknown')}
                </span>
              </button>
              {household.thanked_at ? (
                <span className="inline-flex items-center gap-1.5 text-sm font-medium text-positive">
                  <Check className="size-4 shrink-0" />
                  <span>{t('gifts.thankedOn', { date: formatInstant(household.thanked_at) })}</span>
                </span>
              ) : (
                household.gift && (
                  <Button
                    look="secondary"
                    size="small"
                    icon={<Heart className="size-4.5" />}
                    aria-label={t('gifts.thankName', { name: household.name })}
                    onClick={() =>
                      onChange(
                        [
                          {
                            table: 'households',
                            before: household,
                            after: { ...household, thanked_at: new Date().toISOString() },
                          },
                        ],
                        t('gifts.thanked', { name: household.name }),
                      )
                    }
                  >
                    {t('gifts.thank')}
                  </Button>
                )
              )}
            </div>
          )}
        </DataList>
      )}
    </div>
  );
}
