import type { Suggesting } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';

interface SuggestScenarioProps {
  /** Id of the scenario. */
  id: string;
  suggesting: Suggesting;
  onSuggest: () => void;
}

/** Field for the reason, and button that suggests a suggester's changed scenario. */
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
