import { BookUser, ClipboardPaste, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LedgerItem } from '@/domain/ledger/ledger-item';
import type { Category } from '@/domain/plan/facts';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';
import { AgreedItems } from './agreed-items';

interface EmptyVendorsProps {
  category: Category;
  /** Agreed items of the ledger in this category. */
  agreed: readonly LedgerItem[];
  onAdd: (() => void) | undefined;
  onFind: (() => void) | undefined;
}

/** Empty state: what the page is for, and the first step. */
export function EmptyVendors({ category, agreed, onAdd, onFind }: EmptyVendorsProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const label = useCategoryLabel();
  const isAgreed = agreed.length > 0;
  return (
    <EmptyState
      heading="h1"
      picture={<Sprig className="size-24 text-ink-muted" />}
      title={t(isAgreed ? 'empty.agreed' : 'empty.title', { category: label(category) })}
      text={t(onAdd ? (isAgreed ? 'empty.compare' : 'empty.text') : 'empty.readOnly')}
      action={
        <>
          <AgreedItems category={category} items={agreed} />
          {onAdd && (
            <div className="flex flex-wrap justify-center gap-2">
              <Button icon={<ClipboardPaste className="size-4.5" />} onClick={onAdd}>
                {t('empty.add')}
              </Button>
              <Button look="secondary" icon={<MapPin className="size-4.5" />} onClick={onFind}>
                {t('find.open')}
              </Button>
              <Link to={paths.addressBook(category, plan.id)} className={buttonClass('quiet')}>
                <BookUser className="size-4.5" />
                <span>{t('book.open')}</span>
              </Link>
            </div>
          )}
        </>
      }
    />
  );
}
