import { Suspense, useEffect } from 'react';
import { openRow, useHere } from '@/data/live/presence';
import { useSession } from '@/lib/session/session-state';
import { EditedBy } from '../live/late-live';
import { usePlanContext } from '../module/plan-context';

/** Tells other members which row is open here, and shows who else has opened it. */
export function OpenRow({ id }: { id: string }) {
  const { plan } = usePlanContext();
  const me = useSession().user?.id;
  const people = useHere().flatMap(({ user_id, row }) => (row === id && user_id !== me ? user_id : []));
  useEffect(() => openRow(id), [id]);
  return (
    people.length > 0 && (
      <Suspense fallback={null}>
        <EditedBy plan_id={plan.id} people={[...new Set(people)]} />
      </Suspense>
    )
  );
}
