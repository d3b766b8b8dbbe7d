import type { ComponentType } from 'react';
import { DEMO_PLAN } from '@/lib/demo';
import { paths } from '@/lib/paths';
import { AnywherePicture } from './pictures/anywhere-picture';
import { MoneyPicture } from './pictures/money-picture';
import { PlanPicture } from './pictures/plan-picture';
import { TasksPicture } from './pictures/tasks-picture';
import { UsualPicture } from './pictures/usual-picture';
import { WhatIfPicture } from './pictures/what-if-picture';

interface Section {
  Picture: ComponentType;
  /** Page of the demonstration that the section links to. */
  at: string;
}

/** The six features in the order in which a plan needs them. */
export const TOUR_SECTIONS = {
  split: { Picture: PlanPicture, at: paths.eventPlan(DEMO_PLAN) },
  whatif: { Picture: WhatIfPicture, at: paths.whatIf(DEMO_PLAN) },
  usual: { Picture: UsualPicture, at: paths.budgetBreakdown(DEMO_PLAN) },
  tasks: { Picture: TasksPicture, at: paths.eventTasks(DEMO_PLAN) },
  money: { Picture: MoneyPicture, at: paths.budgetTracking(DEMO_PLAN) },
  anywhere: { Picture: AnywherePicture, at: paths.app },
} satisfies Record<string, Section>;

export type TourKey = keyof typeof TOUR_SECTIONS;
export const TOUR_KEYS: readonly TourKey[] = ['split', 'whatif', 'usual', 'tasks', 'money', 'anywhere'];
