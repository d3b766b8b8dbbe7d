import { useState } from 'react';
import type { Category } from '@/domain/plan/facts';
import { sameJson } from '@/domain/same-json';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { useTranslation } from '@/lib/translation';
import { FilesSection } from '@/parts/files/files-section';
import { useFiles } from '@/parts/files/use-files';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { Sheet } from '@/ui/sheet';
import { newQuote } from '../make-quotes';
import { faces } from '../rows';
import { QuoteForm } from './quote-form';

interface QuoteSheetProps {
  open: boolean;
  /** Null for a new one. */
  quote: VendorQuote | null;
  category: Category;
  onClose: () => void;
  onReopen: () => void;
  onChange: ChangeRows<VendorQuote>;
}

function Read({ quote }: { quote: VendorQuote }) {
  const { plan } = usePlanContext();
  const { columns } = faces.vendor_quotes.useDescription(plan.id);
  return (
    <dl className="flex flex-col gap-3 break-words">
      {columns.map(({ key, label, text }) => {
        const said = text(quote);
        return (
          said !== null && (
            <div key={key}>
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="whitespace-pre-line">{said}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** One quote beside the page: read, changed or newly written. */
export function QuoteSheet(props: QuoteSheetProps) {
  const { open, category, onClose, onReopen, onChange } = props;
  const quote = useOpenedRow(props.quote);
  const { plan, today, editable } = usePlanContext();
  const { t } = useTranslation(['vendors', 'common']);
  const [fresh] = useState(() => newQuote(category));
  const files = useFiles(plan.id, (quote ?? fresh).id, quote === null, `quote-${category}`);
  const attached = <FilesSection files={files} plan_id={plan.id} editable={editable} />;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={quote ? quote.vendor_name : t('form.newTitle')}
      closeLabel={t('common:close')}
    >
      {quote && !editable ? (
        <div className="flex flex-col gap-6">
          <Read quote={quote} />
          {attached}
        </div>
      ) : (
        <QuoteForm
          quote={quote ?? fresh}
          isNew={quote === null}
          plan={plan}
          category={category}
          today={today}
          onSave={(fields) => {
            onClose();
            const after = { ...(quote ?? fresh), ...fields };
            if (!quote) {
              onChange([{ before: null, after }], t('said.added', { name: after.vendor_name }));
              return files.save();
            }
            if (!sameJson(after, quote))
              onChange([{ before: quote, after }], t('said.saved', { name: after.vendor_name }));
          }}
          onDelete={
            quote
              ? () => {
                  onClose();
                  onChange([{ before: quote, after: null }], t('said.deleted', { name: quote.vendor_name }));
                }
              : undefined
          }
          onReopen={onReopen}
        >
          {attached}
        </QuoteForm>
      )}
    </Sheet>
  );
}
