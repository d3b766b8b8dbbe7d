import { type ComponentType, createContext } from 'react';
import type { Pieces } from '@/ui/pieces';

/**
 * What makes a module's page one for who may suggest. The app puts it in, since its code stands on forms, which stand on
 * such pages; without it the plan is only read. In a file of its own: the app's frame needs nothing else of a module.
 */
export const SuggestingContext = createContext<ComponentType<{ children: Pieces }> | null>(null);
