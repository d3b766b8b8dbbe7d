import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useReducer, useSyncExternalStore } from 'react';
import { followedPlan } from '@/data/live/follow-plan';
import { useHere } from '@/data/live/presence';
import { recentSecurityEvents } from '@/data/security-events';
import { outboxState, subscribeOutbox } from '@/data/sync/outbox';
import { Button } from '@/ui/button';

/** Polling interval in milliseconds for values that emit no events. */
const AGAIN = 1_000;

interface ListProps {
  title: string;
  rows: readonly (readonly string[])[];
}

const List = ({ title, rows }: ListProps) => (
  <section aria-label={title} className="flex flex-col gap-2">
    <h2 className="text-xl">{`${title} (${rows.length})`}</h2>
    {rows.length === 0 ? (
      <p className="text-ink-muted">Nothing.</p>
    ) : (
      <ul className="flex flex-col divide-y divide-line border-y border-line font-mono text-xs">
        {rows.map((cells) => (
          <li key={cells.join(' ')} className="py-1.5 break-all">
            {cells.join(' · ')}
          </li>
        ))}
      </ul>
    )}
  </section>
);

const sizeOf = (data: unknown): string =>
  Array.isArray(data) ? `${data.length} rows` : data === undefined ? 'no data' : typeof data;

/** /app/debug, only in development: shows this tab's data and unsent changes. */
export default function DebugPage() {
  const outbox = useSyncExternalStore(subscribeOutbox, outboxState);
  const client = useQueryClient();
  const here = useHere();
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const { user_id, device, onlyInTab, failing, sent } = outbox;
  const followed = followedPlan();
  const facts: ReactNode = `${user_id ?? 'nobody'} · device ${device} · only in this tab: ${onlyInTab} · failing: ${failing} · sent: ${sent}`;
  return (
    <div className="page flex flex-col gap-8 py-8">
      <h1 className="text-3xl">Debug</h1>
      <p className="break-all">{facts}</p>
      <List
        title="Outbox"
        rows={outbox.entries.map(({ key, plan_id, changes, list, refusal }) => [
          key,
          plan_id,
          list ? `a list of ${list.guests.length} guests` : changes.map(({ table }) => table).join(', '),
          refusal ? `refused: ${refusal.code} ${refusal.message}` : 'waits',
        ])}
      />
      <List
        title="Versions moved by this device"
        rows={[...outbox.versions].map(([row, { from, to }]) => [row, `${from} to ${to}`])}
      />
      <List
        title="Caches"
        rows={client
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state: { data, status, fetchStatus, dataUpdatedAt } }) => [
            JSON.stringify(queryKey),
            sizeOf(data),
            status,
            fetchStatus,
            dataUpdatedAt ? new Date(dataUpdatedAt).toISOString() : 'never',
          ])}
      />
      <List
        title="Live channel"
        rows={[
          followed
            ? [followed.plan_id, followed.isJoined ? 'joined' : 'not joined']
            : ['no plan is followed'],
          ...here.map(({ user_id: person, row }) => [person, row ?? 'no row open']),
        ]}
      />
      <List
        title="Security events of this tab"
        rows={recentSecurityEvents()
          .toReversed()
          .map(({ type, timestamp, details }) => [timestamp, type, JSON.stringify(details)])}
      />
      <Button look="secondary" className="self-start" onClick={() => void client.invalidateQueries()}>
        Read everything again
      </Button>
    </div>
  );
}
