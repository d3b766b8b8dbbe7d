import type { Plan } from '@/data/plans';
import { toSuggested } from '@/data/suggested-changes';
import { MOST_LINES, type StoredSuggestion, SUGGESTIONS, type SuggestedChange } from '@/data/suggestions';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { MISFITS, type Misfit, type MisfitReason } from '@/domain/templates/misfit';
import { countryName, currencyName, formatNumber } from '@/lib/format';
import { currentSession } from '@/lib/session/session-state';
import { translate } from '@/lib/translation';

interface Between {
  readonly name: string;
  readonly from: Plan;
  readonly to: Plan;
}

/** Returns the reason in the language of the person who creates the plan, because it is stored as text. */
function reasonText(reason: MisfitReason, { name, from, to }: Between): string {
  const values = {
    country: { from: countryName(from.country), to: countryName(to.country) },
    size: { from: formatNumber(from.guest_count), to: formatNumber(to.guest_count) },
    town: { from: from.city, to: to.city },
    currency: { from: currencyName(from.currency) },
  };
  const isRegion = reason === 'country' && from.country === to.country;
  return translate(`templates:reason.${isRegion ? 'region' : reason}`, {
    template: name,
    ...(reason in values ? values[reason as keyof typeof values] : {}),
  });
}

/**
 * Converts a misfit to a line of a suggestion. The line refers to version 1 of the row, which is the version
 * stored with the new plan.
 */
const lineOf = ({ table, before, after }: Misfit): SuggestedChange =>
  toSuggested({
    table,
    before: before && { ...before, version: 1 },
    after: after && (before ? { ...after, version: 1 } : after),
  });

/** Maximum number of characters in all lines of one suggestion; below the database's limit. */
const MOST_TEXT = 60_000;

function inSuggestions(lines: readonly SuggestedChange[]): SuggestedChange[][] {
  const held: SuggestedChange[][] = [];
  let room = 0;
  for (const line of lines) {
    const size = JSON.stringify(line).length;
    const last = held.at(-1);
    if (last && last.length < MOST_LINES && size <= room) last.push(line);
    else {
      held.push([line]);
      room = MOST_TEXT;
    }
    room -= size;
  }
  return held;
}

/**
 * Converts misfits to suggestions for the plan, one suggestion per reason. Each line can be accepted or
 * refused separately.
 */
export function suggestionsOf(found: readonly Misfit[], between: Between): OutboxChange[] {
  const author = currentSession().user?.id ?? '';
  return MISFITS.flatMap((reason) => {
    const lines = found.filter((one) => one.reason === reason).map(lineOf);
    return inSuggestions(lines).map((changes): OutboxChange => {
      const after: StoredSuggestion = {
        id: crypto.randomUUID(),
        version: 0,
        author,
        reason: reasonText(reason, between),
        changes,
        states: changes.map(() => 'open'),
        moved: {},
        created_at: new Date().toISOString(),
      };
      return { table: SUGGESTIONS.table, before: null, after };
    });
  });
}
