import { Link } from 'react-router-dom';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { FilesSection } from '@/parts/files/files-section';
import { useFiles } from '@/parts/files/use-files';
import { usePlanContext } from '@/parts/module/plan-context';

function OfQuote({ quote }: { quote: VendorQuote }) {
  const { t } = useTranslation('ledger');
  const { plan } = usePlanContext();
  const files = useFiles(plan.id, quote.id, false);
  if (files.list.length === 0) return null;
  return (
    <FilesSection files={files} readOnly title={t('quoteFiles.title')}>
      <Link
        to={paths.vendorComparison(quote.category, plan.id)}
        className="inline-flex min-h-11 items-center self-start text-sm text-accent-strong underline underline-offset-4"
      >
        {t('quoteFiles.open', { name: quote.vendor_name })}
      </Link>
    </FilesSection>
  );
}

/** Files of the quote from which this item was booked. They can be changed only in the quote. */
export function QuoteFiles({ item_id }: { item_id: string }) {
  const quotes = useRows(QUOTES, usePlanContext().plan.id).filter((quote) => quote.item_id === item_id);
  return quotes.map((quote) => <OfQuote key={quote.id} quote={quote} />);
}
