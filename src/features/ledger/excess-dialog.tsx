import type { StoredItem } from '@/data/ledger';
import { overpaymentOf } from '@/domain/ledger/item-schema';
import { priceOf } from '@/domain/ledger/ledger-item';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

interface OverpaymentDialogProps {
  before: StoredItem | null;
  after: StoredItem;
  onSave: (item: StoredItem) => void;
  onBack: () => void;
}

/** Asks before more is paid than was agreed: the price may have gone up, or a figure may be wrong. */
export function OverpaymentDialog({ before, after, onSave, onBack }: OverpaymentDialogProps) {
  const { t } = useTranslation('ledger');
  const { currency } = usePlanContext().plan;
  const over = overpaymentOf(before, after);
  const agreed = after.actual_amount ?? 0;
  const price = agreed + over;
  // Where tax or service come on top, no price may come to exactly this sum; the couple then writes it themselves.
  const plain = priceOf(agreed, after).total === agreed;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onBack()}
      title={t('over.title')}
      description={t('over.text', { name: after.vendor_name, amount: formatMoney(over, currency) })}
    >
      <div className="flex flex-col gap-2">
        {plain && (
          <Button onClick={() => onSave({ ...after, actual_amount: price })}>
            {t('over.raise', { price: formatMoney(price, currency) })}
          </Button>
        )}
        <Button look="secondary" onClick={() => onSave(after)}>
          {t('over.keep')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('over.back')}
        </Button>
      </div>
    </Dialog>
  );
}
