import { defaultEvent } from '../../src/domain/drinks/defaults';
import type { Crowd, DrinksEvent, DrinksSetting, MomentPlan } from '../../src/domain/drinks/drink';

const FACTS = {
  event_type: 'wedding',
  event_date: '2027-05-15',
  duration: 9,
  guest_count: 120,
  country: 'ES',
  location_type: 'indoor',
} as const;

export function aDrinksEvent(
  change: {
    facts?: Partial<Parameters<typeof defaultEvent>[0]>;
    crowd?: Partial<Crowd>;
    setting?: Partial<DrinksSetting>;
    moments?: readonly MomentPlan[];
  } = {},
): DrinksEvent {
  const usual = defaultEvent({ ...FACTS, ...change.facts });
  return {
    crowd: { ...usual.crowd, ...change.crowd },
    setting: { ...usual.setting, ...change.setting },
    moments: change.moments ?? usual.moments,
  };
}

export const aMoment = (change: Partial<MomentPlan>): MomentPlan => ({
  moment: 'bar',
  hours: 5,
  generosity: 'usual',
  shares: { beer: 1 },
  per_adult: null,
  ...change,
});
