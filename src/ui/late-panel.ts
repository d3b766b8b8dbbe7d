import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * Wraps a panel that few people see. Its code and texts are fetched when it is first shown. If the fetch
 * fails, the panel stays hidden.
 */
export const latePanel = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(() => ({ default: Nothing })));
