import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import type { Group, Part } from './parts-of';

/** Pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Cell extends Box {
  readonly part: Part;
}
export interface Frame extends Box {
  readonly group: Group;
  /** Whether there is room for the category's name above its items. */
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

/** Places each group, and its cells within it, each as large as its amount: largest first, as square as can be. */
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
      // d3 has placed the group before it asks for the room to keep in it.
      return isTitled(nested, boxOf(node)) ? TITLE : 0;
    })
    .round(true)(root);
  const frames: Frame[] = [];
  const cells: Cell[] = [];
  for (const node of placed.descendants()) {
    const { group, part } = node.data;
    const box = boxOf(node);
    if (part) cells.push({ ...box, part });
    else if (group) frames.push({ ...box, group, titled: isTitled(nested, box) });
  }
  return { frames, cells };
}

/** How many letters fit, by the average width of one; a cell without room for three says nothing. */
export function fitted(text: string, width: number, letter = 7.4): string | null {
  const room = Math.floor(width / letter);
  if (text.length <= room) return text;
  return room < 4 ? null : `${text.slice(0, room - 1).trimEnd()}…`;
}
