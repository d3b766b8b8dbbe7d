import { CalendarRange, Contact, MailCheck, Sheet } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { GuestCounts as Counts } from '@/domain/guests/counts';
import type { Guest } from '@/domain/guests/guest';
import type { PartState } from '@/domain/guests/replies';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { PageActions } from '@/parts/module/page-actions';
import { PageHeading } from '@/parts/module/page-heading';
import { usePlanContext } from '@/parts/module/plan-context';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { MenuItem } from '@/ui/menu';
import type { Pieces } from '@/ui/pieces';
import { SummaryLine } from '@/ui/summary-line';
import type { GuestBook } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';
import { GuestCountsLine, GuestCountsPanel } from './guest-counts';
import { useGuestFile } from './use-guest-file';

interface GuestsHeaderProps {
  book: GuestBook;
  counts: Counts;
  shown: readonly Guest[];
  reply: PartState | null;
  onReply: (reply: PartState | null) => void;
  onAdd?: (() => void) | undefined;
  onParts?: (() => void) | undefined;
  children?: Pieces;
  /** Panels that summarise the list or ask for a decision. */
  panels: Pieces;
}

/** Main number of the page, the chart of replies, and the page's actions. */
export function GuestsHeader(props: GuestsHeaderProps) {
  const { book, counts, shown, reply, onReply, onAdd, onParts, children, panels } = props;
  const { t } = useTranslation('guests');
  const { plan, editable } = usePlanContext();
  const { groups, people } = useKindWords();
  const save = useGuestFile(book);
  const households = useMemo(() => new Set(shown.map(({ household_id }) => household_id)).size, [shown]);
  const isAnswered = counts.accepted + counts.declined + counts.waiting > 0;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] lg:gap-x-8">
      <div className="min-w-0">
        {/* Before the first reply, the number of invited people is shown instead of a zero for the acceptances. */}
        <PageHeading title={t('title')}>
          {isAnswered ? t('coming', { count: counts.accepted }) : t('invited', { count: counts.invited })}
        </PageHeading>
        {/* On a phone, this line also runs below the buttons, which take half of the width. */}
        <p className="mt-1 text-ink-muted max-sm:w-[calc(100vw-2rem)]">
          {`${isAnswered ? t('invited', { count: counts.invited }) : t('noneAnswered')} · ${t('households', { count: households, ...groups })}`}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1 sm:gap-2 lg:order-1">
        {editable && (
          // On a phone only the icon is shown, as on the button next to it.
          <Link
            to={paths.guestPage(plan.id, 'invitations')}
            className={cx(buttonClass('secondary'), 'max-sm:size-11 max-sm:px-0 print:hidden')}
          >
            <MailCheck className="size-4.5" />
            <span className="max-sm:sr-only">{t('cards.title')}</span>
          </Link>
        )}
        <PageActions addLabel={t('add', people)} onAdd={onAdd} onCsv={() => void save(shown, 'csv')}>
          {children}
          {onParts && (
            <MenuItem icon={<CalendarRange className="size-4.5" />} onSelect={() => setTimeout(onParts)}>
              {t('parts.title')}
            </MenuItem>
          )}
          <MenuItem icon={<Sheet className="size-4.5" />} onSelect={() => void save(shown, 'xlsx')}>
            {t('csv.xlsx')}
          </MenuItem>
          <MenuItem icon={<Contact className="size-4.5" />} onSelect={() => void save(shown, 'vcf')}>
            {t('csv.vcf')}
          </MenuItem>
        </PageActions>
      </div>
      <SummaryLine
        line={<GuestCountsLine counts={counts} book={book} />}
        className="col-span-2 lg:contents"
        contentClassName="flex flex-col gap-4 lg:contents"
      >
        <div className="min-w-0 self-end max-lg:self-stretch">
          <GuestCountsPanel counts={counts} reply={reply} onReply={onReply} />
        </div>
        {panels}
      </SummaryLine>
    </header>
  );
}
