import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A panel that few see: its code and its texts come when it is shown, and where they can't be had it stays away. */
export const latePanel = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: Nothing })));
