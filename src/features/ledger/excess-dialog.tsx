import type { StoredItem } from '@/data/ledger';
import { excessOf } from '@/domain/ledger/item-schema';
import { priceOf } from '@/domain/ledger/ledger-item';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface ExcessDialogProps {
  before: StoredItem | null;
  after: StoredItem;
  onSave: (item: StoredItem) => void;
  onBack: () => void;
}

/**
 * Asks for confirmation if payments exceed the agreed price, or if refunds exceed payments. Either the price
 * has changed, or an amount is wrong.
 */
export function ExcessDialog({ before, after, onSave, onBack }: ExcessDialogProps) {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const { kind, amount } = excessOf(before, after, currency) ?? { kind: 'over', amount: 0 };
  const agreed = after.actual_amount ?? 0;
  const price = agreed + amount;
  // If tax or service is added to the price, rounding can make a total equal to the payments impossible. The
  // couple must then enter the price by hand.
  const plain = kind === 'over' && priceOf(agreed, after, currency).total === agreed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onBack()}
      title={t(`${kind}.title`)}
      description={t(`${kind}.text`, { name: after.vendor_name, amount: formatMoney(amount, currency) })}
    >
      <div className="flex flex-col gap-2">
        {plain && (
          <Button onClick={() => onSave({ ...after, actual_amount: price })}>
            {t('over.raise', { price: formatMoney(price, currency) })}
          </Button>
        )}
        <Button look="secondary" onClick={() => onSave(after)}>
          {t(`${kind}.keep`)}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('over.back')}
        </Button>
      </div>
    </Dialog>
  );
}
