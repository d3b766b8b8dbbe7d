import type { ComponentType } from 'react';
import { paths } from '@/lib/paths';
import { AnywherePicture } from './pictures/anywhere-picture';
import { MoneyPicture } from './pictures/money-picture';
import { SplitPicture } from './pictures/split-picture';
import { TasksPicture } from './pictures/tasks-picture';
import { UsualPicture } from './pictures/usual-picture';
import { WhatIfPicture } from './pictures/what-if-picture';

interface Section {
  Picture: ComponentType;
  /** The live split, a page of the app, or the word that its demonstration is to come. */
  tried: 'live' | 'soon' | { at: string };
}

/** The six features in the order of planning. */
export const SECTIONS = {
  split: { Picture: SplitPicture, tried: 'live' },
  whatif: { Picture: WhatIfPicture, tried: 'live' },
  usual: { Picture: UsualPicture, tried: 'live' },
  tasks: { Picture: TasksPicture, tried: { at: paths.openModule('event-tasks') } },
  money: { Picture: MoneyPicture, tried: { at: paths.openModule('budget-tracking') } },
  anywhere: { Picture: AnywherePicture, tried: 'soon' },
} satisfies Record<string, Section>;

export type TourKey = keyof typeof SECTIONS;
export const TOUR_KEYS: readonly TourKey[] = ['split', 'whatif', 'usual', 'tasks', 'money', 'anywhere'];
