import { DRINKS_PREFERENCES } from '@/data/drinks';
import { useTranslation } from '@/lib/translation';
import { ModulePage } from '@/parts/module/module-page';
import { DrinksSkeleton } from './drinks-skeleton';
import { PreferencesView } from './preferences-view';

const NOUNS = [DRINKS_PREFERENCES];

/** Page /app/drinks-preferences?plan=: all preferences behind the shopping list. */
export default function DrinksPreferencesPage() {
  const { t } = useTranslation('drinks');
  return (
    <ModulePage title={t('preferencesTitle')} nouns={NOUNS} skeleton={<DrinksSkeleton />}>
      {(plan) => <PreferencesView key={plan.id} />}
    </ModulePage>
  );
}
