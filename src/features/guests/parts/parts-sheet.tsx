import { useState } from 'react';
import { EVENT_PARTS } from '@/data/guests';
import { addDays } from '@/domain/calendar';
import { fold } from '@/domain/fold';
import { isOffDay } from '@/domain/follows/undecided';
import { type EventPart, GUEST_LENGTHS, MAX_PARTS } from '@/domain/guests/guest';
import { KIND_GUESTS, type UsualPart } from '@/domain/guests/kind-guests.data';
import { peopleComing } from '@/domain/guests/replies';
import { type PartProblem, partSchema } from '@/domain/guests/schema';
import { waitingFor } from '@/domain/guests/waiting-list';
import { locate } from '@/domain/places/location';
import { datesOf } from '@/domain/plan/event-days';
import { kindOf } from '@/domain/plan/kind';
import { clockText, instantOf, readClock, wallOf } from '@/domain/timeline/zone';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { FormMoment } from '@/parts/form/form-moment';
import { RowBody } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import { type GuestBook, householdOf } from '../use-guest-book';
import { useKindWords } from '../use-kind-words';
import { PartDialog } from './part-dialog';
import { RowsSheet } from './rows-sheet';

const Form = fields(partSchema, 'guests', 'parts');

interface PartsSheetProps {
  book: GuestBook;
  onOpenChange: (open: boolean) => void;
}

/** Returns a part's start in the time zone of its place. The time is '' if it isn't set. */
function beginsAt(part: EventPart | null, event_date: string): { date: string; time: string } {
  if (!part?.starts_at || !part.time_zone) return { date: event_date, time: '' };
  const { date, minutes } = wallOf(part.time_zone, Math.floor(Date.parse(part.starts_at) / 60_000));
  return { date, time: clockText(minutes) };
}

const EVENING = 18 * 60;
/**
 * Returns the instant, in minutes, to which an entered time is probably near. It is the part's current start,
 * otherwise the evening of the event.
 */
const nearOf = (part: EventPart | null, zone: string, event_date: string): number =>
  part?.starts_at ? Math.floor(Date.parse(part.starts_at) / 60_000) : instantOf(zone, event_date, EVENING);

function startOf(zone: string, date: string, time: string): string | null {
  const minutes = readClock(time);
  return minutes === null || date === ''
    ? null
    : new Date(instantOf(zone, date, minutes) * 60_000).toISOString();
}

/** Compares timestamps by value, because the service and the browser format them differently. */
const sameMoment = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : Date.parse(one) === Date.parse(other);

function PartCount({ part, coming, waiting }: { part: EventPart; coming: number; waiting: number }) {
  const { t } = useTranslation('guests');
  return (
    <>
      <span className="block text-right">
        {part.capacity === null
          ? t('parts.coming', { count: coming })
          : t('parts.comingOf', { count: coming, capacity: part.capacity })}
      </span>
      {waiting > 0 && <span className="block text-right">{t('parts.waiting', { count: waiting })}</span>}
    </>
  );
}

