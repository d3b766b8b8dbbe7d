import { useState } from 'react';
import { AGE_GROUPS, type Guest, MAX_TAGS, REPLY_STATUSES, SIDES, TRAVELS_FROM } from '@/domain/guests/guest';
import { isInvitedTo, withReply } from '@/domain/guests/replies';
import { sameJson } from '@/domain/same-json';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { SelectionBar, SelectionMenu, type SelectionMenuProps } from '@/parts/rows/selection-bar';
import { Button } from '@/ui/button';
import { chosenOf, type Selection } from '@/ui/use-selection';
import { useGuestWords } from '../guest-words';
import {
  type BookChange,
  type ChangeBook,
  joinHousehold,
  leaveHousehold,
  removed,
  setSecondList,
} from '../make-guests';
import { type GuestBook, householdOf } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';
import { TagDialog } from './tag-dialog';

interface BulkBarProps {
  selection: Selection;
  shown: readonly Guest[];
  book: GuestBook;
  /**
   * Part of the event whose replies are changed. Null changes the replies for all parts that a guest is
   * invited to.
   */
  part: string | null;
  onChange: ChangeBook;
}

/** Changes many guests at once. A single undo reverts all of them. */
export function BulkBar({ selection, shown, book, part, onChange }: BulkBarProps) {
  const { t } = useTranslation('guests');
  const words = useGuestWords();
  const { plan } = usePlanContext();
  const { groups } = useKindWords();
  const [tagging, setTagging] = useState(false);
  const all = chosenOf(selection, book.guests, shown);
  const chosen = all.rows;
  const none = chosen.length === 0;
  const apply = (changes: readonly BookChange[], said?: string) =>
    onChange(changes, said ?? t('said.several', { count: changes.length }));
  const set = (after: (guest: Guest) => Guest) =>
    apply(
      chosen.flatMap((guest): BookChange[] => {
        const next = after(guest);
        return sameJson(next, guest) ? [] : [{ table: 'guests', before: guest, after: next }];
      }),
    );
  const partsOf = (guest: Guest) =>
    book.parts
      .map(({ id }) => id)
      .filter((id) => (part === null || id === part) && isInvitedTo(householdOf(book, guest), id));
  const mark = (sent: boolean) => {
    const ids = new Set(chosen.flatMap(({ household_id }) => household_id ?? []));
    const changes = [...ids].flatMap((id): BookChange[] => {
      const household = book.households.get(id);
      return household && Boolean(household.invited_at) !== sent
        ? [
            {
              table: 'households',
              before: household,
              after: { ...household, invited_at: sent ? new Date().toISOString() : null },
            },
          ]
        : [];
    });
    apply(changes, t(sent ? 'said.sent' : 'said.unsent', { count: changes.length }));
  };
  const listLater = (later: boolean) => {
    const changes = setSecondList(book, chosen, later);
    apply(changes, t(later ? 'said.later' : 'said.first', { count: changes.length }));
  };
  const menu = (label: string, items: SelectionMenuProps['items']) => (
    <SelectionMenu label={label} items={items} disabled={none} />
  );
  return (
    <SelectionBar
      selection={selection}
      label={t('bulk.label')}
      shown={shown}
      chosen={all}
      onDelete={() => apply(removed(book, chosen), t('said.deletedSeveral', { count: chosen.length }))}
    >
      {menu(t('bulk.reply'), [
        ...REPLY_STATUSES.map((status) => ({
          label: t(`reply.${status}`),
          run: () => set((guest) => withReply(guest, partsOf(guest), status)),
        })),
        { label: t('reply.open'), run: () => set((guest) => withReply(guest, partsOf(guest), null)) },
      ])}
      {menu(t('bulk.household', groups), [
        {
          label: t('bulk.together', groups),
          run: () => apply(joinHousehold(book, chosen), t('said.together', { count: chosen.length })),
        },
        {
          label: t('bulk.apart', groups),
          run: () => apply(leaveHousehold(book, chosen), t('said.apart', { count: chosen.length })),
        },
        { label: t('bulk.sent'), run: () => mark(true) },
        { label: t('bulk.unsent'), run: () => mark(false) },
        { label: t('bulk.later'), run: () => listLater(true) },
        { label: t('bulk.first'), run: () => listLater(false) },
      ])}
      {plan.event_type === 'wedding' &&
        menu(
          t('form.side'),
          SIDES.map((side) => ({
            label: words.side(side, plan.couple_type),
            run: () => set((guest) => ({ ...guest, side })),
          })),
        )}
      {menu(
        t('form.age'),
        AGE_GROUPS.map((age_group) => ({
          label: t(`age.${age_group}`),
          run: () => set((guest) => ({ ...guest, age_group })),
        })),
      )}
      {menu(
        t('form.from'),
        TRAVELS_FROM.map((travels_from) => ({
          label: t(`from.${travels_from}`),
          run: () => set((guest) => ({ ...guest, travels_from })),
        })),
      )}
      <Button look="secondary" size="small" disabled={none} onClick={() => setTagging(true)}>
        {t('bulk.tag')}
      </Button>
      {tagging && (
        <TagDialog
          onClose={() => setTagging(false)}
          onSave={(tags) => {
            setTagging(false);
            set((guest) => ({
              ...guest,
              tags: [...new Set([...guest.tags, ...tags])].slice(0, MAX_TAGS),
            }));
          }}
        />
      )}
    </SelectionBar>
  );
}
