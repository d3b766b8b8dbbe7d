import type { KindId } from '../plan/kind';
import { adult } from './adult';
import { anniversary } from './anniversary';
import { babyShower } from './baby-shower';
import { baptism } from './baptism';
import { children } from './children';
import { communion } from './communion';
import { company } from './company';
import { conference } from './conference';
import { gala } from './gala';
import { graduation } from './graduation';
import type { Kind } from './kind';
import { launch } from './launch';
import { plain } from './plain';
import { quinceanera } from './quinceanera';
import type { TaskTemplate } from './template';
import { wedding } from './wedding';

export const KINDS: Readonly<Record<KindId, Kind>> = {
  wedding,
  adult,
  children,
  quinceanera,
  anniversary,
  company,
  conference,
  launch,
  gala,
  baptism,
  communion,
  graduation,
  'baby-shower': babyShower,
  plain,
};

const LINES: ReadonlyMap<string, TaskTemplate> = new Map(
  Object.values(KINDS)
    .toReversed()
    .flatMap(({ tasks }) => tasks)
    .map((line) => [line.id, line]),
);

export const ALL_TASKS: readonly TaskTemplate[] = [...LINES.values()];

/** Returns a task by its id. If this kind doesn't have the task, another kind's version is returned. */
export function taskTemplateOf(id: string, kind: KindId | null = null): TaskTemplate | null {
  const own = kind && KINDS[kind].tasks.find((line) => line.id === id);
  return own ?? LINES.get(id) ?? null;
}
