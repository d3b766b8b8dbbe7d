import { memo, useMemo } from 'react';
import type { RoomItem } from '@/domain/seating/chart';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import type { Seating } from '../use-seating';
import { RoomThingShape } from './room-thing';

/** Minimum scale in pixels per metre at which seats are drawn. `NAMES_FROM` is the minimum for names. */
const SEATS_FROM = 22;
const NAMES_FROM = 75;

interface RoomThingsProps {
  seating: Seating;
  /** Item whose move by arrow keys isn't saved yet. */
  nudged: RoomItem | null;
  /** Level of detail: seats with names, seats only, or tables as a whole. */
  detail: 'names' | 'seats' | 'table';
  /** Ids of items that stand too close to another item. */
  close: ReadonlySet<string>;
  /** Id of the guest chosen for seating. */
  chosen: string | null;
  isFaint: boolean;
}

export const detailAt = (metre: number): RoomThingsProps['detail'] =>
  metre >= NAMES_FROM ? 'names' : metre >= SEATS_FROM ? 'seats' : 'table';

/** All items of the room. Memoised, so that panning doesn't rerender them. */
export const RoomThings = memo(function RoomThings(props: RoomThingsProps) {
  const { seating, nudged, detail, close, chosen, isFaint } = props;
  const { t } = useTranslation('seating');
  const { things, arrangement, nameOf } = seating;
  const labels = useMemo(
    () =>
      new Map(
        things.map(({ id, name }) => {
          const seats = arrangement.at.get(id);
          const couple = arrangement.couple?.table === id ? 2 : 0;
          const taken = formatNumber((seats?.filter(Boolean).length ?? 0) + couple);
          const label = seats && t('plan.table', { name, taken, seats: formatNumber(seats.length) });
          return [id, label ?? name] as const;
        }),
      ),
    [arrangement, things, t],
  );
  return (
    <g className={isFaint ? 'pointer-events-none opacity-40' : undefined}>
      {things.map((thing) => (
        <RoomThingShape
          key={thing.id}
          thing={nudged?.id === thing.id ? nudged : thing}
          seats={arrangement.at.get(thing.id)}
          label={labels.get(thing.id) ?? thing.name}
          nameOf={nameOf}
          detail={detail}
          tooClose={close.has(thing.id)}
          awaits={chosen !== null}
          chosen={chosen && arrangement.seatOf.get(chosen)?.table === thing.id ? chosen : null}
          couple={arrangement.couple?.table === thing.id ? arrangement.couple.seats : null}
        />
      ))}
    </g>
  );
});
