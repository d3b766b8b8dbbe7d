import { type ComponentType, createContext } from 'react';
import type { Pieces } from '@/ui/pieces';

/**
 * Makes a module's page suitable for suggesters. Injected by the app, because its code depends on forms;
 * without it the plan is read-only. A separate file, so that the app's frame loads nothing else of a module.
 */
export const SuggestingContext = createContext<ComponentType<{ children: Pieces }> | null>(null);