/** Sheet with the event's parts, for which guests reply separately. */
export function PartsSheet({ book, onOpenChange }: PartsSheetProps) {
  const { t } = useTranslation('guests');
  /** Id of the part that is being edited or added. */
  const [open, setOpen] = useState<string | null>(null);
  /** The usual part whose values fill in a new part. */
  const [usual, setUsual] = useState<UsualPart | null>(null);
  /** The part with replies whose deletion needs confirmation. */
  const [asked, setAsked] = useState<EventPart | null>(null);
  const { parts, guests } = book;
  const { plan, writes, suggesting } = usePlanContext();
  const { groups } = useKindWords();
  const change = useChangeRows(EVENT_PARTS, plan.id);
  const description = faces.event_parts.useDescription(plan.id);
  const part = useOpenedRow(parts.find(({ id }) => id === open) ?? null, open);
  const zone = part?.time_zone ?? locate(plan)?.zone ?? 'UTC';
  const isNextDay = usual === 'brunch' || usual === 'secondDay';
  const begins = beginsAt(part, isNextDay ? addDays(plan.event_date, 1) : plan.event_date);
  const invited = { parts, guests, households: [...book.households.values()] };
  const coming = ({ id }: EventPart) =>
    guests.reduce((sum, guest) => sum + peopleComing(guest, householdOf(book, guest), id), 0);
  const named = new Set(parts.map(({ name }) => fold(name)));
  const usualParts = KIND_GUESTS[kindOf(plan)].parts
    .map((id) => ({
      name: t(`parts.of.${id}`),
      onPress: () => {
        setUsual(id);
        setOpen('');
      },
    }))
    .filter(({ name }) => !named.has(fold(name)));
  const answersTo = ({ id }: EventPart) =>
    guests.filter(({ replies, requests }) => replies[id] ?? requests[id]).length;
  const remove = (gone: EventPart) => {
    setAsked(null);
    change([{ before: gone, after: null }], t('said.deleted', { name: description.title(gone) }));
  };
  const values = {
    name: part?.name ?? (usual ? t(`parts.of.${usual}`) : ''),
    place: part?.place ?? '',
    capacity: part?.capacity ? String(part.capacity) : '',
    ...begins,
    reply_by: part?.reply_by ?? '',
  };
  return (
    <>
      <RowsSheet
        words={{
          title: t('parts.title'),
          intro: t('parts.text', groups),
          add: t('parts.add'),
          back: t('parts.back'),
          full: t('limit.parts'),
        }}
        rows={parts.map((one) => ({
          id: one.id,
          name: one.name,
          below: isOffDay(one, plan) ? [t('parts.off'), one.place].filter(Boolean).join(' · ') : one.place,
          beside: <PartCount part={one} coming={coming(one)} waiting={waitingFor(invited, one.id)} />,
        }))}
        open={open}
        onOpen={(id) => {
          setUsual(null);
          setOpen(id);
        }}
        canAdd={writes}
        isFull={parts.length >= MAX_PARTS}
        usual={{ label: t('parts.usual'), rows: usualParts }}
        onClose={() => onOpenChange(false)}
      >
        <RowBody
          key={open}
          row={part}
          description={description}
          form={{
            name: 'event-part',
            row: usual ?? undefined,
            schema: partSchema,
            problem: (message) => t(message as PartProblem),
            values,
            withFields: ({ date, time, ...fields }) => {
              const starts_at = startOf(zone, date, time);
              // A changed date is recorded together with the event date for which it was entered.
              const typed =
                !part || !sameMoment(part.starts_at, starts_at) || part.reply_by !== fields.reply_by;
              return {
                ...(part ?? {
                  id: crypto.randomUUID(),
                  version: 0,
                  position: (parts.at(-1)?.position ?? 0) + 1,
                }),
                ...fields,
                time_zone: zone,
                starts_at,
                ...(typed && { event_on: plan.event_date }),
              };
            },
            fields: (
              <>
                <Form.Text name="name" max={GUEST_LENGTHS.part} hint={t('parts.nameHint', groups)} />
                <Form.Text name="place" max={GUEST_LENGTHS.address} />
                <FormMoment
                  zone={zone}
                  suggested={begins.date}
                  days={datesOf(plan)}
                  near={nearOf(part, zone, plan.event_date)}
                  dateLabel={t('parts.date')}
                  timeLabel={t('parts.time')}
                  time={{ placeholder: '17:30' }}
                  className="grid grid-cols-2 gap-3"
                />
                <Form.Date name="reply_by" label={t('parts.replyBy')} hint={t('parts.replyByHint')} />
                <Form.Number name="capacity" hint={t('parts.capacityHint')} />
              </>
            ),
          }}
          words={{
            newTitle: t('parts.title'),
            create: t('parts.create'),
            save: t('form.save'),
            delete: t('parts.delete'),
            said: (done, name) => t(done === 'deleted' ? 'said.deleted' : 'said.saved', { name }),
          }}
          // The last part can't be deleted, because replies need a part. Only an editor can delete a part
          // with replies, and must confirm.
          deletable={parts.length > 1 && !(suggesting && part && answersTo(part) > 0)}
          onChange={(changes, said) => {
            const [one] = changes;
            const gone = one?.after === null ? one.before : null;
            if (gone && answersTo(gone) > 0) setAsked(gone);
            else change(changes, said);
          }}
          onOpenChange={(next) => (next ? onOpenChange(true) : setOpen(null))}
        />
      </RowsSheet>
      {asked && (
        <PartDialog
          part={asked}
          answers={answersTo(asked)}
          onDelete={() => remove(asked)}
          onKeep={() => {
            setAsked(null);
            setOpen(asked.id);
          }}
        />
      )}
    </>
  );
}
