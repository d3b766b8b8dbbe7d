import { GripVertical, Utensils } from 'lucide-react';
import { memo } from 'react';
import { fullName, type Guest, type ReplyStatus } from '@/domain/guests/guest';
import { type OwnColumn, ownValue } from '@/domain/guests/own-column';
import type { PartState } from '@/domain/guests/replies';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { RowCheckbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { GridCell } from '@/ui/grid-cell';
import type { GuestWords } from '../guest-words';
import { NameCell, TagsCell } from './guest-cells';
import { ReplyMark, ReplyMenu } from './reply-menu';

interface GuestRowProps {
  guest: Guest;
  /** Name of the household, shown if the row has no household heading above it. */
  household: string | null;
  state: PartState;
  selected: boolean;
  words: GuestWords;
  columns: readonly OwnColumn[];
  onOpen: (id: string) => void;
  onReply?: ((guest: Guest, status: ReplyStatus | null) => void) | undefined;
  onEdit?: ((guest: Guest, fields: Partial<Guest>) => void) | undefined;
  onSelect?: ((id: string) => void) | undefined;
  /** True if the row can be dragged to another household. */
  isDraggable: boolean;
}

/** A guest's row in the list. Memoised, so that an edit renders only the row of that guest. */
export const GuestRow = memo(function GuestRow(props: GuestRowProps) {
  const {
    guest,
    household,
    state,
    selected,
    words,
    columns,
    onOpen,
    onReply,
    onEdit,
    onSelect,
    isDraggable,
  } = props;
  const { t } = useTranslation('guests');
  const { plan } = usePlanContext();
  const [food, party] = [words.food(guest), words.party(guest.party_size)];
  const name = fullName(guest);
  const about = [
    household === name ? null : household,
    [guest.job_title, guest.company].filter(Boolean).join(', '),
    guest.side && words.side(guest.side, plan.couple_type),
    guest.address?.split('\n')[0],
    ...columns.flatMap(({ id, name: column }) => {
      const value = ownValue(guest, id);
      return value ? [`${column}: ${value}`] : [];
    }),
  ].filter(Boolean);
  return (
    <div
      className={cx(
        'group/row relative flex items-center gap-1 data-over:bg-accent-soft',
        selected && 'bg-accent-soft',
      )}
      {...(isDraggable && { 'data-household': guest.household_id })}
    >
      {/* Keyboard alternative to dragging: the selected guests are joined in one household. */}
      {isDraggable && (
        <span
          aria-hidden="true"
          draggable
          data-guest={guest.id}
          title={t('action.drag', { name })}
          className="absolute top-1/2 -left-5 hidden -translate-y-1/2 cursor-grab py-1 text-ink-muted opacity-0 group-hover/row:opacity-100 lg:pointer-fine:block"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      {onSelect && (
        <GridCell control>
          <RowCheckbox
            label={t('action.select', { name })}
            checked={selected}
            onChange={() => onSelect(guest.id)}
          />
        </GridCell>
      )}
      <div className="group relative min-w-0 flex-1 py-2 lg:grid lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,0.8fr)] lg:items-center lg:gap-x-4">
        <NameCell guest={guest} state={state} party={party} onOpen={onOpen} onEdit={onEdit} />
        <GridCell className={cx('inline-flex min-w-0 items-center gap-1 text-sm', food && 'max-lg:mr-3')}>
          {food && (
            <>
              <Utensils className="size-3.5 shrink-0" />
              <span className="min-w-0 break-words">{food}</span>
            </>
          )}
        </GridCell>
        <GridCell className="min-w-0 text-sm break-words text-ink-muted max-lg:inline">
          {about.join(' · ')}
        </GridCell>
        <TagsCell guest={guest} follows={about.length > 0} onEdit={onEdit} />
      </div>
      <GridCell
        control={onReply !== undefined && state !== 'uninvited'}
        className="lg:flex lg:w-40 lg:justify-end"
      >
        {onReply && state !== 'uninvited' ? (
          <ReplyMenu name={name} state={state} onReply={(status) => onReply(guest, status)} />
        ) : (
          <span className="px-2.5">
            <ReplyMark state={state} label={t(`reply.${state}`)} />
          </span>
        )}
      </GridCell>
    </div>
  );
});
