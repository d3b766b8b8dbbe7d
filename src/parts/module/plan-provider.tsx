import type { ContextType } from 'react';
import { planWords } from '@/domain/plan/plan-words';
import { EventWordsContext } from '@/lib/translation';
import type { Pieces } from '@/ui/pieces';
import { PlanContext } from './plan-context';

interface PlanProviderProps {
  value: ContextType<typeof PlanContext>;
  children: Pieces;
}

/**
 * Provides a plan to a module's page. Texts are adapted to the kind of event, for example guests to
 * attendees.
 */
export function PlanProvider({ value, children }: PlanProviderProps) {
  const words = value && planWords(value.plan);
  return (
    <PlanContext value={value}>
      <EventWordsContext value={words}>{children}</EventWordsContext>
    </PlanContext>
  );
}
