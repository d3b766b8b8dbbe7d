import { type ComponentType, lazy } from 'react';
import { loadTexts } from '@/lib/i18n';

const Nothing = () => null;

/** Fetched where others work on the plan, too; where it can't be had the plan is worked on without it. */
const late = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() =>
    Promise.all([load(), loadTexts('sharing')]).then(
      ([panel]) => panel,
      () => ({ default: Nothing }),
    ),
  );

export const Together = late(() => import('./together'));
export const EditedBy = late(() => import('./edited-by'));
