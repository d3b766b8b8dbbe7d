import { FileUp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Plan } from '@/data/plans';
import { can } from '@/domain/access';
import { fullName, type Guest, type ReplyStatus } from '@/domain/guests/guest';
import { isInvitedTo, withReply } from '@/domain/guests/replies';
import { sameJson } from '@/domain/same-json';
import { counted, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { SelectionStart } from '@/parts/rows/selection-bar';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { NoMatch } from '@/ui/no-match';
import { useAddressState } from '@/ui/use-address-state';
import { useSelection } from '@/ui/use-selection';
import { GuestSheet } from './form/guest-sheet';
import { HouseholdSheet } from './form/household-sheet';
import { PartsSheet } from './form/parts-sheet';
import { QuestionsSheet } from './form/questions-sheet';
import { QuickLine } from './form/quick-line';
import { GiftsView } from './gifts/gifts-view';
import { GuestsMenu } from './guests-menu';
import { ImportView } from './import/import-view';
import { ImportsSheet } from './import/imports-sheet';
import { InvitationsView } from './invitations/invitations-view';
import { KitchenView } from './kitchen/kitchen-view';
import { BulkBar } from './list/bulk-bar';
import { DuplicatesSheet } from './list/duplicates-sheet';
import { EmptyList } from './list/empty-list';
import { ForecastPanel } from './list/forecast-panel';
import { GuestFilters } from './list/guest-filters';
import { guestsAddress, NO_FILTER } from './list/guest-list';
import { GuestRows } from './list/guest-rows';
import { GuestsHeader } from './list/guests-header';
import { HouseholdSuggestions } from './list/household-suggestions';
import { MessagesPanel } from './list/messages-panel';
import { RequestsPanel } from './list/requests-panel';
import { SecondListPanel } from './list/second-list-panel';
import { useGuestList } from './list/use-guest-list';
import { movedInto } from './make-guests';
import { useChangeBook } from './use-change-book';
import { householdOf, useGuestBook } from './use-guest-book';
import { useGuestLimit } from './use-guest-limit';

/** What is open beside the list. */
type Open =
  | { readonly what: 'guest'; readonly id: string }
  | { readonly what: 'new'; readonly household?: string }
  | { readonly what: 'household'; readonly id: string; readonly back?: 'gifts' }
  | { readonly what: 'parts' }
  | { readonly what: 'questions' }
  | { readonly what: 'invitations' }
  | { readonly what: 'gifts' }
  | { readonly what: 'duplicates' }
  | { readonly what: 'import' }
  | { readonly what: 'kitchen' }
  | { readonly what: 'imports' };

/** A plan's guests: who is invited with whom, who comes, and what they eat. */
export function GuestsView({ plan }: { plan: Plan }) {
  const { t } = useTranslation('guests');
  const book = useGuestBook(plan.id);
  const limit = useGuestLimit(plan, book.people);
  const [state, setState] = useAddressState(guestsAddress);
  const change = useChangeBook(plan.id);
  const selection = useSelection();
  const [open, setOpen] = useState<Open | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const editable = can(plan.role, 'edit');

  const { shown, counts } = useGuestList(book, state);
  const tags = useMemo(
    () => [...new Set(book.guests.flatMap((guest) => guest.tags))].sort((a, b) => a.localeCompare(b)),
    [book.guests],
  );
  const openGuest = useCallback((id: string) => setOpen({ what: 'guest', id }), []);
  const openHousehold = useCallback((id: string) => setOpen({ what: 'household', id }), []);
  const reply = useCallback(
    (guest: Guest, status: ReplyStatus | null) => {
      const asked = book.parts
        .map(({ id }) => id)
        .filter(
          (id) => (state.part === null || id === state.part) && isInvitedTo(householdOf(book, guest), id),
        );
      const words = { name: fullName(guest), reply: t(`reply.${status ?? 'open'}`) };
      const after = withReply(guest, asked, status);
      if (!sameJson(after, guest))
        change([{ table: 'guests', before: guest, after }], t('said.replied', words));
    },
    [book, state.part, change, t],
  );
  const edit = useCallback(
    (guest: Guest, fields: Partial<Guest>) => {
      const after = { ...guest, ...fields };
      change([{ table: 'guests', before: guest, after }], t('said.saved', { name: fullName(after) }));
    },
    [change, t],
  );
  const move = useCallback(
    (ids: readonly string[], to: string) => {
      const household = book.households.get(to);
      const moving = new Set(ids);
      const changes = household
        ? movedInto(
            book,
            household,
            book.guests.filter(({ id }) => moving.has(id)),
          )
        : [];
      const moved = changes.filter(({ table }) => table === 'guests').length;
      if (household && moved > 0)
        change(changes, t('said.moved', { ...counted(moved), household: household.name }));
    },
    [book, change, t],
  );
  const { active, start: onStart } = selection;
  const start = useMemo(
    () => editable && !active && <SelectionStart onStart={onStart} />,
    [editable, active, onStart],
  );
  const guest = open?.what === 'guest' ? (book.guests.find(({ id }) => id === open.id) ?? null) : null;
  // Deleted elsewhere, it stays while its form is open: what was written in it is asked about once it is saved.
  const householdId = open?.what === 'household' ? open.id : null;
  const openedHousehold = useOpenedRow(
    householdId ? book.households.get(householdId) : undefined,
    householdId,
  );
  const household = (householdId && book.households.get(householdId)) || openedHousehold;
  const empty = book.guests.length === 0;
  const add = editable ? () => setOpen({ what: 'new' }) : undefined;

  if (open?.what === 'import') return <ImportView book={book} limit={limit} onClose={close} />;
  if (open?.what === 'invitations')
    return (
      <InvitationsView
        book={book}
        onClose={close}
        onChange={change}
        onParts={() => setOpen({ what: 'parts' })}
      />
    );
  if (open?.what === 'gifts')
    return (
      <GiftsView
        book={book}
        onClose={close}
        onHousehold={(id) => setOpen({ what: 'household', id, back: 'gifts' })}
        onChange={change}
      />
    );
  if (open?.what === 'kitchen') return <KitchenView book={book} onClose={close} />;
  return (
    <>
      <div className={cx('flex flex-col', !empty && 'gap-4 sm:gap-6 print:gap-4')}>
        {empty ? (
          <EmptyList
            onAdd={add}
            action={
              <Button
                icon={<FileUp aria-hidden="true" className="size-4.5" />}
                onClick={() => setOpen({ what: 'import' })}
              >
                {t('import.start')}
              </Button>
            }
          />
        ) : (
          <>
            <GuestsHeader
              book={book}
              counts={counts}
              shown={shown}
              reply={state.reply}
              onReply={(next) => setState({ reply: next })}
              onAdd={add}
              onParts={editable ? () => setOpen({ what: 'parts' }) : undefined}
            >
              <GuestsMenu editable={editable} onOpen={(what) => setOpen({ what })} />
            </GuestsHeader>
            {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
          </>
        )}
        {/* In the same place before and after the first line: who types the next one loses no focus. */}
        {editable && (
          <div className={cx(empty && 'mx-auto w-full max-w-2xl')}>
            <QuickLine book={book} limit={limit} onChange={change} />
          </div>
        )}
        {!empty && (
          <>
            <div className="grid items-start gap-x-3 gap-y-2 empty:hidden lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
              {editable && <RequestsPanel book={book} onChange={change} />}
              <MessagesPanel book={book} onOpen={openHousehold} />
              <SecondListPanel book={book} onChange={change} />
              <ForecastPanel book={book} />
            </div>
            {editable && <HouseholdSuggestions book={book} onChange={change} />}
            <section aria-labelledby="all-guests" className="flex flex-col gap-4">
              <h2 id="all-guests" className="sr-only">
                {t('filter.found', { count: shown.length, formatted: formatNumber(shown.length) })}
              </h2>
              <GuestFilters
                parts={book.parts}
                tags={tags}
                state={state}
                onChange={setState}
                found={shown.length}
                trailing={start}
              />
              {editable && active && (
                <BulkBar
                  selection={selection}
                  shown={shown}
                  book={book}
                  part={state.part}
                  onChange={change}
                />
              )}
              {shown.length === 0 ? (
                <NoMatch
                  text={t('filter.none')}
                  reset={t('filter.reset')}
                  onReset={() => setState(NO_FILTER)}
                />
              ) : (
                <GuestRows
                  shown={shown}
                  book={book}
                  state={state}
                  selection={selection}
                  onOpen={openGuest}
                  onHousehold={openHousehold}
                  onReply={reply}
                  onEdit={edit}
                  onMove={move}
                  onSort={setState}
                />
              )}
            </section>
          </>
        )}
      </div>
      <GuestSheet
        key={open?.what === 'guest' ? open.id : (open?.what ?? 'closed')}
        open={open?.what === 'new' || open?.what === 'guest'}
        guest={guest}
        {...(open?.what === 'new' && open.household !== undefined ? { household: open.household } : {})}
        book={book}
        limit={limit}
        onClose={close}
        onReopen={() => setOpen(open)}
        onChange={change}
      />
      {household && (
        <HouseholdSheet
          household={household}
          book={book}
          onClose={open?.what === 'household' && open.back ? () => setOpen({ what: 'gifts' }) : close}
          onReopen={() => setOpen(open)}
          onGuest={openGuest}
          onAdd={() => setOpen({ what: 'new', household: household.name })}
          onChange={change}
        />
      )}
      {open?.what === 'questions' && (
        <QuestionsSheet book={book} onClose={close} onReopen={() => setOpen(open)} onChange={change} />
      )}
      {open?.what === 'duplicates' && <DuplicatesSheet book={book} onClose={close} onChange={change} />}
      {open?.what === 'imports' && <ImportsSheet onClose={close} />}
      {open?.what === 'parts' && (
        <PartsSheet book={book} onClose={close} onReopen={() => setOpen(open)} onChange={change} />
      )}
    </>
  );
}
