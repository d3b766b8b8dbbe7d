import type { QuickEntry, QuickPresses } from '@/domain/ledger/quick-entry';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { Chip, Chips } from '@/ui/chips';
import { inputClass } from '@/ui/field';

interface QuickChipsProps {
  presses: QuickPresses;
  /** Preview of the entry, or null while the line is incomplete. */
  entry: QuickEntry | null;
  /** True if the entry belongs to an existing item and therefore has that item's category. */
  joins: boolean;
  onPress: (presses: QuickPresses) => void;
}

/** Moves the focus to the date field that the click has opened. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Chips that add what the quick line lacks: date, kind of payment, category. */
export function QuickChips({ presses, entry, joins, onPress }: QuickChipsProps) {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const kind = presses.kind ?? entry?.kind ?? 'payment';
  const back = kind === 'refund';
  const { when } = presses;
  const time = (one: NonNullable<QuickPresses['when']>, text: string) => (
    <Chip
      pressed={when === one}
      onPress={() => onPress({ ...presses, when: when === one ? null : one, day: null })}
    >
      {text}
    </Chip>
  );
  const other = (one: 'deposit' | 'refund') => (
    <Chip
      pressed={kind === one}
      onPress={() => onPress({ ...presses, kind: kind === one ? 'payment' : one })}
    >
      {t(`quick.chip.${one}`)}
    </Chip>
  );
  return (
    <Chips label={t('quick.chip.label')}>
      {time('today', t(back ? 'quick.chip.receivedToday' : 'quick.chip.paidToday'))}
      {time('paid', t(back ? 'quick.chip.receivedOn' : 'quick.chip.paidOn'))}
      {time('due', t(back ? 'quick.chip.expectedOn' : 'quick.chip.dueOn'))}
      {(when === 'paid' || when === 'due') && (
        <input
          type="date"
          key={when}
          ref={focus}
          aria-label={t('quick.chip.day')}
          value={presses.day ?? entry?.date ?? ''}
          onChange={({ target }) => onPress({ ...presses, day: target.value })}
          className={`${inputClass} max-w-44`}
        />
      )}
      {other('deposit')}
      {other('refund')}
      {!joins && (
        <select
          aria-label={t('quick.chip.category')}
          value={presses.category ?? entry?.category ?? 'miscellaneous'}
          onChange={({ target }) => onPress({ ...presses, category: target.value as Category })}
          className="min-h-11 max-w-full rounded-full border border-line-strong bg-surface px-3 font-semibold sm:text-sm sm:min-h-9"
        >
          {CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {label(one)}
            </option>
          ))}
        </select>
      )}
    </Chips>
  );
}
