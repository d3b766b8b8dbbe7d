import type { Unmet } from '@/domain/seating/unmet';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { faces } from '../rows';
import type { Seating } from '../use-seating';

const MOST_NAMES = 3;

/** Returns a function that describes a violation in one line, with its people and tables. */
export function useUnmetWords(seating: Seating): (unmet: Unmet) => string {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const { title } = faces.seating_rules.useDescription(plan.id);
  const { rules, personOf, nameOf, householdName, tableName } = seating;
  return ({ of, guests, tables }) => {
    const rule = typeof of === 'string' ? undefined : rules.find(({ id }) => id === of.rule);
    const what = {
      party: t('solve.party'),
      household: t('rule.households'),
      alone: t('solve.alone'),
      child: t('solve.child'),
      rule: rule ? title(rule) : '',
    }[typeof of === 'string' ? of : 'rule'];
    const people = guests.flatMap((id) => personOf(id) ?? []);
    const [first] = people;
    const home = first?.guest.household_id ?? null;
    const isHome = people.length > 1 && people.every(({ guest }) => guest.household_id === home);
    const group =
      of === 'party' && first
        ? nameOf({ ...first, person: 0 })
        : isHome && home !== null
          ? householdName(home)
          : '';
    const count = t('people', { count: people.length });
    const names = people.length <= MOST_NAMES ? formatList(people.map(nameOf)) : count;
    // A rule's title already names its guests.
    const who = rule && rule.guests.length > 0 ? '' : group ? `${group}, ${count}` : names;
    return [what, who, formatList(tables.map(tableName))].filter(Boolean).join(' · ');
  };
}
