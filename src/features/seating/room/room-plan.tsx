import { Image, Maximize, Redo2, Undo2, VectorSquare, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { sameJson } from '@/domain/same-json';
import { isTableShape, type RoomItem, type RoomOutline } from '@/domain/seating/chart';
import { toFloor } from '@/domain/seating/room/floor';
import type { Point } from '@/domain/seating/room/geometry';
import { ARROW_STEPS } from '@/domain/seating/room/lengths';
import { snapped } from '@/domain/seating/room/rows';
import { cornersOf, LEAST_ROOM, roomOf, tooClose } from '@/domain/seating/room/walls';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Walls } from '@/parts/room/room-shapes';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { useRowTitle } from '@/parts/rows/use-row-title';
import { Button, IconButton } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { arrowOf } from '@/ui/grid-keys';
import { faces } from '../rows';
import { useLengths } from '../use-lengths';
import type { Seating } from '../use-seating';
import { CarriedName } from './carried-name';
import { FloorPanel } from './floor-panel';
import { FloorHandles, FloorPicture } from './floor-shapes';
import { inside } from './make-things';
import { RoomCorners } from './room-corners';
import { detailAt, RoomThings } from './room-things';
import { useFloor } from './use-floor';
import { useRoomPointer } from './use-room-pointer';
import type { RoomSteps } from './use-room-steps';
import { useViewport, wholeRoom } from './use-viewport';

/** Distance in pixels at which a table snaps into line with another. */
const SNAP = 8;
/** Debounce: moves by arrow keys are saved as one change after this many milliseconds without a key. */
const REST = 600;

interface RoomPlanProps {
  seating: Seating;
  steps: RoomSteps;
  /** Id of the guest chosen for seating. */
  chosen: string | null;
  onChoose: (person: string | null) => void;
  onSeat: (person: string, table: string, seat: number | null) => void;
  onOpen: (thing: string) => void;
}

