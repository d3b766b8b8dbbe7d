import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react';
import type { Difference } from '@/domain/allocation/compare';
import type { CategoryChoice } from '@/domain/plan/facts';
import type { AllocationPreview as Preview } from '@/domain/plan-allocation/stored-allocation';
import { formatDifference, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { errorText } from '@/parts/allocation/allocation-reasons';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { Announce } from '@/ui/announce';
import { cx } from '@/ui/class-names';
import { Notice } from '@/ui/states';

interface AllocationPreviewProps {
  preview: Preview;
  currency: string;
  choices: readonly CategoryChoice[];
}

function Change({ one, currency }: { one: Difference; currency: string }) {
  const { t } = useTranslation('plans');
  const label = useCategoryLabel()(one.category);
  const Icon = one.difference > 0 ? ArrowUp : ArrowDown;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2">
      <span className="row-span-2">
        <CategoryMark category={one.category} small />
      </span>
      <span className="break-words">{label}</span>
      <span className="tabular text-right font-semibold">{formatMoney(one.after ?? 0, currency)}</span>
      <span className="tabular text-sm text-ink-muted">
        {t('preview.was', { amount: formatMoney(one.before ?? 0, currency) })}
      </span>
      <span
        className={cx(
          'tabular flex items-center justify-end gap-1 text-sm font-medium',
          one.difference > 0 ? 'text-positive' : 'text-attention',
        )}
      >
        <Icon className="size-4 shrink-0" />
        <span>{formatDifference(one.difference, currency)}</span>
      </span>
    </li>
  );
}

export function AllocationPreviewPanel({ preview, currency, choices }: AllocationPreviewProps) {
  const { t } = useTranslation('plans');
  const { t: budget } = useTranslation(['budget', 'common']);
  if (!preview.ok)
    return (
      <>
        <Announce text={t('preview.impossible')} />
        <Notice tone="danger" icon={<CircleAlert className="mt-0.5 size-5 shrink-0" />}>
          {errorText(budget, preview, currency)}
        </Notice>
      </>
    );
  const moved = preview.differences.filter(({ difference }) => difference !== 0);
  const kept = choices.filter(({ selected, locked }) => selected && locked).length;
  return (
    <div className="rounded-card border border-line bg-paper px-4 py-3">
      <Announce text={moved.length === 0 ? t('preview.none') : t('preview.moved', { count: moved.length })} />
      <p className="font-semibold">{t('preview.title')}</p>
      {moved.length === 0 ? (
        <p className="text-ink-muted">{t('preview.none')}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {moved.map((one) => (
            <Change key={one.category} one={one} currency={currency} />
          ))}
        </ul>
      )}
      {kept > 0 && <p className="mt-1 text-sm text-ink-muted">{t('preview.kept', { count: kept })}</p>}
    </div>
  );
}
