import { useMemo, useState } from 'react';
import type { StoredItem } from '@/data/ledger';
import {
  excessOf,
  firstDay,
  itemSchema,
  LEDGER_LENGTHS,
  lastPaymentDay,
  paymentDates,
} from '@/domain/ledger/item-schema';
import { isFirm, itemTotals } from '@/domain/ledger/ledger';
import { CATEGORIES } from '@/domain/plan/facts';
import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { FilesSection } from '@/parts/files/files-section';
import { useFiles } from '@/parts/files/use-files';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { ExcessDialog } from '../excess-dialog';
import { newItem } from '../make-items';
import { paidText } from '../paid-text';
import { faces } from '../rows';
import { useProblem } from '../use-problem';
import { AmountFields, fillPlanned } from './amount-fields';
import { PaymentsFields } from './payments-fields';
import { QuoteFiles } from './quote-files';
import { RatesFields } from './rates-fields';
import { TermsFields } from './terms-fields';

const Form = fields(itemSchema, 'ledger');

interface ItemSheetProps {
  /** The item to edit, or null for a new item. */
  item: StoredItem | null;
  onChange: ChangeRows<StoredItem>;
  /** Opens or closes the sheet; `true` reopens it on the same item. */
  onOpenChange: (open: boolean) => void;
}

/** Fields of an item. Common fields come first; all other fields are collapsed. */
function Fields() {
  const { t } = useTranslation('ledger');
  const label = useCategoryLabel();
  const { today } = usePlanContext();
  return (
    <>
      <Form.Text name="vendor_name" max={LEDGER_LENGTHS.name} label={t('form.vendor')} />
      <Form.Select name="category" options={CATEGORIES.map((one) => ({ value: one, label: label(one) }))} />
      <AmountFields />
      <Form.Date
        name="payment_date"
        nullable
        min={firstDay(today)}
        max={lastPaymentDay(today)}
        label={t('form.rest')}
        hint={t('form.restHint')}
      />
      <PaymentsFields />
      <RatesFields />
      <TermsFields />
      <Form.TextArea name="description" rows={3} max={LEDGER_LENGTHS.description} />
    </>
  );
}

export function ItemSheet({ onChange, onOpenChange, ...props }: ItemSheetProps) {
  const item = useOpenedRow(props.item);
  const { t } = useTranslation('ledger');
  const { plan, today, writes } = usePlanContext();
  const description = faces.budget_items.useDescription(plan.id);
  const problem = useProblem();
  const schema = useMemo(
    () => itemSchema({ today, event_date: plan.event_date, known: paymentDates(item) }),
    [today, plan.event_date, item],
  );
  /** The item that is saved if the person confirms excessive payments or refunds. */
  const [asked, setAsked] = useState<{
    after: StoredItem;
    answer: (after: StoredItem | null) => void;
  } | null>(null);
  const [fresh] = useState(() => newItem());
  const { version, ...fields } = item ?? fresh;
  const files = useFiles(plan.id, fields.id, item === null, 'budget-item');
  const { paid, committed } = itemTotals(item ?? fresh, plan.currency);
  const answer = (after: StoredItem | null) => {
    asked?.answer(after);
    setAsked(null);
  };
  return (
    <RowSheet
      row={item}
      description={description}
      form={{
        name: 'budget-item',
        schema,
        problem,
        values: {
          ...fields,
          planned_amount: item ? item.planned_amount : null,
          description: fields.description ?? '',
          payments: fields.payments.map((entry) => ({ ...entry, payer: entry.payer ?? '' })),
          cancellation: [...fields.cancellation],
        },
        prepare: fillPlanned,
        withFields: (saved) => {
          const after = { ...item, ...saved, version };
          return excessOf(item, after, plan.currency)
            ? new Promise((done) => setAsked({ after, answer: done }))
            : after;
        },
        fields: <Fields />,
      }}
      words={{
        newTitle: t('form.newTitle'),
        create: t('form.create'),
        save: t('form.save'),
        delete: t('form.delete'),
        said: (done, name) => t(`said.${done}`, { name }),
      }}
      onChange={(changes, said) => {
        onChange(changes, said);
        files.save();
      }}
      onOpenChange={onOpenChange}
    >
      {!writes && isFirm({ committed, paid }) && (
        <p>{paidText(t, { paid, total: committed, money: (cents) => formatMoney(cents, plan.currency) })}</p>
      )}
      <FilesSection files={files} />
      {item && <QuoteFiles item_id={item.id} />}
      {asked && (
        <ExcessDialog
          before={item}
          after={asked.after}
          onBack={() => answer(null)}
          onSave={(after) => answer(after)}
        />
      )}
    </RowSheet>
  );
}
