import { FileUp } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Guest, ReplyStatus } from '@/domain/guests/guest';
import { isInvitedTo, withReply } from '@/domain/guests/replies';
import { sameJson } from '@/domain/same-json';
import { type GuestPage, paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { LateAssist } from '@/parts/assist/late-assist';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { SelectionStart } from '@/parts/rows/selection-bar';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { latePanel } from '@/ui/late-panel';
import { NoMatch } from '@/ui/no-match';
import { useAddressState } from '@/ui/use-address-state';
import { useSelection } from '@/ui/use-selection';
import { GuestSheets, useGuestSheets } from './form/guest-sheets';
import { QuickLine } from './form/quick-line';
import { GuestsMenu } from './guests-menu';
import { ImportsSheet } from './import/imports-sheet';
import { UnfinishedImports } from './import/unfinished-imports';
import { AdditionsPanel } from './list/additions-panel';
import { BulkBar } from './list/bulk-bar';
import { DuplicatesSheet } from './list/duplicates-sheet';
import { EmptyList } from './list/empty-list';
import { ForecastPanel } from './list/forecast-panel';
import { GuestFilters } from './list/guest-filters';
import { guestsAddress, NO_GUEST_FILTER } from './list/guest-list';
import { GuestRows } from './list/guest-rows';
import { GuestsHeader } from './list/guests-header';
import { HouseholdSuggestions } from './list/household-suggestions';
import { MessagesPanel } from './list/messages-panel';
import { RequestsPanel } from './list/requests-panel';
import { SecondListPanel } from './list/second-list-panel';
import { useGuestList } from './list/use-guest-list';
import { useOwnFacts } from './list/use-own-facts';
import { movedInto } from './make-guests';
import { haveMoved, isUnaware } from './moved/is-unaware';
import { ColumnsSheet } from './parts/columns-sheet';
import { PartsSheet } from './parts/parts-sheet';
import { QuestionsSheet } from './parts/questions-sheet';
import { faces } from './rows';
import { householdOf, useGuestBook } from './use-guest-book';
import { useGuestLimit } from './use-guest-limit';

/** Sheets that concern the whole list. Sheets of a guest or household are opened by `useGuestSheets`. */
type ListSheet = 'parts' | 'questions' | 'columns' | 'duplicates' | 'imports';

const MovedGuests = latePanel(() => import('./moved/moved-guests'));

export function GuestsView() {
  const { plan, editable, writes } = usePlanContext();
  const { t } = useTranslation('guests');
  const book = useGuestBook();
  const limit = useGuestLimit(book.people);
  const [state, setState] = useAddressState(guestsAddress);
  const change = useChangeTables(plan.id);
  const name = useRowTitle(faces.guests);
  const householdName = useRowTitle(faces.households);
  const selection = useSelection();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<ListSheet | null>(null);
  const close = useCallback(() => setSheet(null), []);
  const show = (one: ListSheet) => (next: boolean) => setSheet(next ? one : null);
  const { open, setOpen, openGuest, openHousehold } = useGuestSheets();
  const goTo = (page: GuestPage) => void navigate(paths.guestPage(plan.id, page));

  const { shown, counts } = useGuestList(book, state);
  const tags = useMemo(
    () => [...new Set(book.guests.flatMap((guest) => guest.tags))].sort((a, b) => a.localeCompare(b)),
    [book.guests],
  );
  const reply = useCallback(
    (guest: Guest, status: ReplyStatus | null) => {
      const asked = book.parts
        .map(({ id }) => id)
        .filter(
          (id) => (state.part === null || id === state.part) && isInvitedTo(householdOf(book, guest), id),
        );
      const words = { name: name(guest), reply: t(`reply.${status ?? 'open'}`) };
      const after = withReply(guest, asked, status);
      if (!sameJson(after, guest))
        change([{ table: 'guests', before: guest, after }], t('said.replied', words));
    },
    [book, state.part, change, t, name],
  );
  const edit = useCallback(
    (guest: Guest, fields: Partial<Guest>) => {
      const after = { ...guest, ...fields };
      change([{ table: 'guests', before: guest, after }], t('said.saved', { name: name(after) }));
    },
    [change, t, name],
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
        change(changes, t('said.moved', { count: moved, household: householdName(household) }));
    },
    [book, change, t, householdName],
  );
  const { companies, own } = useOwnFacts(book);
  const { active, start: onStart } = selection;
  const start = useMemo(
    () => editable && !active && <SelectionStart onStart={onStart} />,
    [editable, active, onStart],
  );
  const moved = useMemo(
    () =>
      editable &&
      (haveMoved(book.parts, plan) ||
        [...book.households.values()].some((one) => isUnaware(one, plan.event_date))),
    [editable, book.parts, book.households, plan],
  );
  const empty = book.guests.length === 0;
  const add = writes ? () => setOpen({ what: 'new' }) : undefined;

  return (
    <>
      <div className={cx('flex flex-col', !empty && 'gap-3 sm:gap-6 print:gap-4')}>
        <UnfinishedImports />
        {empty ? (
          <EmptyList
            onAdd={add}
            action={
              editable && (
                <Button icon={<FileUp className="size-4.5" />} onClick={() => goTo('import')}>
                  {t('import.start')}
                </Button>
              )
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
              onParts={writes ? () => setSheet('parts') : undefined}
              panels={
                <>
                  <div className="col-span-full grid items-start gap-x-3 gap-y-2 empty:hidden lg:order-2 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
                    {editable && <RequestsPanel book={book} onChange={change} />}
                    {editable && <AdditionsPanel book={book} onChange={change} />}
                    <MessagesPanel book={book} onOpen={openHousehold} />
                    <SecondListPanel book={book} onChange={change} />
                    <ForecastPanel book={book} />
                  </div>
                  {editable && (
                    <div className="col-span-full empty:hidden lg:order-3">
                      <HouseholdSuggestions book={book} />
                    </div>
                  )}
                </>
              }
            >
              <GuestsMenu onOpen={setSheet} onPage={goTo} />
            </GuestsHeader>
            {!editable && <ReadOnlyNotice>{t('readOnly')}</ReadOnlyNotice>}
            {moved && (
              <Suspense fallback={null}>
                <MovedGuests />
              </Suspense>
            )}
          </>
        )}
        {/* The quick line keeps its place in the tree when the first guest is added, so that it keeps the focus. */}
        {writes && (
          <div className={cx('flex gap-2 sm:flex-col sm:gap-0', empty && 'mx-auto w-full max-w-2xl')}>
            <div className="min-w-0 flex-1">
              <QuickLine book={book} limit={limit} onChange={change} />
            </div>
            <LateAssist about="guests" inLine />
          </div>
        )}
        {!empty && (
          <section aria-labelledby="all-guests" className="flex flex-col gap-2 sm:gap-4">
            <h2 id="all-guests" className="sr-only">
              {t('filter.found', { count: shown.length })}
            </h2>
            <GuestFilters
              parts={book.parts}
              tags={tags}
              companies={companies}
              own={own}
              state={state}
              onChange={setState}
              found={shown.length}
              trailing={start}
            />
            {editable && active && (
              <BulkBar selection={selection} shown={shown} book={book} part={state.part} onChange={change} />
            )}
            {shown.length === 0 ? (
              <NoMatch
                text={t('filter.none')}
                reset={t('filter.reset')}
                onReset={() => setState(NO_GUEST_FILTER)}
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
        )}
      </div>
      <GuestSheets open={open} onOpen={setOpen} book={book} limit={limit} onChange={change} />
      {sheet === 'questions' && <QuestionsSheet book={book} onOpenChange={show('questions')} />}
      {sheet === 'columns' && <ColumnsSheet book={book} onOpenChange={show('columns')} />}
      {sheet === 'duplicates' && <DuplicatesSheet book={book} onClose={close} onChange={change} />}
      {sheet === 'imports' && <ImportsSheet onClose={close} />}
      {sheet === 'parts' && <PartsSheet book={book} onOpenChange={show('parts')} />}
    </>
  );
}
