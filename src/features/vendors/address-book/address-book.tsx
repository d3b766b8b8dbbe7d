import { useQuery } from '@tanstack/react-query';
import { ContactRound, Download, Plus, Trash2, Upload } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { bookingsQuery } from '@/data/address-book';
import { searchFor } from '@/domain/fold';
import { CATEGORIES, type Category } from '@/domain/plan/facts';
import { contactKey, readContacts } from '@/domain/vendors/address-book';
import { cardsText } from '@/domain/vendors/cards';
import type { Vendor } from '@/domain/vendors/vendor';
import { useTranslation } from '@/lib/translation';
import { useCategoryLabel } from '@/parts/allocation/category-mark';
import { NotHereOffline, ReadFailure } from '@/parts/module/missing';
import { usePlanContext } from '@/parts/module/plan-context';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { searchTextOf } from '@/parts/rows/columns';
import { tableOf } from '@/parts/rows/row-description';
import { saveCsv } from '@/parts/rows/save-csv';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { saveFile } from '@/parts/save-file';
import { Button, IconButton } from '@/ui/button';
import { SearchField } from '@/ui/search-field';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toast-store';
import { faces } from '../rows';
import { PastBookings } from './past-bookings';
import { useBook } from './use-book';

interface AddressBookProps {
  category: Category;
  /** Keys of vendors that are in this plan already. */
  inPlan: ReadonlySet<string>;
  onAdd: ((vendor: Vendor) => void) | undefined;
}

/** Number of rows shown at first, and added with each press. */
const STEP = 50;
/** On a phone, the buttons show only icons and share a line, so that the list begins on the first screen. */
const ICON_ALONE = 'max-sm:size-11 max-sm:px-0';
/** Maximum bytes of an imported file; no real address book is larger. */
const MAX_BYTES = 2_000_000;

/**
 * A person's own vendors from all their events. Vendors can be searched, added to this plan, and imported and
 * exported as a table.
 */
export function AddressBook({ category, inPlan, onAdd }: AddressBookProps) {
  const { t } = useTranslation('vendors');
  const label = useCategoryLabel();
  const { userId, query, vendors, change, take } = useBook();
  const missing = whatIsMissing(query);
  const past = useQuery(bookingsQuery(userId));
  const [q, setQ] = useState('');
  const [room, setRoom] = useState(STEP);
  const file = useRef<HTMLInputElement>(null);
  const fits = searchFor(useDeferredValue(q));
  const { columns } = faces.vendors.useDescription(usePlanContext().plan.id);
  const text = searchTextOf(columns);
  const read = async (chosen: File) => {
    if (chosen.size > MAX_BYTES) return toast({ title: t('book.unreadable'), tone: 'danger' });
    const { contacts, skipped } = readContacts(await chosen.text(), category);
    if (contacts.length === 0) return toast({ title: t('book.unreadable'), tone: 'danger' });
    if (skipped > 0) toast({ title: t('book.skipped', { count: skipped }) });
    return take(contacts, (added, changed) => t('book.imported', { added, changed }));
  };
  const found = vendors
    .filter((vendor) => fits([text(vendor)]))
    .sort(
      (a, b) =>
        Number(b.category === category) - Number(a.category === category) ||
        CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category),
    );
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <input
          ref={file}
          type="file"
          accept=".csv,.vcf,text/csv,text/vcard"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('book.import')}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) void read(chosen);
          }}
        />
        <Button
          look="secondary"
          size="small"
          icon={<Upload className="size-4" />}
          className={ICON_ALONE}
          onClick={() => file.current?.click()}
        >
          <span className="max-sm:sr-only">{t('book.import')}</span>
        </Button>
        {vendors.length > 0 && (
          <Button
            look="secondary"
            size="small"
            icon={<Download className="size-4" />}
            className={ICON_ALONE}
            onClick={() => saveCsv('', t('book.file'), tableOf(columns, vendors))}
          >
            <span className="max-sm:sr-only">{t('book.export')}</span>
          </Button>
        )}
        {vendors.length > 0 && (
          <Button
            look="secondary"
            size="small"
            icon={<ContactRound className="size-4" />}
            className={ICON_ALONE}
            onClick={() =>
              saveFile('', t('book.file'), { ending: 'vcf', type: 'text/vcard', text: cardsText(vendors) })
            }
          >
            <span className="max-sm:sr-only">{t('book.exportCards')}</span>
          </Button>
        )}
      </div>
      {missing === 'loading' && vendors.length === 0 ? (
        <Spinner />
      ) : missing === 'offline' && vendors.length === 0 ? (
        <NotHereOffline />
      ) : missing === 'error' && vendors.length === 0 ? (
        <ReadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : vendors.length === 0 ? (
        <p>{t('book.empty')}</p>
      ) : (
        <>
          <SearchField
            labelHidden
            label={t('book.search')}
            hint={t('book.search')}
            clearLabel={t('book.clear')}
            value={q}
            onChange={setQ}
          />
          <ul className="divide-y divide-line border-y border-line">
            {found.slice(0, room).map((vendor) => {
              const key = contactKey(vendor);
              return (
                <li key={vendor.id} className="flex items-start gap-2 py-2.5">
                  <div className="min-w-0 flex-1 break-words">
                    <p className="font-semibold">{vendor.vendor_name}</p>
                    <p className="text-sm text-ink-muted">
                      {[label(vendor.category), vendor.contact_name, vendor.place]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    <UnsavedMark id={vendor.id} />
                    <PastBookings bookings={(past.data ?? []).filter((one) => one.key === key)} />
                  </div>
                  {inPlan.has(key) ? (
                    <span className="py-2.5 text-sm text-ink-muted">{t('book.inPlan')}</span>
                  ) : (
                    onAdd && (
                      <IconButton
                        label={t('book.addOne', { name: vendor.vendor_name })}
                        onClick={() => onAdd(vendor)}
                      >
                        <Plus className="size-5" />
                      </IconButton>
                    )
                  )}
                  <IconButton
                    label={t('book.removeOne', { name: vendor.vendor_name })}
                    onClick={() =>
                      change(
                        [{ before: vendor, after: null }],
                        t('book.removed', { name: vendor.vendor_name }),
                      )
                    }
                  >
                    <Trash2 className="size-4.5" />
                  </IconButton>
                </li>
              );
            })}
          </ul>
          {found.length > room && (
            <Button look="quiet" onClick={() => setRoom(room + STEP)}>
              {t('book.more')}
            </Button>
          )}
          {found.length === 0 && <p className="text-ink-muted">{t('book.none')}</p>}
        </>
      )}
    </div>
  );
}
