import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredItem } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { overpaymentOf } from '@/domain/budget/item-schema';
import { Sheet } from '@/ui/sheet';
import { ItemForm } from './item-form';
import { ItemRead } from './item-read';
import { newItem } from './make-items';
import { OverpaymentDialog } from './overpayment-dialog';
import type { ChangeItems } from './use-change-rows';

interface ItemSheetProps {
  open: boolean;
  /** Null for a new one. */
  item: StoredItem | null;
  plan: Plan;
  today: string;
  readOnly: boolean;
  onClose: () => void;
  onChange: ChangeItems;
}

/** One item beside the page: read, changed or written anew. */
export function ItemSheet({ open, item, plan, today, readOnly, onClose, onChange }: ItemSheetProps) {
  const { t } = useTranslation(['ledger', 'common']);
  const [asked, setAsked] = useState<StoredItem | null>(null);
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
          onSave={(after) => (overpaymentOf(item, after) > 0 ? setAsked(after) : save(after))}
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
          after={asked}
          currency={plan.currency}
          onBack={() => setAsked(null)}
          onSave={save}
        />
      )}
    </Sheet>
  );
}
