import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { toSuggested } from '@/data/suggested-changes';
import { MOST_LINES, REASON_LENGTH, type StoredSuggestion, SUGGESTIONS } from '@/data/suggestions';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { cleanLines, lengthOf } from '@/domain/text';
import { currentSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { LimitedArea } from '../fields/limited-field';
import { type KeptText, useKeptText } from '../form/use-kept-text';
import { PlanContext, usePlanContext } from '../module/plan-context';
import { changeRows } from '../rows/use-change-rows';

/** Text in the reason field of the open form. */
const Current = createContext<RefObject<KeptText | null>>({ current: null });

/** Field for the suggester's reason. The text is kept as a draft until the suggestion is sent. */
function Reason({ row }: { row?: string | undefined }) {
  const { t } = useTranslation('suggestions');
  const kept = useKeptText('suggestion-reason', row);
  const current = useContext(Current);
  useEffect(() => {
    current.current = kept;
    return () => {
      current.current = null;
    };
  });
  return (
    <LimitedArea
      label={t('reason')}
      rows={2}
      max={REASON_LENGTH}
      value={kept.text}
      onChange={(event) => kept.type(event.target.value)}
    />
  );
}

/**
 * Converts changes to suggestions. Several are needed if the changes exceed the maximum size of a suggestion.
 */
function suggestionsOf(changes: readonly OutboxChange[], reason: string | null): StoredSuggestion[] {
  const lines = changes.map(toSuggested);
  return Array.from({ length: Math.ceil(lines.length / MOST_LINES) }, (_, i) => {
    const held = lines.slice(i * MOST_LINES, (i + 1) * MOST_LINES);
    return {
      id: crypto.randomUUID(),
      version: 0,
      author: currentSession().user?.id ?? '',
      reason,
      changes: held,
      states: held.map(() => 'open'),
      moved: {},
      created_at: new Date().toISOString(),
    };
  });
}

/**
 * Adapts a module's page for suggesters: changes from its forms become suggestions, which have no effect
 * until somebody accepts them.
 */
export default function Suggesting({ children }: { children: ReactNode }) {
  const context = usePlanContext();
  const { t } = useTranslation(['suggestions', 'common']);
  const current = useRef<KeptText | null>(null);
  /** Changes of a form, collected until the form is complete. Then they become one suggestion. */
  const gathered = useRef<OutboxChange[] | null>(null);
  const plan_id = context.plan.id;
  const add = useCallback(
    (changes: readonly OutboxChange[], reason: string | null) =>
      changeRows(
        SUGGESTIONS,
        plan_id,
        suggestionsOf(changes, reason).map((after) => ({ before: null, after })),
        { said: t('suggested', { count: changes.length }), label: t('common:undo') },
      ),
    [plan_id, t],
  );
  const value = useMemo(
    () => ({
      ...context,
      writes: true,
      suggesting: {
        suggest: (changes: readonly OutboxChange[]) => {
          if (gathered.current) gathered.current.push(...changes);
          else add(changes, null);
        },
        words: { notice: t('notice'), save: t('suggest'), delete: t('suggestDelete') },
        Reason,
        fits: () => lengthOf(cleanLines(current.current?.text ?? '')) <= REASON_LENGTH,
        together: (run: () => void) => {
          const changes: OutboxChange[] = [];
          gathered.current = changes;
          run();
          gathered.current = null;
          add(changes, cleanLines(current.current?.text ?? '') || null);
          current.current?.clear();
        },
      },
    }),
    [context, add, t],
  );
  return (
    <PlanContext value={value}>
      <Current value={current}>{children}</Current>
    </PlanContext>
  );
}
