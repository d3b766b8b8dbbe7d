import type { Suggesting } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';

interface SuggestScenarioProps {
  id: string;
  suggesting: Suggesting;
  onSuggest: () => void;
}

/** For suggesters: a field for the reason, and a button that suggests the changed scenario. */
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
