import type { ComponentType } from 'react';
import { IN_DEMO } from '@/lib/demo';
import { loadTexts } from '@/lib/i18n';
import { latePanel } from '@/ui/late-panel';

/** Loads a component for shared plans. If loading fails, the plan works without it. */
const late = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  latePanel(async () => {
    const [panel] = await Promise.all([load(), loadTexts('sharing')]);
    return panel;
  });

export const Together = late(() => (IN_DEMO ? import('./demo-together') : import('./together')));
export const EditedBy = late(() => import('./edited-by'));
