import { Lock, LockOpen } from 'lucide-react';
import { useRef } from 'react';
import type { AllocationLine, Basis } from '@/domain/allocation/allocation';
import type { Cents } from '@/domain/money';
import type { CategoryChoice } from '@/domain/plan/facts';
import { formatMoney, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { AllocationWhy } from './allocation-why';
import { AmountInput } from './amount-input';
import { CategoryMark, useCategoryLabel } from './category-mark';
import { RangeBar, RangeText } from './range-bar';

interface RowProps {
  line: AllocationLine;
  basis: Basis | null;
  currency: string;
  country: string;
  /**
   * Reserve for unexpected costs. It is part of the `miscellaneous` category and is shown only in that row.
   */
  contingency: Cents;
  choice: CategoryChoice | undefined;
  /** Undefined if the amounts are read-only. */
  edit?: RowEdit | undefined;
  problem?: Pieces;
  beneath?: Pieces;
}

export interface RowEdit {
  /** Called when a lock is set or removed. */
  set: (choice: CategoryChoice) => void;
  /** Called at each keystroke while an amount is being typed. */
  type: (choice: CategoryChoice) => void;
  /** Called when typing ends. `text` is announced to screen readers. */
  done: (text: string) => void;
}

function LockToggle({ line, label, currency, edit, choice }: RowProps & { label: string }) {
  const { t } = useTranslation('budget');
  if (!edit || !choice) return null;
  const Icon = line.locked ? Lock : LockOpen;
  const name = line.locked
    ? t('rows.unlock', { category: label })
    : t('rows.lock', { category: label, amount: formatMoney(line.amount, currency) });
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => edit.set({ ...choice, locked: !line.locked, allocated_amount: line.amount })}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150',
        line.locked ? 'bg-ink text-paper' : 'text-ink-muted hover:bg-accent-soft hover:text-accent-strong',
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}

function Amount({ line, label, currency, edit, choice }: RowProps & { label: string }) {
  const { t } = useTranslation('budget');
  const before = useRef<CategoryChoice | null>(null);
  if (!edit || !choice) {
    return <span className="tabular text-lg font-semibold">{formatMoney(line.amount, currency)}</span>;
  }
  return (
    <AmountInput
      label={t('rows.amount', { category: label })}
      value={line.amount}
      currency={currency}
      fixed={line.locked}
      onEnter={() => {
        before.current = choice;
      }}
      onType={(amount) => edit.type({ ...choice, locked: true, allocated_amount: amount })}
      onRestore={() => before.current && edit.type(before.current)}
      onDone={() =>
        edit.done(t('rows.updated', { category: label, amount: formatMoney(line.amount, currency) }))
      }
    />
  );
}

/** One category: its amount, where the amount lies in the usual range, and the reasons for the amount. */
export function AllocationRow(props: RowProps) {
  const { t } = useTranslation('budget');
  const { line, basis, currency, country, contingency, edit } = props;
  const label = useCategoryLabel()(line.category);
  const { amount, low, typical, high } = line;
  const range = high > 0 && { amount, low, typical, high, currency };
  return (
    <li className="break-inside-avoid py-4">
      <div className="flex items-center gap-2 large-text:flex-wrap sm:gap-3">
        <div className="grid min-w-0 flex-1 large-text:basis-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 sm:gap-x-3">
          <span className="flex sm:row-span-2">
            <CategoryMark category={line.category} small="phone" />
          </span>
          <h3 className="font-sans text-base font-semibold tracking-normal break-words hyphens-auto sm:self-end">
            {label}
          </h3>
          <p className="tabular col-start-2 flex flex-wrap items-center gap-x-2 text-sm text-ink-muted sm:self-start">
            <span>
              <span>{formatPercent(line.share)}</span> <span className="sr-only">{t('rows.ofTotal')}</span>
            </span>
            {line.locked && (
              <span className="inline-flex items-center gap-1 font-medium text-ink">
                {!edit && <Lock className="size-3.5" />}
                <span>{t('rows.locked')}</span>
              </span>
            )}
          </p>
        </div>
        <div className={edit ? 'w-32 shrink-0 large-text:w-full sm:w-40' : undefined}>
          <Amount {...props} label={label} />
        </div>
        <LockToggle {...props} label={label} />
      </div>
      {props.problem && <div className="mt-3 sm:pl-13">{props.problem}</div>}
      <div className="mt-2 sm:pl-13">
        {range && <RangeBar category={line.category} {...range} />}
        {props.beneath}
        {contingency > 0 && line.category === 'miscellaneous' && (
          <p className="mt-1 text-sm text-ink-muted">
            {t('rows.contingency', { amount: formatMoney(contingency, currency) })}
          </p>
        )}
        {basis && (
          <AllocationWhy line={line} basis={basis} currency={currency} country={country} label={label}>
            {range && <RangeText {...range} />}
          </AllocationWhy>
        )}
      </div>
    </li>
  );
}
