import { useState } from 'react';
import { type EventPart, GUEST_LENGTHS, MAX_PARTS } from '@/domain/guests/guest';
import { peopleComing } from '@/domain/guests/replies';
import { type PartProblem, partSchema } from '@/domain/guests/schema';
import { locate } from '@/domain/places/location';
import { clockText, instantOf, readClock, wallOf } from '@/domain/timeline/zone';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { FormDate, FormNumber, FormText } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import type { ChangeBook } from '../use-change-book';
import { type GuestBook, householdOf } from '../use-guest-book';
import { RowsSheet } from './rows-sheet';

interface PartsSheetProps {
  book: GuestBook;
  onClose: () => void;
  onReopen: () => void;
  onChange: ChangeBook;
}

interface Values {
  [field: string]: string;
  name: string;
  place: string;
  capacity: string;
  date: string;
  time: string;
  reply_by: string;
}

/** When a part begins, as the clocks of its place show it; no time where nobody has said. */
function beginsAt(part: EventPart | null, event_date: string): { date: string; time: string } {
  if (!part?.starts_at || !part.time_zone) return { date: event_date, time: '' };
  const { date, minutes } = wallOf(part.time_zone, Math.floor(Date.parse(part.starts_at) / 60_000));
  return { date, time: clockText(minutes) };
}

function startOf(zone: string, date: string, time: string): string | null {
  const minutes = readClock(time);
  return minutes === null || date === ''
    ? null
    : new Date(instantOf(zone, date, minutes) * 60_000).toISOString();
}

/** The parts of the event that people answer for. */
export function PartsSheet({ book, onClose, onReopen, onChange }: PartsSheetProps) {
  const { t } = useTranslation('guests');
  /** The part that is written, or that a new one is. */
  const [open, setOpen] = useState<string | null>(null);
  const { parts, guests } = book;
  const { plan } = usePlanContext();
  const part = useOpenedRow(parts.find(({ id }) => id === open) ?? null, open);
  const zone = part?.time_zone ?? locate(plan)?.zone ?? 'UTC';
  const coming = ({ id }: EventPart) =>
    guests.reduce((sum, guest) => sum + peopleComing(guest, householdOf(book, guest), id), 0);
  return (
    <RowsSheet
      words={{
        title: t('parts.title'),
        intro: t('parts.text'),
        add: t('parts.add'),
        back: t('parts.back'),
      }}
      rows={parts.map((one) => ({
        id: one.id,
        name: one.name,
        below: one.place,
        beside:
          one.capacity === null
            ? t('parts.coming', { count: coming(one), formatted: formatNumber(coming(one)) })
            : t('parts.comingOf', {
                formatted: formatNumber(coming(one)),
                capacity: formatNumber(one.capacity),
              }),
      }))}
      open={open}
      onOpen={setOpen}
      canAdd={parts.length < MAX_PARTS}
      onClose={onClose}
    >
      <RowForm<Values, ReturnType<typeof partSchema.parse>>
        key={open}
        form={{
          name: 'event-part',
          row: part?.id,
          schema: partSchema,
          problem: (message) => t(message as PartProblem),
          values: {
            name: part?.name ?? '',
            place: part?.place ?? '',
            capacity: part?.capacity ? String(part.capacity) : '',
            ...beginsAt(part, plan.event_date),
            reply_by: part?.reply_by ?? '',
          },
        }}
        labels={{ save: t(part ? 'form.save' : 'parts.create'), delete: t('parts.delete') }}
        onReopen={onReopen}
        onSave={(written) => {
          setOpen(null);
          const last = parts.at(-1)?.position ?? 0;
          const { date, time, ...fields } = written;
          const after: EventPart = {
            ...(part ?? { id: crypto.randomUUID(), version: 0, position: last + 1 }),
            ...fields,
            time_zone: zone,
            starts_at: startOf(zone, date, time),
          };
          onChange([{ table: 'event_parts', before: part, after }], t('said.saved', { name: after.name }));
        }}
        // People answer for something: the last one stays.
        onDelete={
          part && parts.length > 1
            ? () => {
                setOpen(null);
                onChange(
                  [{ table: 'event_parts', before: part, after: null }],
                  t('said.deleted', { name: part.name }),
                );
              }
            : undefined
        }
      >
        <FormText<Values>
          name="name"
          max={GUEST_LENGTHS.part}
          label={t('parts.name')}
          hint={t('parts.nameHint')}
        />
        <FormText<Values> name="place" max={GUEST_LENGTHS.address} label={t('parts.place')} />
        <div className="grid grid-cols-2 gap-3">
          <FormDate<Values> name="date" label={t('parts.date')} />
          <FormText<Values> name="time" label={t('parts.time')} placeholder="17:30" />
        </div>
        <FormDate<Values> name="reply_by" label={t('parts.replyBy')} hint={t('parts.replyByHint')} />
        <FormNumber<Values> name="capacity" label={t('parts.capacity')} hint={t('parts.capacityHint')} />
      </RowForm>
    </RowsSheet>
  );
}
