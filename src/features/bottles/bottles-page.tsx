import { lazy, Suspense, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MarketKey } from '@/domain/drinks/markets.data';
import { MOMENTS_OF, type Occasion } from '@/domain/drinks/recommend';
import { DRINK_TYPES, type DrinksMenu, type DrinkType } from '@/domain/drinks/styles.data';
import { currentLanguage } from '@/lib/i18n';
import { authPath, paths, patterns } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { ForMembers, ForVisitors } from '@/parts/public/for-whom';
import { buttonClass } from '@/ui/button';
import { BottleTable } from './bottle-table';
import { Calculator } from './calculator';
import { PriceBands } from './price-bands';
import { StyleList } from './style-list';

/** Loaded separately, because this code reads plans, and visitors have none. */
const OwnEvent = lazy(() => import('./own-event'));

const LINK = 'inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4';

/** Page /bottle-recommendations/{drinkType}: the page of one type of drink. */
export default function BottlesPage() {
  const { pathname } = useLocation();
  const type = DRINK_TYPES.find((one) => pathname === paths.bottles(one)) ?? 'wine';
  return <TypePage key={type} type={type} />;
}

const GUESTS = 100;

function TypePage({ type }: { type: DrinkType }) {
  const { t } = useTranslation('bottles');
  const [menu, setMenu] = useState<DrinksMenu | null>(null);
  const [occasion, setOccasion] = useState<Occasion>(() => ({
    type,
    guests: GUESTS,
    moment: MOMENTS_OF[type][0],
    market: (currentLanguage() === 'es' ? 'ES' : 'US') satisfies MarketKey,
    season: null,
    alone: false,
  }));
  const change = useCallback((some: Partial<Occasion>) => setOccasion((now) => ({ ...now, ...some })), []);
  const isMember = useSession().status === 'signed-in';
  return (
    <div className="page flex flex-col gap-14 pt-12 pb-20 sm:pt-20">
      <header>
        <h1 className="max-w-3xl text-4xl sm:text-6xl">{t(`type.${type}.title`)}</h1>
        <p className="measure mt-5 text-lg text-ink-muted">{t(`type.${type}.text`)}</p>
        <p className="measure mt-2 text-ink-muted">{t('lead')}</p>
      </header>
      <Calculator occasion={occasion} menu={menu} onOccasion={change} onMenu={setMenu}>
        {isMember && (
          <Suspense>
            <OwnEvent onOccasion={change} />
          </Suspense>
        )}
      </Calculator>
      <StyleList occasion={occasion} menu={menu} />
      <BottleTable occasion={occasion} />
      <PriceBands occasion={occasion} />
      <section aria-labelledby="plan" className="card border-accent p-5 sm:p-7">
        <h2 id="plan" className="text-2xl">
          {t('planTitle')}
        </h2>
        <p className="measure mt-2 mb-4 text-ink-muted">{t('planText')}</p>
        <ForMembers>
          <Link to={patterns.drinksWizard} className={buttonClass()}>
            {t('toWizard')}
          </Link>
        </ForMembers>
        <ForVisitors>
          <Link to={authPath('sign-up')} className={buttonClass()}>
            {t('start')}
          </Link>
        </ForVisitors>
      </section>
      <nav aria-labelledby="others">
        <h2 id="others" className="text-2xl">
          {t('others')}
        </h2>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {DRINK_TYPES.filter((one) => one !== type).map((one) => (
            <li key={one}>
              <Link to={paths.bottles(one)} className={LINK}>
                {t(`type.${one}.name`)}
              </Link>
            </li>
          ))}
          <li>
            <Link to={`${paths.methods}#drinks`} className={LINK}>
              {t('method')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
