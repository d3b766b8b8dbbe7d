import { Baby, Pencil } from 'lucide-react';
import { useState } from 'react';
import { fullName, type Guest } from '@/domain/guests/guest';
import type { PartState } from '@/domain/guests/replies';
import { type GuestProblem, guestSchema, tagsIn } from '@/domain/guests/schema';
import { personName } from '@/domain/letters';
import { messageParts } from '@/domain/odd-character';
import { useTranslation } from '@/lib/translation';
import { useKeptText } from '@/parts/form/use-kept-text';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { CellFields } from '@/ui/cell-fields';
import { cx } from '@/ui/class-names';
import { GridCell } from '@/ui/grid-cell';
import { useCellEdit } from '@/ui/use-cell-edit';

interface CellProps {
  guest: Guest;
  onEdit?: ((guest: Guest, fields: Partial<Guest>) => void) | undefined;
}

const { name: NAME, last_name: LAST_NAME, tags: TAGS } = guestSchema().shape;

function useProblem() {
  const { t } = useTranslation('guests');
  return (schema: typeof NAME | typeof TAGS) =>
    (text: string): string | null => {
      const message = schema.safeParse(text).error?.issues[0]?.message;
      if (!message) return null;
      const { key, character } = messageParts(message);
      return t(key as GuestProblem, { character });
    };
}

interface EditProps {
  guest: Guest;
  onEdit: (guest: Guest, fields: Partial<Guest>) => void;
  onClose: (back: boolean) => void;
}

/** Text of a guest's field while its cell is edited. It is kept as a draft on the device. */
function useCellText(field: 'name' | 'last_name' | 'tags', { id }: Guest, value: string) {
  const { text, type, clear } = useKeptText(`guest-${field}`, id, value);
  return { value, text, onType: type, clear };
}

function NameFields({ guest, onEdit, onClose }: EditProps) {
  const { t } = useTranslation('guests');
  const problem = useProblem();
  const first = useCellText('name', guest, guest.name);
  const last = useCellText('last_name', guest, guest.last_name);
  return (
    <CellFields
      fields={[
        { ...first, label: t('form.name'), problem: problem(NAME) },
        { ...last, label: t('form.lastName'), problem: problem(LAST_NAME) },
      ]}
      onSave={() => onEdit(guest, { name: personName(first.text), last_name: personName(last.text) })}
      onClose={(back) => {
        first.clear();
        last.clear();
        onClose(back);
      }}
    />
  );
}

function TagsField({ guest, onEdit, onClose }: EditProps) {
  const { t } = useTranslation('guests');
  const problem = useProblem();
  const tags = useCellText('tags', guest, guest.tags.join(', '));
  return (
    <CellFields
      fields={[{ ...tags, label: t('form.tags'), problem: problem(TAGS) }]}
      onSave={() => onEdit(guest, { tags: tagsIn(tags.text) })}
      onClose={(back) => {
        tags.clear();
        onClose(back);
      }}
    />
  );
}

interface NameCellProps extends CellProps {
  state: PartState;
  party: string | null;
  onOpen: (id: string) => void;
}

/**
 * Cell with a guest's name. A click opens the guest. F2, or a click on the pencil shown on hover, edits the
 * name in place.
 */
export function NameCell({ guest, state, party, onOpen, onEdit }: NameCellProps) {
  const { t } = useTranslation('guests');
  const { cell, isOpen, open, close } = useCellEdit();
  // The pencil is rendered only on hover, because a list has thousands of rows.
  const [isNear, setIsNear] = useState(false);
  if (isOpen && onEdit)
    return (
      <GridCell header control ref={cell}>
        <NameFields guest={guest} onEdit={onEdit} onClose={close} />
      </GridCell>
    );
  return (
    <GridCell
      header
      control
      ref={cell}
      onEdit={onEdit && open}
      className="flex min-h-6 flex-wrap items-baseline gap-x-2"
    >
      <button
        type="button"
        onClick={() => onOpen(guest.id)}
        onPointerEnter={({ pointerType }) => setIsNear(pointerType === 'mouse')}
        // The name's click area covers the whole row.
        className={cx(
          'min-w-0 text-left font-medium break-words after:absolute after:inset-0 hover:text-accent-strong',
          state === 'declined' && 'text-ink-muted',
        )}
      >
        {fullName(guest)}
      </button>
      {isNear && onEdit && (
        <button
          type="button"
          tabIndex={-1}
          onClick={open}
          aria-label={t('action.rename', { name: fullName(guest) })}
          className="relative z-10 -my-1 inline-flex size-7 items-center justify-center self-center rounded-full text-ink-muted not-group-hover:invisible hover:bg-accent-soft max-lg:hidden"
        >
          <Pencil className="size-3.5" />
        </button>
      )}
      {party && <span className="text-sm text-ink-muted">{party}</span>}
      {guest.age_group !== 'adult' && (
        <span className="inline-flex items-center gap-1 text-sm text-ink-muted">
          {guest.age_group === 'child' && <Baby className="size-3.5" />}
          <span>{t(`age.${guest.age_group}`)}</span>
        </span>
      )}
      <UnsavedMark id={guest.id} />
    </GridCell>
  );
}

/** Cell with a guest's tags. Enter, F2 or a click edits them in place. */
export function TagsCell({ guest, follows, onEdit }: CellProps & { follows: boolean }) {
  const { cell, isOpen, open, close } = useCellEdit();
  const said = guest.tags.join(', ');
  return (
    <GridCell
      ref={cell}
      control={isOpen}
      onEdit={isOpen ? undefined : onEdit && open}
      className={cx(
        'min-w-0 text-sm break-words text-ink-muted max-lg:inline',
        // On a phone a click opens the guest, so tags follow the other text on the same line. On a wide
        // screen a click edits the tags.
        said && follows && 'max-lg:before:content-["_·_"]',
        onEdit &&
          'lg:relative lg:z-10 lg:min-h-6 lg:cursor-text lg:leading-6 lg:rounded lg:hover:bg-accent-soft',
      )}
    >
      {isOpen && onEdit ? <TagsField guest={guest} onEdit={onEdit} onClose={close} /> : said}
    </GridCell>
  );
}
