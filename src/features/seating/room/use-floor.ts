import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ATTACHMENTS } from '@/data/attachments';
import { fileQuery } from '@/data/files';
import { SEATING_CHARTS } from '@/data/seating';
import { useRows } from '@/data/sync/use-rows';
import { type Attachment, isPicture } from '@/domain/files/attachment';
import { sameJson } from '@/domain/same-json';
import type { FloorPlan, SeatingChart } from '@/domain/seating/chart';
import { lyingAspect, pointTurned, quarterTurned, scaledBy, storable } from '@/domain/seating/room/floor';
import type { Point } from '@/domain/seating/room/geometry';
import { statusOf } from '@/lib/errors';
import { useTranslation } from '@/lib/translation';
import { useBlobUrl } from '@/parts/files/use-blob-url';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';

/** Returns a picture's height divided by its width, or null if the browser can't decode it. */
export async function aspectOf(picture: Blob): Promise<number | null> {
  try {
    const bitmap = await createImageBitmap(picture);
    const aspect = bitmap.height / bitmap.width;
    bitmap.close();
    return aspect;
  } catch {
    return null;
  }
}

const NONE = { id: '', media_type: 'image/png' } as const;

/** Returns the URL of a floor plan's picture, and its aspect ratio. */
function usePicture(plan_id: string, attachment: Attachment | undefined, isWanted: boolean) {
  const isRight = attachment !== undefined && isPicture(attachment.media_type);
  const query = useQuery({
    ...fileQuery(plan_id, attachment ?? NONE, true),
    enabled: isWanted && isRight,
  });
  const [read, setRead] = useState<{ readonly blob: Blob; readonly aspect: number | null } | null>(null);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    let isHere = true;
    void aspectOf(data).then((aspect) => isHere && setRead({ blob: data, aspect }));
    return () => {
      isHere = false;
    };
  }, [data]);
  const aspect = read && read.blob === data ? read.aspect : undefined;
  const url = useBlobUrl(aspect ? data : null);
  const isGone = !attachment || statusOf(query.error) === 404;
  const isLie = !isRight || data === null || aspect === null;
  const problem = isGone
    ? 'gone'
    : isLie
      ? 'lie'
      : query.fetchStatus !== 'fetching' && !data
        ? 'failed'
        : null;
  return {
    drawn: isWanted && url && aspect && data ? { url, aspect, blob: data } : null,
    problem: isWanted ? problem : null,
    retry: () => void query.refetch(),
  } as const;
}

type Points = readonly [Point, Point];
const POINTS: Points = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
];

/** Returns the picture of a room's floor plan. The picture is loaded only if `isWanted`. */
export function useFloorPicture({ floor }: SeatingChart, isWanted: boolean) {
  const { plan } = usePlanContext();
  const attachment = useRows(ATTACHMENTS, plan.id).find(({ id }) => id === floor?.file);
  const { drawn, ...rest } = usePicture(plan.id, attachment, floor !== null && isWanted);
  return {
    ...rest,
    attachment,
    drawn: floor && drawn && { ...drawn, aspect: lyingAspect(floor, drawn.aspect) },
  };
}

/** State of a room's floor plan: its picture, and the two points that set its scale. */
export function useFloor(chart: SeatingChart) {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const change = useChangeRows(SEATING_CHARTS, plan.id);
  /** The floor plan while it is being dragged. */
  const [draft, setDraft] = useState<FloorPlan | null>(null);
  const [points, setPoints] = useState<Points>(POINTS);
  /** Which of the two points the next press sets. */
  const [next, setNext] = useState<0 | 1>(0);
  const stored = chart.floor ?? null;
  const { drawn, problem, retry, attachment } = useFloorPicture(chart, stored?.shown === true);
  const floor = stored && draft ? { ...stored, x: draft.x, y: draft.y } : stored;
  const save = (after: FloorPlan | null, said = t('said.saved')) => {
    setDraft(null);
    if (!sameJson(after, stored)) change([{ before: chart, after: { ...chart, floor: after } }], said);
  };
  return {
    stored,
    floor,
    attachment,
    drawn,
    problem,
    retry,
    points,
    next,
    save,
    /** Sets one of the two points. Coordinates are fractions of the picture's width and height. */
    put: (i: 0 | 1, at: Point) => {
      setPoints(i === 0 ? [at, points[1]] : [points[0], at]);
      setNext(i === 0 ? 1 : 0);
    },
    /** Moves the picture during a drag. Positions that can't be stored are ignored. */
    shift: (to: Point) => stored && setDraft(storable({ ...stored, ...to }) ?? draft),
    drop: (to: Point) => stored && save(storable({ ...stored, ...to }) ?? stored),
    /** Rotates the picture a quarter turn clockwise. The two points stay at the same spots of the picture. */
    turn: () => {
      const after = stored && drawn && quarterTurned(stored, drawn.aspect);
      if (!after) return;
      setPoints([pointTurned(points[0]), pointTurned(points[1])]);
      save(after, t('floor.turned'));
    },
    /**
     * Scales the picture so that the two points are `metres` apart. Returns false if the picture would be too
     * small or too large.
     */
    scale: (metres: number): boolean => {
      const after = stored && drawn && scaledBy(stored, drawn.aspect, points, metres);
      if (after) save(after, t('floor.scaled'));
      return Boolean(after);
    },
  };
}

export type Floor = ReturnType<typeof useFloor>;
