import { Navigate, useParams } from 'react-router-dom';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { contactKey } from '@/domain/vendors/address-book';
import { contactIn } from '@/domain/vendors/vendor';
import { oneOf } from '@/lib/list-state';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { PageHead } from '@/ui/page-head';
import { Skeleton } from '@/ui/states';
import { newQuote } from '../make-quotes';
import { faces } from '../rows';
import { AddressBook } from './address-book';

const NOUNS = [QUOTES];

function OwnVendors({ category }: { category: Category }) {
  const { t } = useTranslation('vendors');
  const { plan, editable } = usePlanContext();
  const quotes = useRows(QUOTES, plan.id);
  const change = useChangeRows(QUOTES, plan.id);
  const title = useRowTitle(faces.vendor_quotes);
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        back={{ to: paths.vendorComparison(category, plan.id), label: t('book.back') }}
        title={t('book.title')}
        text={t('book.text')}
      />
      <AddressBook
        category={category}
        inPlan={new Set(quotes.map(contactKey))}
        onAdd={
          editable
            ? (vendor) => {
                const after = newQuote(vendor.category, contactIn(vendor));
                change([{ before: null, after }], t('said.added', { name: title(after) }));
              }
            : undefined
        }
      />
    </div>
  );
}

/** /app/vendor-comparison/:category/address-book: a person's own vendors, from all their events. */
export default function AddressBookPage() {
  const { t } = useTranslation('vendors');
  const { category: named = '' } = useParams();
  const category = oneOf(CATEGORIES, named);
  if (!category) return <Navigate to={paths.openModule('vendor-comparison')} replace />;
  return (
    <ModulePage title={t('book.title')} nouns={NOUNS} skeleton={<Skeleton className="h-96 w-full" />}>
      {(plan) => <OwnVendors key={`${plan.id} ${category}`} category={category} />}
    </ModulePage>
  );
}
