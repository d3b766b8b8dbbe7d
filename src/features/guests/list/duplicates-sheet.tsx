import { Merge } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import {
  type Duplicate,
  duplicateChoices,
  findDuplicates,
  type MergedField,
  mergeGuests,
  pairName,
} from '@/domain/guests/duplicates';
import type { Guest } from '@/domain/guests/guest';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { type ChangeBook, emptied } from '../make-guests';
import { faces } from '../rows';
import { type GuestBook, householdOf } from '../use-guest-book';

interface DuplicatesSheetProps {
  book: GuestBook;
  onClose: () => void;
  onChange: ChangeBook;
}

interface PairProps {
  pair: Duplicate;
  book: GuestBook;
  onMerge: (merged: Guest, gone: Guest) => void;
  onKeep: () => void;
}

function Pair({ pair, book, onMerge, onKeep }: PairProps) {
  const { t } = useTranslation('guests');
  const id = useId();
  const { plan } = usePlanContext();
  const { columns } = faces.guests.useDescription(plan.id);
  const { one, two } = pair;
  const { differing, theirs } = useMemo(() => duplicateChoices(one, two), [one, two]);
  const [chosen, setChosen] = useState<ReadonlySet<MergedField>>(theirs);
  const name = pairName(pair);
  const household = householdOf(book, one)?.name;
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <div>
        <h3 className="text-lg break-words">{name}</h3>
        <p className="text-sm text-ink-muted">
          {`${t(`duplicates.reason.${pair.reason}`)}${household ? ` · ${household}` : ''}`}
        </p>
      </div>
      {differing.map((field) => {
        const column = columns.find(({ key }) => key === field);
        if (!column) return null;
        return (
          <fieldset key={field}>
            <legend className="text-sm font-semibold">{column.label}</legend>
            <div className="grid gap-x-3 sm:grid-cols-2">
              {[one, two].map((guest, i) => (
                <label
                  key={guest.id}
                  className="flex min-h-11 cursor-pointer items-center gap-2.5 sm:min-h-9"
                >
                  <input
                    type="radio"
                    name={`${id}-${field}`}
                    checked={chosen.has(field) === (i === 1)}
                    onChange={() =>
                      setChosen((before) => {
                        const after = new Set(before);
                        if (i === 1) after.add(field);
                        else after.delete(field);
                        return after;
                      })
                    }
                    className="size-5 shrink-0"
                  />
                  <span className="min-w-0 break-words">{column.text(guest) ?? t('duplicates.nothing')}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
      {differing.length === 0 && <p className="text-ink-muted">{t('duplicates.same')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Merge className="size-4.5" />}
          aria-label={t('duplicates.mergeName', { name })}
          onClick={() => onMerge(mergeGuests(one, two, chosen), two)}
        >
          {t('duplicates.merge')}
        </Button>
        <Button look="quiet" size="small" aria-label={t('duplicates.keepName', { name })} onClick={onKeep}>
          {t('duplicates.keep')}
        </Button>
      </div>
    </li>
  );
}

const keyOf = ({ one, two }: Duplicate): string => [one.id, two.id].sort().join(' ');

/** Possible duplicates, which can be merged field by field or kept as two people. */
export function DuplicatesSheet({ book, onClose, onChange }: DuplicatesSheetProps) {
  const { t } = useTranslation(['guests', 'common']);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => findDuplicates(book.guests), [book.guests]);
  const pairs = found.filter((pair) => !kept.has(keyOf(pair)));
  return (
    <Sheet
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('duplicates.title')}
      closeLabel={t('common:close')}
    >
      <p role="status" className="mb-4 text-ink-muted">
        {pairs.length === 0 ? t('duplicates.none') : t('duplicates.found', { count: pairs.length })}
      </p>
      <ul className="flex flex-col gap-5">
        {pairs.slice(0, 50).map((pair) => (
          <Pair
            key={keyOf(pair)}
            pair={pair}
            book={book}
            onKeep={() => setKept((before) => new Set(before).add(keyOf(pair)))}
            onMerge={(merged, gone) => {
              // The deleted duplicate leaves its household. The kept guest might move to that household.
              const leaving = new Set([
                gone.id,
                ...(merged.household_id === pair.one.household_id ? [] : [pair.one.id]),
              ]);
              onChange(
                [
                  { table: 'guests', before: pair.one, after: merged },
                  { table: 'guests', before: gone, after: null },
                  ...emptied(book, leaving).filter(({ before }) => before?.id !== merged.household_id),
                ],
                t('duplicates.merged', { name: pairName(pair) }),
              );
            }}
          />
        ))}
      </ul>
    </Sheet>
  );
}
