import { useCallback, useMemo } from 'react';
import { ARRIVALS } from '@/data/arrivals';
import type { Arrival } from '@/domain/guests/arrivals';
import { formatHour, formatList } from '@/lib/format';
import { type Translate, useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { toast } from '@/ui/toast-store';
import { type CheckInGuest, isHere, peopleAtOnce } from './check-in-list';

/** Returns a text that says when and at which door a guest has already arrived. */
export function alreadyText({ name, arrived }: CheckInGuest, t: Translate<'arrivals'>): string {
  const words = { name, time: formatHour(arrived?.at ?? ''), door: arrived?.door };
  return t(words.door ? 'said.alreadyAt' : 'said.already', words);
}

/** Records arrivals, each as a separate row. Each can be undone. */
export function useMarking(part_id: string | null, arrivals: readonly Arrival[], door: string) {
  const { t } = useTranslation('arrivals');
  const change = useChangeRows(ARRIVALS, usePlanContext().plan.id);
  const marked = useCallback(
    (guest_id: string, people: number) => ({
      before: null,
      after: {
        id: crypto.randomUUID(),
        version: 0,
        guest_id,
        part_id,
        people,
        arrived_at: new Date().toISOString(),
        door: door || null,
      },
    }),
    [part_id, door],
  );
  const own = useCallback(
    ({ guest }: CheckInGuest) =>
      arrivals
        .filter(
          (one) =>
            one.guest_id === guest.id &&
            (part_id === null || one.part_id === null || one.part_id === part_id),
        )
        .map((before) => ({ before, after: null })),
    [arrivals, part_id],
  );
  const mark = useCallback(
    (one: CheckInGuest) => {
      const { name, tables } = one;
      // If only part of the party had arrived, the others can still be marked.
      if (isHere(one)) return void toast({ title: alreadyText(one, t) });
      const said =
        tables.length > 0
          ? t('said.seated', { name, table: formatList(tables) })
          : t('said.arrived', { name });
      change([marked(one.guest.id, peopleAtOnce(one))], said);
    },
    [change, marked, t],
  );
  const markGroup = useCallback(
    (name: string, group: readonly CheckInGuest[]) => {
      const count = group.reduce((sum, one) => sum + peopleAtOnce(one) - (one.arrived?.people ?? 0), 0);
      change(
        group.map((one) => marked(one.guest.id, peopleAtOnce(one))),
        t('said.group', { name, count }),
      );
    },
    [change, marked, t],
  );
  const setPeople = useCallback(
    (one: CheckInGuest, people: number) =>
      change(
        [...(people < (one.arrived?.people ?? 0) ? own(one) : []), marked(one.guest.id, people)],
        t('said.people', { name: one.name, count: people }),
      ),
    [change, marked, own, t],
  );
  const unmark = useCallback(
    (one: CheckInGuest) => change(own(one), t('said.unmarked', { name: one.name })),
    [change, own, t],
  );
  return useMemo(
    () => ({ marked, mark, markGroup, setPeople, unmark }),
    [marked, mark, markGroup, setPeople, unmark],
  );
}
export type Marking = ReturnType<typeof useMarking>;
