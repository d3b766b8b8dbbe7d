import { Heart } from 'lucide-react';
import { memo } from 'react';
import { isTableShape, type RoomItem, shortName } from '@/domain/seating/chart';
import type { Person } from '@/domain/seating/model';
import { chairsOf, labelAlong, type Point, turned } from '@/domain/seating/room/geometry';
import { usePlanContext } from '@/parts/module/plan-context';
import { ThingOutline } from '@/parts/room/room-shapes';
import { cx } from '@/ui/class-names';

interface RoomThingShapeProps {
  thing: RoomItem;
  /** Guests by seat; undefined for an item without seats. */
  seats: readonly (Person | null)[] | undefined;
  label: string;
  nameOf: (person: Person) => string;
  /** Level of detail: seats with names, seats only, or the table as a whole. */
  detail: 'names' | 'seats' | 'table';
  tooClose: boolean;
  /** True while a guest is chosen and can be seated here. */
  awaits: boolean;
  /** Id of the chosen guest, if that guest sits at this table. */
  chosen: string | null;
  /** Numbers of the couple's two seats, if the couple sit at this table. */
  couple: readonly number[] | null;
}

/** Makes an SVG group work as a button, because SVG has no button element. */
const AS_BUTTON = { role: 'button', tabIndex: 0 };

export const translation = ({ x, y }: Point): string => `translate(${x} ${y})`;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .slice(0, 2)
    .join('')
    .toUpperCase();

/**
 * An item of the room, drawn in metres around its own middle. Memoised, so that a change redraws only one
 * item and not a thousand. Only the whole plan has a CSS transform, because browsers process every transform
 * in each frame of a drag.
 */
export const RoomThingShape = memo(function RoomThingShape(props: RoomThingShapeProps) {
  const { thing, seats, label, nameOf, detail, tooClose, awaits, chosen, couple } = props;
  const { editable, writes } = usePlanContext();
  const taken = (seats?.filter((one) => one !== null).length ?? 0) + (couple?.length ?? 0);
  const isTable = isTableShape(thing.shape);
  const isFar = detail === 'table' && isTable;
  // When zoomed out, a table shows only its number. Its colour tells whether none, some or all of its seats
  // are taken.
  const name = isFar ? shortName(thing.name) : thing.name;
  const text = isFar ? 0.95 : detail === 'table' ? 0.55 : 0.34;
  const along = isTable ? { turn: 0, length: thing.width } : labelAlong(thing);
  const isFull = isFar && taken === thing.seats;
  return (
    <g
      data-thing={thing.id}
      transform={translation(thing)}
      className={cx(
        'group/thing',
        editable
          ? awaits && isTable
            ? 'cursor-copy'
            : 'cursor-grab active:cursor-grabbing'
          : writes && 'cursor-pointer',
      )}
    >
      {/* Excludes the seats, because the accessible name must begin with the visible text of the button. */}
      <g {...AS_BUTTON} aria-label={label} className="group outline-none">
        <g {...(thing.rotation !== 0 && { transform: `rotate(${thing.rotation})` })}>
          <ThingOutline
            thing={thing}
            vectorEffect="non-scaling-stroke"
            className={cx(
              'stroke-2 group-focus-visible:stroke-accent group-focus-visible:stroke-4',
              'group-data-picked/thing:fill-accent-soft group-data-picked/thing:stroke-accent group-data-picked/thing:stroke-4',
              isFar && taken > 0 ? 'fill-accent-soft' : isTable ? 'fill-surface' : 'fill-line',
              tooClose
                ? 'stroke-attention'
                : (awaits ? isTable && taken < thing.seats : isFull)
                  ? 'stroke-accent'
                  : 'stroke-line-strong',
            )}
          />
        </g>
        <text
          textAnchor="middle"
          dy="0.35em"
          y={isTable && !isFar ? -text * 0.5 : 0}
          fontSize={Math.min(text, (along.length / Math.max(isFar ? 2 : 4, name.length)) * 1.7)}
          {...(along.turn !== 0 && { transform: `rotate(${along.turn})` })}
          className="pointer-events-none fill-ink font-semibold select-none"
        >
          {name}
        </text>{' '}
        {isTable && !isFar && (
          <text
            textAnchor="middle"
            dy="0.35em"
            y={text * 0.6}
            fontSize={text * 0.85}
            className="tabular pointer-events-none fill-ink-muted select-none"
          >
            {`${taken}/${thing.seats}`}
          </text>
        )}
      </g>
      {isTable &&
        detail !== 'table' &&
        chairsOf(thing).map((chair) => {
          const { seat } = chair;
          const { x, y } = turned(chair, thing.rotation);
          const person = seats?.[seat] ?? null;
          return (
            <g key={seat} data-seat={seat} data-person={person?.id}>
              <circle
                cx={x}
                cy={y}
                r={0.24}
                vectorEffect="non-scaling-stroke"
                className={cx(
                  'stroke-1',
                  couple?.includes(seat)
                    ? 'fill-accent stroke-accent'
                    : person
                      ? 'fill-accent-soft stroke-accent'
                      : 'fill-paper stroke-line-strong',
                  person && person.id === chosen && 'fill-accent stroke-accent-strong stroke-3',
                )}
              />
              {couple?.includes(seat) && (
                <Heart x={x - 0.13} y={y - 0.13} width={0.26} height={0.26} className="fill-on-accent" />
              )}
              {person && (
                <>
                  <title>{nameOf(person)}</title>
                  <text
                    x={x}
                    y={y}
                    textAnchor="middle"
                    dy="0.35em"
                    fontSize={0.2}
                    className={cx(
                      'pointer-events-none font-semibold select-none',
                      person.id === chosen ? 'fill-on-accent' : 'fill-accent-strong',
                    )}
                  >
                    {initials(nameOf(person))}
                  </text>
                  {detail === 'names' && (
                    <text
                      x={x}
                      y={y + (y > 0 ? 0.42 : -0.32)}
                      textAnchor="middle"
                      fontSize={0.16}
                      className="pointer-events-none fill-ink select-none"
                    >
                      {nameOf(person)}
                    </text>
                  )}
                </>
              )}
            </g>
          );
        })}
    </g>
  );
});
