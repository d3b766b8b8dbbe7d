import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveVendors, vendorsKey, vendorsQuery } from '@/data/vendors';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { currentSession } from '@/lib/session-state';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';

/** Keeps the vendor of a quote in the person's address book, for later events. */
export function SaveContact({ quote }: { quote: VendorQuote }) {
  const { t } = useTranslation('vendors');
  const client = useQueryClient();
  const userId = currentSession().user?.id ?? '';
  const save = useMutation({
    // What is there already is brought up to date instead of doubled.
    mutationFn: async () =>
      saveVendors([quote], await client.fetchQuery({ ...vendorsQuery(userId), staleTime: 0 })),
    onSuccess: () => toast({ title: t('book.saved', { name: quote.vendor_name }) }),
    onError: () => toast({ title: t('book.failed'), tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: vendorsKey(userId) }),
  });
  return (
    <Button
      look="quiet"
      className="-ml-4 self-start"
      busy={save.isPending}
      icon={<BookUser aria-hidden="true" className="size-4.5" />}
      onClick={() => save.mutate()}
    >
      {t('book.save')}
    </Button>
  );
}
