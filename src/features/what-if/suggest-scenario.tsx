import type { Suggesting } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';

interface SuggestScenarioProps {
  /** The scenario's. */
  id: string;
  suggesting: Suggesting;
  onSuggest: () => void;
}

/** Beneath a scenario that a suggester has moved: why, and the press that suggests it. */
export function SuggestScenario({ id, suggesting, onSuggest }: SuggestScenarioProps) {
  const { Reason, words, fits, together } = suggesting;
  return (
    <section aria-label={words.save} className="flex max-w-xl flex-col items-start gap-3 print:hidden">
      <div className="w-full">
        <Reason row={id} />
      </div>
      <Button onClick={() => fits() && together(onSuggest)}>{words.save}</Button>
    </section>
  );
}
