import { type ComponentType, createContext } from 'react';
import type { Pieces } from '@/ui/pieces';

/**
 * Component that adapts a module's page for suggesters. The app injects it, because its code depends on
 * forms. Without it the plan is read-only. It is in its own file, so that the app's frame doesn't load more
 * of the module code.
 */
export const SuggestingContext = createContext<ComponentType<{ children: Pieces }> | null>(null);
