import { BookUser } from 'lucide-react';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { useBook } from '../address-book/use-book';

/** Button that saves a quote's vendor in the person's address book, for later events. */
export function SaveContact({ quote }: { quote: VendorQuote }) {
  const { t } = useTranslation('vendors');
  const { query, take } = useBook();
  return (
    <Button
      look="quiet"
      className="-ml-4 self-start"
      // Waits for the address book. A vendor who is already in it is then updated instead of added again.
      busy={query.isPending}
      icon={<BookUser className="size-4.5" />}
      onClick={() => take([quote], () => t('book.saved', { name: quote.vendor_name }))}
    >
      {t('book.save')}
    </Button>
  );
}
