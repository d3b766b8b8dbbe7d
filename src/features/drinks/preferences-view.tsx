import { Link } from 'react-router-dom';
import { WAYS_HOME } from '@/domain/drinks/drink';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { ReadOnlyNotice } from '@/parts/module/read-only-notice';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { buttonClass } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { BuyingFields } from './buying-fields';
import { ChoiceRow } from './choice-row';
import { PriceRows } from './price-rows';
import { useDrinks } from './use-drinks';

const heading = 'mb-3 text-xl';

/** Preferences that the wizard doesn't ask about, such as ages, transport home, purchases and prices. */
export function PreferencesView() {
  const { t } = useTranslation('drinks');
  const { plan, editable } = usePlanContext();
  const drinks = useDrinks();
  const { preferences, change, choose } = drinks;
  const { choices, way_home, cash_bar } = preferences;
  const { crowd, setting } = drinksEventOf(plan, preferences);
  const switches = [
    ['hot', setting.hot, (on: boolean) => choose({ hot: on })],
    ['outdoors', setting.outdoors, (on: boolean) => choose({ outdoors: on })],
    ['daytime', setting.daytime, (on: boolean) => choose({ daytime: on })],
    ['cashBar', cash_bar, (on: boolean) => change({ cash_bar: on })],
  ] as const;
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">{t('preferencesTitle')}</h1>
          <UnsavedMark id={preferences.id} />
        </div>
        <Link to={paths.drinksWizard(plan.id)} className={buttonClass('secondary', 'small')}>
          {t('steps.toWizard')}
        </Link>
      </header>
      {!editable && <ReadOnlyNotice hasForms={false}>{t('readOnly')}</ReadOnlyNotice>}
      <fieldset disabled={!editable} className="flex min-w-0 flex-col gap-9">
        <section aria-labelledby="people">
          <h2 id="people" className={heading}>
            {t('people.title')}
          </h2>
          <div className="grid items-start gap-x-4 gap-y-7 sm:grid-cols-2">
            <NumberField
              label={t('people.young')}
              value={choices.young}
              most={crowd.adults}
              onChange={(value) => choose({ young: value })}
            />
            <NumberField
              label={t('people.seniors')}
              hint={t('people.ageHint')}
              value={choices.seniors}
              most={crowd.adults - crowd.young}
              onChange={(value) => choose({ seniors: value })}
            />
            <ChoiceRow
              className="sm:col-span-2"
              legend={t('people.wayHome')}
              value={way_home}
              onChange={(value) => change({ way_home: value })}
              options={WAYS_HOME.map((value) => ({ value, label: t(`people.${value}`) }))}
            />
          </div>
        </section>
        <section aria-labelledby="setting">
          <h2 id="setting" className={heading}>
            {t('setting.title')}
          </h2>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {switches.map(([key, on, set]) => (
              <Checkbox key={key} label={t(`setting.${key}`)} checked={on} onChange={set} />
            ))}
          </div>
        </section>
        <BuyingFields drinks={drinks} />
        <PriceRows drinks={drinks} />
      </fieldset>
    </div>
  );
}
