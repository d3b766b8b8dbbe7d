import type { PlanFacts } from '../plan/facts';
import { type BuyingRule, USUAL_RULE } from './buying';
import { defaultEvent } from './defaults';
import {
  type Crowd,
  DRINKS,
  type Drink,
  type DrinkShares,
  type DrinksEvent,
  type Moment,
  type MomentPlan,
} from './drink';
import { MARKETS, marketOf } from './markets.data';
import type { DrinksChoices, DrinksPreferences, MomentChoice } from './preferences';

function crowdOf(
  usual: Crowd,
  preferences: Pick<DrinksPreferences, 'halal' | 'way_home' | 'choices'>,
): Crowd {
  const { halal, way_home, choices } = preferences;
  // If only the number of adults or only that of children was entered, the remaining guests are the other
  // group.
  const all = usual.adults + usual.children;
  const restOf = (counted: number | undefined, otherwise: number) =>
    counted === undefined ? otherwise : Math.max(0, all - counted);
  const adults = choices.adults ?? restOf(choices.children, usual.adults);
  const most = (people: number | undefined) => Math.min(adults, people ?? 0);
  const part = adults > 0 && choices.abstaining !== undefined ? most(choices.abstaining) / adults : null;
  return {
    ...usual,
    adults,
    children: choices.children ?? restOf(choices.adults, usual.children),
    abstain: part === null ? usual.abstain : { low: part, likely: part, high: part },
    young: most(choices.young),
    seniors: Math.min(adults - most(choices.young), choices.seniors ?? 0),
    halal: halal === 'all' ? adults : halal === 'some' ? most(choices.halal_guests) : 0,
    way_home,
  };
}

/** Share given to a drink that isn't usually served in that moment in this market. */
const UNUSUAL = 15;

/**
 * Returns the share of a served drink if the market has no figure for this drink (confidence D). Sparkling
 * wine served all evening counts as much as all wines together; rosé counts as much as one wine. In a toast,
 * all drinks count alike.
 */
function unusualPart(moment: Moment, drink: Drink, { red = 0, white = 0 }: DrinkShares): number {
  if (moment === 'toast') return 100;
  if (drink === 'sparkling') return Math.max(UNUSUAL, red + white);
  return drink === 'rose' ? Math.max(UNUSUAL, (red + white) / 2) : UNUSUAL;
}

/** Returns the drinks of a moment with their shares: the chosen drinks, or else the usual ones. */
function sharesOf(moment: Moment, usual: DrinkShares, { drinks, split }: MomentChoice): DrinkShares {
  const served = drinks ?? DRINKS.filter((drink) => (usual[drink] ?? 0) > 0);
  if (!drinks && !split) return usual;
  return Object.fromEntries(
    served.map((drink) => [drink, split?.[drink] ?? usual[drink] ?? unusualPart(moment, drink, usual)]),
  );
}

/**
 * Builds the input of the calculation from the plan's facts and the market's habits. A person's choices
 * override both.
 */
export function drinksEventOf(
  facts: Parameters<typeof defaultEvent>[0],
  preferences: Omit<DrinksPreferences, 'id' | 'version'>,
): DrinksEvent {
  const usual = defaultEvent(facts);
  const { choices } = preferences;
  const { shares } = MARKETS[marketOf(facts.country)];
  const moments = usual.moments.map((one): MomentPlan => {
    const chosen = choices.moments?.[one.moment];
    return {
      ...one,
      hours: chosen?.hours ?? one.hours,
      generosity: chosen?.generosity ?? one.generosity,
      shares: sharesOf(one.moment, shares[one.moment], chosen ?? {}),
      per_adult: chosen?.per_adult ?? null,
      ...(chosen?.split && { split: true }),
      ...(chosen?.poured && { poured: true }),
    };
  });
  return {
    crowd: crowdOf(usual.crowd, preferences),
    setting: {
      ...usual.setting,
      dry: !preferences.alcohol,
      halal: preferences.halal,
      hot: choices.hot ?? usual.setting.hot,
      outdoors: choices.outdoors ?? usual.setting.outdoors,
      daytime: choices.daytime ?? usual.setting.daytime,
      cash_bar: preferences.cash_bar,
    },
    moments,
  };
}

export const ruleOf = ({ sure_kept, sure_returnable }: DrinksChoices): BuyingRule => ({
  kept: sure_kept === undefined ? USUAL_RULE.kept : sure_kept / 100,
  returnable: sure_returnable === undefined ? USUAL_RULE.returnable : sure_returnable / 100,
});

export type DrinksFacts = Parameters<typeof defaultEvent>[0] & Pick<PlanFacts, 'currency'>;