/** The room drawn to scale: tables with their guests, which can be moved by mouse, touch and keyboard. */
export function RoomPlan({ seating, steps, chosen, onChoose, onSeat, onOpen }: RoomPlanProps) {
  const { t } = useTranslation('seating');
  const { plan, editable, writes } = usePlanContext();
  const change = useChangeRows(SEATING_TABLES, plan.id);
  const title = useRowTitle(faces.seating_tables);
  const { chart, things, nameOf } = seating;
  const { unit } = chart;
  const lengths = useLengths(unit);
  const [small, large] = ARROW_STEPS[unit];
  const svg = useRef<SVGSVGElement>(null);
  const { view, setView, zoom, metre } = useViewport(svg, chart);
  const close = useMemo(() => tooClose(chart, things), [chart, things]);
  const changeChart = useChangeRows(SEATING_CHARTS, plan.id);
  /** The object that is being edited: the walls, or the floor plan's picture. */
  const [laying, setLaying] = useState<'walls' | 'floor' | null>(null);
  const isFloor = laying === 'floor';
  const floor = useFloor(chart);
  /** The walls while a corner is being dragged. */
  const [draft, setDraft] = useState<RoomOutline | null>(null);
  const [isRoom, setIsRoom] = useState(true);
  const stored = cornersOf(chart).map(({ x, y }) => [x, y] as const);
  const moveWalls = (outline: RoomOutline) => {
    const room = roomOf(outline);
    setIsRoom(room !== null);
    setDraft(null);
    if (room && !sameJson(outline, stored))
      changeChart([{ before: chart, after: { ...chart, ...room } }], t('said.saved'));
  };
  /** Item whose move by arrow keys isn't saved yet. */
  const [nudged, setNudged] = useState<RoomItem | null>(null);

  const move = (thing: RoomItem, to: Point) => {
    if (to.x !== thing.x || to.y !== thing.y)
      change(
        [{ before: thing, after: { ...thing, x: to.x, y: to.y } }],
        t('said.moved', { name: title(thing) }),
      );
  };
  const moveLater = useRef(move);
  useEffect(() => {
    moveLater.current = move;
  });
  useEffect(() => {
    if (!nudged) return;
    const before = things.find(({ id }) => id === nudged.id);
    const timer = setTimeout(() => {
      if (before) moveLater.current(before, nudged);
      setNudged(null);
    }, REST);
    return () => clearTimeout(timer);
  }, [nudged, things]);

  const press = (id: string, seat: number | null, person: string | null) => {
    const thing = things.find((one) => one.id === id);
    if (!thing || !writes) return;
    // A suggester can't seat guests, so a press opens the item instead.
    if (!editable) onOpen(id);
    else if (chosen && isTableShape(thing.shape) && person !== chosen) onSeat(chosen, id, seat);
    else if (person) onChoose(person === chosen ? null : person);
    else onOpen(id);
  };
  const point = (at: Point) => {
    if (floor.floor && floor.drawn) floor.put(floor.next, toFloor(floor.floor, floor.drawn.aspect, at));
  };
  const { carried, handlers } = useRoomPointer({
    svg,
    setView,
    things,
    editable: editable && !isFloor,
    placeAt: (thing, to, free) => inside(chart, free ? to : snapped(things, thing.id, to, SNAP / metre)),
    onMoved: move,
    onPress: press,
    onDrop: onSeat,
    ...(isFloor && { onPoint: point }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest('[data-thing]')?.getAttribute('data-thing');
    const thing = nudged?.id === id ? nudged : things.find((one) => one.id === id);
    if (!thing || !writes) return;
    const step = arrowOf(event.key);
    if (step && editable) {
      event.preventDefault();
      const metres = event.shiftKey ? large : small;
      const to = inside(chart, { x: thing.x + step.x * metres, y: thing.y + step.y * metres });
      setNudged({ ...thing, ...to });
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      press(thing.id, null, null);
    } else if (event.key === 'Escape') onChoose(null);
  };

  const carriedPerson = carried && seating.personOf(carried.id);
  return (
    <div className="flex flex-col gap-2">
      <section
        aria-label={t('plan.label')}
        className="overflow-hidden rounded-card border border-line bg-paper"
      >
        <div className="flex justify-end border-line border-b bg-surface print:hidden">
          {editable && (
            <div className="mr-auto flex">
              {(['walls', 'floor'] as const).map((what) => (
                <IconButton
                  key={what}
                  label={t(`${what}.edit`)}
                  aria-pressed={laying === what}
                  className="aria-pressed:bg-accent aria-pressed:text-on-accent"
                  onClick={() => {
                    setIsRoom(true);
                    setLaying(laying === what ? null : what);
                  }}
                >
                  {what === 'walls' ? <VectorSquare className="size-5" /> : <Image className="size-5" />}
                </IconButton>
              ))}
              <IconButton label={t('steps.undo')} aria-disabled={!steps.back} onClick={() => steps.back?.()}>
                <Undo2 className="size-5" />
              </IconButton>
              <IconButton
                label={t('steps.redo')}
                aria-disabled={!steps.again}
                onClick={() => steps.again?.()}
              >
                <Redo2 className="size-5" />
              </IconButton>
            </div>
          )}
          <IconButton label={t('plan.zoomIn')} onClick={() => zoom(1.4)}>
            <ZoomIn className="size-5" />
          </IconButton>
          <IconButton label={t('plan.zoomOut')} onClick={() => zoom(1 / 1.4)}>
            <ZoomOut className="size-5" />
          </IconButton>
          <IconButton label={t('plan.fit')} onClick={() => setView(wholeRoom(chart))}>
            <Maximize className="size-5" />
          </IconButton>
        </div>
        {/* The items in the drawing are buttons. Arrow keys move the focused item. */}
        <svg
          ref={svg}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          className="block h-[min(42dvh,44rem)] w-full touch-none select-none lg:h-[min(68dvh,44rem)]"
          onKeyDown={onKeyDown}
          {...handlers}
        >
          <title>{t('plan.label')}</title>
          <FloorPicture floor={floor} opacity={isFloor ? 0.8 : 0.4} />
          <Walls
            chart={draft ? { ...chart, outline: draft } : chart}
            className={cx(floor.drawn ? 'fill-transparent' : 'fill-surface', 'stroke-line-strong stroke-2')}
            vectorEffect="non-scaling-stroke"
          />
          <RoomThings
            seating={seating}
            nudged={nudged}
            detail={detailAt(metre)}
            close={close}
            chosen={chosen}
            isFaint={isFloor && floor.drawn !== null}
          />
          {isFloor && <FloorHandles svg={svg} floor={floor} unit={unit} view={view} metre={metre} />}
          {laying === 'walls' && (
            <RoomCorners
              svg={svg}
              outline={draft ?? stored}
              unit={unit}
              metre={metre}
              onMoving={setDraft}
              onMoved={moveWalls}
            />
          )}
        </svg>
      </section>
      {close.size > 0 && <p className="text-sm text-attention">{t('plan.close', { count: close.size })}</p>}
      {!isRoom && (
        <p role="alert" className="text-sm text-danger">
          {t('walls.none', { least: lengths.words(LEAST_ROOM) })}
        </p>
      )}
      {editable && !isFloor && (
        <p className="text-sm text-ink-muted">
          {laying ? (
            t('walls.help')
          ) : (
            <>
              <span className="pointer-coarse:hidden">
                {`${t('plan.help')} ${t('thing.moved', { small: lengths.trade(small), large: lengths.words(large) })}`}
              </span>
              <span className="pointer-fine:hidden">{t('plan.finger')}</span>
            </>
          )}
        </p>
      )}
      {floor.problem && (
        <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-attention">
          <span>{t(`floor.${floor.problem}`)}</span>
          {floor.problem === 'failed' && (
            <Button look="quiet" size="small" onClick={floor.retry}>
              {t('floor.again')}
            </Button>
          )}
        </div>
      )}
      {editable && isFloor && <FloorPanel chart={chart} floor={floor} />}
      {carried && carriedPerson && (
        <CarriedName ref={carried.name} at={carried.at} name={nameOf(carriedPerson)} />
      )}
    </div>
  );
}
