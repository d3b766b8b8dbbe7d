import { type ComponentType, createContext } from 'react';
import type { Pieces } from '@/ui/pieces';

/**
 * Component that adapts a module's page for suggesters. The app injects it, because its code depends on
 * forms. Without the component, the plan is read-only. The context has its own file, so that the app's frame
 * loads less code.
 */
export const SuggestingContext = createContext<ComponentType<{ children: Pieces }> | null>(null);
