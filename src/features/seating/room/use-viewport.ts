import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { SeatingChart } from '@/domain/seating/chart';
import type { Point } from '@/domain/seating/room/geometry';

/** The visible part of the room, in metres. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LEAST = 2.5;

/** Returns the whole room with a margin, because doors and their labels extend beyond the walls. */
export function wholeRoom({ width, height }: SeatingChart): Viewport {
  const margin = Math.max(0.6, Math.max(width, height) * 0.05);
  return { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
}

function zoomed(view: Viewport, factor: number, at: Point, room: Viewport): Viewport {
  const width = Math.min(room.width * 1.5, Math.max(LEAST, view.width / factor));
  const real = view.width / width;
  return {
    x: at.x - (at.x - view.x) / real,
    y: at.y - (at.y - view.y) / real,
    width,
    height: view.height / real,
  };
}

export function toRoom(svg: SVGSVGElement, x: number, y: number): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { x: point.x, y: point.y };
}

/**
 * State of the visible part of the room, and of the pixels per metre. The wheel and buttons change the
 * visible part.
 */
export function useViewport(svg: RefObject<SVGSVGElement | null>, chart: SeatingChart) {
  const [view, setView] = useState(() => wholeRoom(chart));
  const [pixels, setPixels] = useState({ wide: 600, high: 400 });
  const { width, height } = chart;
  const [room, setRoom] = useState({ width, height });
  // When the room's size has changed, the whole room is shown again.
  if (room.width !== width || room.height !== height) {
    setRoom({ width, height });
    setView(wholeRoom(chart));
  }
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => setPixels({ wide: element.clientWidth || 600, high: element.clientHeight || 400 });
    measure();
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = toRoom(element, event.clientX, event.clientY);
      const whole = { x: 0, y: 0, width, height };
      setView((now) => zoomed(now, Math.exp(-event.deltaY / 200), at, whole));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('resize', measure);
    return () => {
      element.removeEventListener('wheel', wheel);
      window.removeEventListener('resize', measure);
    };
  }, [svg, width, height]);
  const zoom = useCallback(
    (factor: number) =>
      setView((now) => {
        const middle = { x: now.x + now.width / 2, y: now.y + now.height / 2 };
        return zoomed(now, factor, middle, { x: 0, y: 0, width, height });
      }),
    [width, height],
  );
  return { view, setView, zoom, metre: Math.min(pixels.wide / view.width, pixels.high / view.height) };
}
