import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A panel that few see: its code and its texts come when it is shown, and where they can't be had it stays away. */
export const latePanel = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: Nothing })));
