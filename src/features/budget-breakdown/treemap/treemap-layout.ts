import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { Group, Part } from '../parts-of';

/** Position and size in pixels. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface LaidCell extends Box {
  readonly part: Part;
}
export interface Frame extends Box {
  readonly group: Group;
  readonly titled: boolean;
}

export const TITLE = 24;
const GAP = 3;

type Node = { readonly group: Group | null; readonly part: Part | null; readonly children: readonly Node[] };

const boxOf = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }): Box => ({
  x: x0,
  y: y0,
  width: x1 - x0,
  height: y1 - y0,
});

const isTitled = (nested: boolean, { width, height }: Box): boolean => nested && width >= 90 && height >= 70;

/**
 * Lays out the groups and their cells, the largest first. Areas are proportional to the amounts and as square
 * as possible.
 */
export function layoutOf(groups: readonly Group[], width: number, height: number, nested: boolean) {
  const tree: Node = {
    group: null,
    part: null,
    children: groups.map((group) => ({
      group,
      part: null,
      children: group.parts.map((part) => ({ group, part, children: [] })),
    })),
  };
  const root = hierarchy<Node>(tree, ({ children }) => [...children])
    .sum(({ part }) => part?.amount ?? 0)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const placed = treemap<Node>()
    .tile(treemapSquarify.ratio(1.3))
    .size([width, height])
    .paddingInner(GAP)
    .paddingTop((node) => {
      if (node.depth !== 1) return 0;
      // d3 has already placed the group when it asks for the height of the title, so the group's size is
      // known.
      return isTitled(nested, boxOf(node)) ? TITLE : 0;
    })
    .round(true)(root);
  const frames: Frame[] = [];
  const cells: LaidCell[] = [];
  for (const node of placed.descendants()) {
    const { group, part } = node.data;
    const box = boxOf(node);
    if (part) cells.push({ ...box, part });
    else if (group) frames.push({ ...box, group, titled: isTitled(nested, box) });
  }
  return { frames, cells };
}

/**
 * Sizes in pixels: height of a text line, average letter width in the name of a category or item, and
 * padding.
 */
const LINE = 20;
const LETTER = { whole: 8.6, item: 7.4 } as const;
const AROUND = { width: 22, height: 14 } as const;
/** Height in pixels of the icon above the text. */
const ICON = 30;

/**
 * Returns what fits into a cell: lines of the name, one or two lines of figures, and the icon. A category's
 * name is never cut. If it doesn't fit, only the icon is shown.
 */
export function contents(
  name: string,
  amount: string,
  { width, height, whole }: { width: number; height: number; whole: boolean },
): { icon: boolean; words: number; sum: 0 | 1 | 2 } {
  const room = width - AROUND.width;
  const lines = Math.floor((height - AROUND.height) / LINE);
  const letters = Math.floor(room / LETTER[whole ? 'whole' : 'item']);
  const taken = linesOf(name, letters);
  const words = taken === null || (whole && taken > lines) ? 0 : Math.min(taken, lines);
  const roomy = width >= 110 && height >= AROUND.height + ICON + (words + 2) * LINE;
  const alone = whole && words === 0 && room >= 12 && height >= 26;
  const left = words > 0 ? lines - words : alone ? lines - 1 : 0;
  return {
    icon: alone || (whole && words > 0 && roomy),
    words,
    sum: amount.length * 7.8 > room || left < 1 ? 0 : left < 2 ? 1 : 2,
  };
}

/** Returns how many lines a text needs without breaking words, or null if a word is longer than a line. */
function linesOf(text: string, letters: number): number | null {
  let lines = 0;
  let used = Number.POSITIVE_INFINITY;
  for (const { length } of text.split(' ')) {
    if (length > letters) return null;
    if (used + 1 + length > letters) {
      lines++;
      used = length;
    } else used += 1 + length;
  }
  return lines;
}
