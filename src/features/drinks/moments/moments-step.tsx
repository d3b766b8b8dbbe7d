import { MOMENTS, type Moment } from '@/domain/drinks/drink';
import { drinksEventOf } from '@/domain/drinks/drinks-event';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { chosen, type Drinks } from '../use-drinks';
import { MomentCard, type MomentChange } from './moment-card';

export function MomentsStep({ drinks }: { drinks: Drinks }) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const { preferences, choose } = drinks;
  const event = drinksEventOf(plan, preferences);
  const set = (moment: Moment, change: MomentChange) =>
    choose({
      moments: {
        ...preferences.choices.moments,
        [moment]: chosen({ ...preferences.choices.moments?.[moment], ...change }),
      },
    });
  return (
    <div className="flex flex-col gap-4">
      <p className="measure text-ink-muted">{t('moments.text')}</p>
      {MOMENTS.map((moment) => {
        const planned = event.moments.find((one) => one.moment === moment);
        return (
          planned && (
            <MomentCard
              key={moment}
              event={event}
              planned={planned}
              onChange={(change) => set(moment, change)}
            />
          )
        );
      })}
    </div>
  );
}
