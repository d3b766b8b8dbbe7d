import { containerOf } from './containers.data';
import { eventHours } from './defaults';
import { isBought, likelyServings } from './demand';
import { isAlcoholic } from './drink';
import { type DrinksFacts, drinksEventOf } from './drinks-event';
import { marketOf } from './markets.data';
import { type DrinksPreferences, MAX_MOMENT_HOURS, type MomentChoice } from './preferences';
import { bottlePrice } from './shopping';

type Preferences = Omit<DrinksPreferences, 'id' | 'version'>;

/**
 * Adapts preferences to changed facts. Numbers of people that somebody entered grow in proportion to the
 * guests; hours grow with the length of the event. Unchanged facts give unchanged preferences.
 */
export function preferencesAt(preferences: Preferences, from: DrinksFacts, to: DrinksFacts): Preferences {
  const { choices } = preferences;
  const { crowd } = drinksEventOf(from, preferences);
  const guests = to.guest_count / from.guest_count;
  const length = eventHours(to) / eventHours(from);
  const people = {
    adults: crowd.adults * guests,
    children: crowd.children * guests,
    young: crowd.young * guests,
    seniors: crowd.seniors * guests,
    ...(choices.abstaining !== undefined && { abstaining: choices.abstaining * guests }),
    ...(choices.halal_guests !== undefined && { halal_guests: choices.halal_guests * guests }),
  };
  const longer = ({ hours, per_adult, ...rest }: MomentChoice): MomentChoice => ({
    ...rest,
    ...(hours !== undefined && { hours: Math.min(MAX_MOMENT_HOURS, hours * length) }),
    ...(per_adult !== undefined && { per_adult: per_adult * length }),
  });
  const moments = Object.fromEntries(
    // A toast keeps its length, even if the event gets longer.
    Object.entries(choices.moments ?? {}).map(([moment, choice]) => [
      moment,
      moment === 'toast' ? choice : longer(choice),
    ]),
  );
  return { ...preferences, choices: { ...choices, ...people, moments } };
}

/**
 * Returns the price of the likely drinks if bought by the bottle, without cases or a reserve. The amount is
 * in unrounded cents, because it is used only for proportions.
 */
export function likelyBill(facts: DrinksFacts, preferences: Preferences): number {
  const event = drinksEventOf(facts, preferences);
  const { corkage = 0, prices } = preferences.choices;
  let bill = 0;
  for (const moment of event.moments.filter(isBought))
    for (const [drink, servings] of likelyServings(event, moment)) {
      const price = bottlePrice(drink, facts, prices?.[drink]) + (isAlcoholic(drink) ? corkage : 0);
      bill += (servings / containerOf(drink, marketOf(facts.country)).servings) * price;
    }
  return bill;
}
