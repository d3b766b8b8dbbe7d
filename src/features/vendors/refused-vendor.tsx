import { useMemo } from 'react';
import { bookNowQuery } from '@/data/address-book';
import { VENDORS } from '@/data/vendors';
import type { Vendor } from '@/domain/vendors/vendor';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { RefusedRow, type RefusedRowProps } from '@/parts/rows/refused-row';
import type { RowDescription } from '@/parts/rows/row-description';

const WORDS = ['contact_name', 'email', 'phone', 'website', 'place', 'language', 'notes'] as const;

function useVendorDescription(): RowDescription<Vendor> {
  const { t } = useTranslation('vendors');
  const category = useCategoryLabel();
  return useMemo(
    () => ({
      title: ({ vendor_name }) => vendor_name,
      limit: t('book.limit'),
      href: ({ category }) => paths.vendorComparison(category ?? 'venue'),
      columns: [
        { key: 'vendor_name', label: t('field.vendor_name'), text: (vendor) => vendor.vendor_name },
        { key: 'category', label: t('field.category'), text: (vendor) => category(vendor.category) },
        ...WORDS.map((key) => ({ key, label: t(`field.${key}`), text: (vendor: Vendor) => vendor[key] })),
      ],
    }),
    [t, category],
  );
}

export default function RefusedVendor(props: RefusedRowProps) {
  const { plan_id: userId, key } = props.entry;
  return (
    <RefusedRow
      {...props}
      noun={VENDORS}
      description={useVendorDescription()}
      now={bookNowQuery(userId, key)}
    />
  );
}
