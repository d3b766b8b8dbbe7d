import { useMemo } from 'react';
import { bookNowQuery } from '@/data/address-book';
import { QUOTES } from '@/data/vendor-quotes';
import { VENDORS } from '@/data/vendors';
import { countCell } from '@/domain/csv';
import { MAX_RATE } from '@/domain/ledger/ledger-item';
import type { Vendor, VendorQuote } from '@/domain/vendors/vendor';
import { formatDate, formatList, formatMoney, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { FILE_FACE } from '@/parts/files/file-face';
import { useCurrency } from '@/parts/plan/use-currency';
import { nestedColumn, searched, textColumn } from '@/parts/rows/columns';
import { face } from '@/parts/rows/face';
import type { Column, RowDescription } from '@/parts/rows/row-description';
import { askedText, cancelSteps, inclusionText, rateText } from './compare-rows';

type Key = keyof VendorQuote;

function useQuoteDescription(plan_id: string): RowDescription<VendorQuote> {
  const currency = useCurrency(plan_id);
  const { t } = useTranslation(['vendors', 'common']);
  const category = useCategoryLabel();
  return useMemo(() => {
    const money = (cents: number) => formatMoney(cents, currency);
    const column = <K extends Key>(
      key: K,
      text: (value: NonNullable<VendorQuote[K]>) => string,
    ): Column<VendorQuote> => ({
      key,
      label: t(`field.${key}` as 'field.price'),
      text: (quote) => {
        const value = quote[key];
        return value === null || value === undefined ? null : text(value) || null;
      },
    });
    const yes = (value: boolean) => t(value ? 'yes' : 'no');
    const included = (value: boolean) => t(value ? 'says.included.yes' : 'says.included.no');
    const plain = (value: string) => value;
    const count = (value: number) => formatNumber(value, 1);
    const day = (value: string) => formatDate(value, 'medium');
    const instalments = (quote: VendorQuote) =>
      quote.instalments.map(({ rate, days_before }) =>
        t(rate === MAX_RATE ? 'payRest' : 'payStep', {
          fee: rateText(rate),
          count: days_before,
        }),
      );
    return {
      title: ({ vendor_name }: VendorQuote) => vendor_name,
      limit: t('limit'),
      href: ({ category }) => paths.vendorComparison(category, plan_id),
      columns: [
        column('vendor_name', plain),
        { key: 'category', label: t('field.category'), text: (quote) => category(quote.category) },
        column('stage', (value) => t(`stage.${value}`)),
        {
          key: 'price',
          label: t('field.price'),
          text: (quote) => askedText(t, quote, currency),
        },
        ...(
          [
            'minimum_guests',
            'guests_included',
            'unit_capacity',
            'units',
            'hours_included',
            'capacity',
            'rating',
            'reviews',
            'style',
          ] as const
        ).map((key) => column(key, count)),
        ...(
          [
            'minimum_spend',
            'extra_guest',
            'child_price',
            'extra_hour',
            'travel',
            'extras',
            'guarantee',
            'deposit',
          ] as const
        ).map((key) => column(key, money)),
        // Only said of a vendor that asks a price for an extra hour.
        {
          key: 'extra_hour_per_guest',
          label: t('field.extra_hour_per_guest'),
          text: (quote) => (quote.extra_hour === null ? null : yes(quote.extra_hour_per_guest)),
        },
        column('tax_included', included),
        column('tax_rate', rateText),
        column('service_included', included),
        column('service_rate', rateText),
        column('service_taxed', yes),
        column('deposit_rate', rateText),
        {
          key: 'includes',
          label: t('field.includes'),
          text: (quote) =>
            quote.includes.length === 0
              ? null
              : formatList(quote.includes.map((key) => inclusionText(t, quote.category, key))),
        },
        nestedColumn('instalments', t('field.instalments'), instalments),
        nestedColumn('cancellation', t('field.cancellation'), (quote) => cancelSteps(t, quote)),
        ...(['date_change', 'insurance', 'substitute', 'free_on_date', 'serves_place'] as const).map((key) =>
          column(key, yes),
        ),
        ...(['valid_until', 'chase_on', 'asked_on', 'answered_on'] as const).map((key) => column(key, day)),
        ...(['contact_name', 'email', 'phone', 'website', 'place'] as const).map((key) => column(key, plain)),
        column('language', (value) => t(`language.${value}`)),
        column('notes', plain),
        nestedColumn('own_lines', t('field.own_lines'), (quote) =>
          quote.own_lines.map(({ name, text }) => `${name}: ${text}`),
        ),
        column('message', plain),
      ],
    };
  }, [t, category, plan_id, currency]);
}

function useVendorDescription(): RowDescription<Vendor> {
  const { t } = useTranslation('vendors');
  const category = useCategoryLabel();
  return useMemo(
    () => ({
      title: ({ vendor_name }) => vendor_name,
      limit: t('book.limit'),
      href: ({ category }) => paths.vendorComparison(category ?? 'venue'),
      columns: [
        searched(textColumn('vendor_name', t('field.vendor_name'))),
        searched({
          key: 'category',
          label: t('field.category'),
          text: (vendor) => category(vendor.category),
        }),
        ...(['contact_name', 'email', 'phone', 'website', 'place'] as const).map((key) =>
          searched(textColumn<Vendor>(key, t(`field.${key}`))),
        ),
        {
          key: 'language',
          label: t('field.language'),
          text: ({ language }) => language && t(`language.${language}`),
        },
        {
          key: 'style',
          label: t('field.style'),
          text: ({ style }) => (style === null ? null : formatNumber(style)),
          csv: ({ style }) => (style === null ? null : countCell(style)),
        },
        searched(textColumn('notes', t('field.notes'))),
      ],
    }),
    [t, category],
  );
}

export const faces = {
  vendor_quotes: face(QUOTES, useQuoteDescription),
  // An address book belongs to a person, not to a plan. Its entries have the owner's id instead of a plan's
  // id.
  vendors: face(VENDORS, useVendorDescription, { now: ({ plan_id, key }) => bookNowQuery(plan_id, key) }),
  attachments: FILE_FACE,
};
