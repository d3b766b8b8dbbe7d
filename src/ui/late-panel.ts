import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A panel that few people see. Its code and texts are fetched when it is shown; if they can't be, the panel
 * stays hidden.
 */
export const latePanel = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: Nothing })));
