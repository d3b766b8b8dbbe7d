import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { Announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import type { DraftChoices } from './use-allocation-draft';
import type { LeftCategory } from './use-left-with-money';

interface BarProps {
  draft: DraftChoices;
  currency: string;
  /** Categories that the change would exclude although they have agreed amounts. */
  leaving: readonly LeftCategory[];
  /** Called when the buttons disappear, so that the focus can move elsewhere. */
  onDone: () => void;
}

/**
 * Bar to accept or discard an unsaved change of the allocation. While a fact is edited, that fact has a bar
 * of its own instead.
 */
export function AllocationDraftBar({ draft, currency, leaving, onDone }: BarProps) {
  const { t } = useTranslation(['plans', 'modules']);
  const label = useCategoryLabel();
  const { allocation, refused, accept, dismiss } = draft;
  const text = allocation.ok
    ? t('allocationDraft.text', { total: formatMoney(allocation.total, currency) })
    : t('preview.impossible');
  const after = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <section
      aria-label={t('allocationDraft.title')}
      data-allocation-draft=""
      className="fixed bottom-(--bottom-bars) z-10 flex flex-wrap items-center gap-x-2 gap-y-1.5 border-line bg-surface px-4 py-2.5 max-lg:inset-x-0 max-lg:border-t sm:max-lg:px-6 lg:card lg:bottom-4 lg:w-max lg:max-w-100 short:static print:hidden [:root:has([data-fact-form])_&]:static"
    >
      <Announce text={text} />
      <p className="w-full text-sm text-ink-muted">{refused ? t('modules:draft.refused') : text}</p>
      {leaving.map(({ category, committed }) => (
        <p key={category} role="status" className="w-full text-sm text-attention">
          {t('allocationDraft.leaving', {
            category: label(category),
            amount: formatMoney(committed, currency),
          })}
        </p>
      ))}
      <Button size="small" disabled={!allocation.ok} onClick={after(accept)}>
        {t('allocationDraft.accept')}
      </Button>
      <Button look="quiet" size="small" onClick={after(dismiss)}>
        {t('preview.dismiss')}
      </Button>
    </section>
  );
}
