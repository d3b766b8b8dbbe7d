import { useState } from 'react';
import type { Category } from '@/domain/plan/facts';
import { type QuoteForm, type QuoteProblem, quoteSchema } from '@/domain/vendors/quote-schema';
import { quoteValues } from '@/domain/vendors/quote-values';
import type { Stage, VendorQuote } from '@/domain/vendors/vendor';
import { numberInField } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FilesSection } from '@/parts/files/files-section';
import { useFiles } from '@/parts/files/use-files';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { newQuote } from '../make-quotes';
import { faces } from '../rows';
import { QuoteFormFields } from './quote-form';

interface QuoteSheetProps {
  quote: VendorQuote | null;
  /** The stage to show; a booking whose ledger item was deleted doesn't count as booked. */
  stage: Stage | undefined;
  category: Category;
  onChange: ChangeRows<VendorQuote>;
  /** Opens or closes the sheet; `true` reopens it on the same quote. */
  onOpenChange: (open: boolean) => void;
}

export function QuoteSheet({ category, stage, onChange, onOpenChange, ...props }: QuoteSheetProps) {
  const quote = useOpenedRow(props.quote);
  const { plan, writes } = usePlanContext();
  const { t } = useTranslation('vendors');
  const description = faces.vendor_quotes.useDescription(plan.id);
  const [fresh] = useState(() => newQuote(category));
  const row = quote ?? fresh;
  const shown = stage ?? row.stage;
  const files = useFiles(plan.id, row.id, quote === null, `quote-${category}`);
  const values: QuoteForm = quoteValues({ ...row, stage: shown }, numberInField);
  return (
    <RowSheet
      // People who can only read the plan see a booking as not booked if its ledger item was deleted.
      row={quote && !writes ? { ...quote, stage: shown } : quote}
      description={description}
      form={{
        name: `quote-${category}`,
        schema: quoteSchema,
        problem: (message) => t(`problem.${message as QuoteProblem}`),
        values,
        withFields: (fields) => {
          // If the person kept the shown stage, the stored stage stays. The booking therefore returns when
          // its ledger item is restored.
          const next = fields.stage === shown ? row.stage : fields.stage;
          return {
            ...row,
            ...fields,
            stage: next,
            item_id: next === 'booked' ? row.item_id : null,
            // Newly entered availability refers to the current event date.
            ...(fields.free_on_date !== row.free_on_date && { event_on: plan.event_date }),
          };
        },
        fields: <QuoteFormFields quote={row} isNew={quote === null} stage={shown} />,
      }}
      words={{
        newTitle: t('form.newTitle'),
        create: t('form.create'),
        save: t('form.save'),
        delete: t('form.delete'),
        said: (done, name) =>
          t(done === 'deleted' && shown === 'booked' ? 'said.deletedBooked' : `said.${done}`, { name }),
      }}
      onChange={(changes, said) => {
        onChange(changes, said);
        files.save();
      }}
      onOpenChange={onOpenChange}
    >
      <FilesSection files={files} />
    </RowSheet>
  );
}
