import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { overpaymentOf } from '@/domain/budget/item-schema';
import type { ChangeRows } from '@/parts/use-change-rows';
import { Sheet } from '@/ui/sheet';
import { ItemForm } from './item-form';
import { ItemRead } from './item-read';
import { newItem } from './make-items';
import { OverpaymentDialog } from './overpayment-dialog';

interface ItemSheetProps {
  open: boolean;
  /** Null for a new one. */
  item: StoredItem | null;
  plan: Plan;
  today: string;
  readOnly: boolean;
  onClose: () => void;
  /** Opens it again on the same item. */
  onReopen?: () => void;
  onChange: ChangeRows<StoredItem>;
}

/** One item beside the page: read, changed or written anew. */
export function ItemSheet(props: ItemSheetProps) {
  const { open, item, plan, today, readOnly, onClose, onReopen, onChange } = props;
  const { t } = useTranslation(['ledger', 'common']);
  /** An item that is asked about before it is saved. */
  const [asked, setAsked] = useState<{ after: StoredItem; answer: (saved: boolean) => void } | null>(null);
  const [fresh] = useState(() => newItem());
  const save = (after: StoredItem) => {
    setAsked(null);
    onClose();
    if (JSON.stringify(after) === JSON.stringify(item)) return;
    const name = after.vendor_name;
    onChange([{ before: item, after }], t(item ? 'said.saved' : 'said.added', { name }));
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={item ? item.vendor_name : t('form.newTitle')}
      closeLabel={t('common:close')}
    >
      {item && readOnly ? (
        <ItemRead item={item} currency={plan.currency} />
      ) : (
        <ItemForm
          item={item ?? fresh}
          isNew={item === null}
          currency={plan.currency}
          today={today}
          onSave={(after) =>
            overpaymentOf(item, after) > 0
              ? new Promise((answer) => setAsked({ after, answer }))
              : save(after)
          }
          onReopen={onReopen}
          onDelete={
            item
              ? () => {
                  onClose();
                  onChange([{ before: item, after: null }], t('said.deleted', { name: item.vendor_name }));
                }
              : undefined
          }
        />
      )}
      {asked && (
        <OverpaymentDialog
          before={item}
          after={asked.after}
          currency={plan.currency}
          onBack={() => {
            asked.answer(false);
            setAsked(null);
          }}
          onSave={(after) => {
            asked.answer(true);
            save(after);
          }}
        />
      )}
    </Sheet>
  );
}
