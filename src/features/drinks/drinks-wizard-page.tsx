import { DRINKS_PREFERENCES } from '@/data/drinks';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { BUDGET_ITEMS } from '@/data/ledger';
import { TASKS } from '@/data/tasks';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { DrinksSkeleton } from './drinks-skeleton';
import { WizardView } from './wizard-view';

const NOUNS = [DRINKS_PREFERENCES, BUDGET_ITEMS, TASKS, GUESTS, HOUSEHOLDS, EVENT_PARTS, TIMELINE, QUOTES];

/** Page /app/drinks-wizard?plan=: questions about the drinks, and the resulting shopping list. */
export default function DrinksWizardPage() {
  const { t } = useTranslation('drinks');
  return (
    <ModulePage title={t('title')} nouns={NOUNS} skeleton={<DrinksSkeleton />}>
      {(plan) => <WizardView key={plan.id} />}
    </ModulePage>
  );
}
