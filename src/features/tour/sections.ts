import type { ComponentType } from 'react';
import { AnywherePicture } from './pictures/anywhere-picture';
import { LocksPicture } from './pictures/locks-picture';
import { PrioritiesPicture } from './pictures/priorities-picture';
import { SplitPicture } from './pictures/split-picture';
import { UsualPicture } from './pictures/usual-picture';
import { WhatIfPicture } from './pictures/what-if-picture';

interface Section {
  Picture: ComponentType;
  /** Whether the live split shows it; of the rest the demonstration is announced. */
  live: boolean;
}

/** The six features in the order of planning. */
export const SECTIONS = {
  split: { Picture: SplitPicture, live: true },
  priorities: { Picture: PrioritiesPicture, live: true },
  whatif: { Picture: WhatIfPicture, live: true },
  usual: { Picture: UsualPicture, live: true },
  locks: { Picture: LocksPicture, live: false },
  anywhere: { Picture: AnywherePicture, live: false },
} satisfies Record<string, Section>;

export type TourKey = keyof typeof SECTIONS;
export const TOUR_KEYS: readonly TourKey[] = ['split', 'priorities', 'whatif', 'usual', 'locks', 'anywhere'];
