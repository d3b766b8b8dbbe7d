import type { PlanFacts } from '@/domain/plan/facts';
import { kindOf } from '@/domain/plan/kind';
import { countryName, currencyName, formatDate, formatMoney } from '@/lib/format';
import type { Translate } from '@/lib/translation';
import { peopleKey } from '@/parts/plan/people-key';
import { regionName } from '@/parts/plan/plan-words';

type T = Translate<readonly ['plans', 'common']>;

/** Returns the name of the kind of event, or of its type if it has no kind. */
function typeText(t: T, facts: PlanFacts): string {
  const kind = kindOf(facts);
  return kind === 'plain' || kind === 'wedding' || kind === 'anniversary'
    ? t(`common:eventType.${facts.event_type}`)
    : t(`common:kind.${kind}`);
}

export function factText(t: T, facts: PlanFacts, field: keyof PlanFacts): string {
  switch (field) {
    case 'name':
    case 'city':
      return facts[field];
    case 'event_type':
      return typeText(t, facts);
    case 'event_date':
      return formatDate(facts.event_date);
    case 'event_end_date':
      return facts.event_end_date ? formatDate(facts.event_end_date) : t('plan.none');
    case 'budget':
      return formatMoney(facts.budget, facts.currency);
    case 'currency':
      return currencyName(facts.currency);
    case 'duration':
      return facts.duration === null ? t('plan.none') : t('common:hours', { count: facts.duration });
    case 'guest_count':
      return t(peopleKey(facts), { count: facts.guest_count });
    case 'country':
      return countryName(facts.country);
    case 'region':
      return regionName(facts.country, facts.region) ?? t('plan.none');
    case 'location_type':
      return t(`common:locationType.${facts.location_type}`);
    case 'kind':
      return facts.kind === null ? t('plan.none') : t(`common:kind.${facts.kind}`);
    case 'couple_type':
      return facts.couple_type === null ? t('plan.none') : t(`common:coupleType.${facts.couple_type}`);
  }
}
