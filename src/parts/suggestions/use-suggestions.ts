import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { rowsHere } from '@/data/archives';
import { peopleQuery } from '@/data/sharing';
import { acceptLines, decide, holdLine, isOfOldMoney, withItsLines } from '@/data/suggested-changes';
import { type LineState, type StoredSuggestion, SUGGESTIONS, type SuggestedChange } from '@/data/suggestions';
import { isTombstone, type Row } from '@/data/sync/noun';
import { NOUNS } from '@/data/sync/nouns';
import type { AnyNoun } from '@/data/sync/plan-document';
import { useRows } from '@/data/sync/use-rows';
// Imported for its side effect: registers the number format that the texts use.
import '@/lib/format';
import { readConversion } from '@/domain/currency/conversion';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '../module/plan-context';
import { changeRows, useChangeTables } from '../rows/use-change-rows';

export const isSuggestionOpen = ({ states }: StoredSuggestion): boolean => states.includes('open');

export function useSuggestions() {
  const { t } = useTranslation(['suggestions', 'common']);
  const { plan, editable } = usePlanContext();
  const conversion = useMemo(() => readConversion(plan.conversion), [plan.conversion]);
  const client = useQueryClient();
  const all = useRows(SUGGESTIONS, plan.id);
  const { data: people } = useQuery(peopleQuery(plan.id));
  const change = useChangeTables(plan.id);
  const nameOf = useCallback(
    (id: string | null | undefined) => people?.find((one) => one.user_id === id)?.full_name ?? null,
    [people],
  );
  const rowNow = useCallback(
    ({ table, id }: SuggestedChange): Row | null => {
      const row = rowsHere(client, plan.id, NOUNS[table] as unknown as AnyNoun).find((one) => one.id === id);
      return row && !isTombstone(row) ? row : null;
    },
    [client, plan.id],
  );
  const answer = useCallback(
    (suggestion: StoredSuggestion, lines: readonly number[], to: LineState) =>
      change(
        to === 'accepted' ? acceptLines(suggestion, lines, rowNow) : [decide(suggestion, lines, to)],
        t(to === 'accepted' ? 'said.accepted' : 'said.declined', { count: lines.length }),
      ),
    [change, rowNow, t],
  );
  const decideLine = useCallback(
    (suggestion: StoredSuggestion, at: number, to: LineState) =>
      answer(suggestion, withItsLines(suggestion, at, to), to),
    [answer],
  );
  /**
   * Accepts or declines all undecided lines of a suggestion. A line isn't accepted if its row has changed
   * since the suggestion.
   */
  const decideAll = useCallback(
    (suggestion: StoredSuggestion, to: LineState) => {
      const lines = suggestion.changes.flatMap((line, i) => {
        if (suggestion.states[i] !== 'open') return [];
        if (to !== 'accepted') return i;
        if (isOfOldMoney(suggestion, line, conversion)) return [];
        try {
          return holdLine(line, rowNow(line)).fit === 'fits' ? i : [];
        } catch {
          return [];
        }
      });
      if (lines.length > 0) answer(suggestion, lines, to);
    },
    [answer, rowNow, conversion],
  );
  const takeBack = useCallback(
    (suggestion: StoredSuggestion) =>
      changeRows(SUGGESTIONS, plan.id, [{ before: suggestion, after: null }], {
        said: t('said.takenBack'),
        label: t('common:undo'),
      }),
    [plan.id, t],
  );
  return useMemo(
    () => ({
      all,
      nameOf,
      /** False until the members are loaded. After that, an unknown author is a former member. */
      knowsPeople: people !== undefined,
      decideLine: editable ? decideLine : undefined,
      decideAll: editable ? decideAll : undefined,
      takeBack,
    }),
    [all, nameOf, people, editable, decideLine, decideAll, takeBack],
  );
}
