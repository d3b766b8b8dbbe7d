import type { QueryClient } from '@tanstack/react-query';
import { KEPT_OFFLINE } from './offline';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * Where this device's own writes have taken a version. A change typed on top of one that was still on its way
 * names the version before it; without this it would take itself for somebody else's. It stands in the cache, which
 * is kept on the device, because the later change may be sent by the next visit.
 */
const OWN_VERSIONS = ['plan-versions'] as const;
type OwnVersions = Readonly<Record<string, number>>;

export const keepOwnVersions = (client: QueryClient): void =>
  client.setQueryDefaults(OWN_VERSIONS, { gcTime: KEPT_OFFLINE });

/** The version that a row has by now, as far as this device's own writes have moved it on. */
export function ownVersion(client: QueryClient, { id, version }: Versioned): number {
  const known = client.getQueryData<OwnVersions>(OWN_VERSIONS) ?? {};
  let latest = version;
  for (let next = known[`${id}:${latest}`]; next !== undefined; next = known[`${id}:${latest}`])
    latest = next;
  return latest;
}

/** That this device's own write moved a row from `version` to that of `after`. */
export interface Move {
  readonly version: number;
  readonly after: Versioned;
}

export function ownVersionsMoved(client: QueryClient, moves: readonly Move[]): void {
  const moved = moves.filter(({ version, after }) => after.version !== version);
  if (moved.length === 0) return;
  client.setQueryData<OwnVersions>(OWN_VERSIONS, (before) => ({
    ...before,
    ...Object.fromEntries(moved.map(({ version, after }) => [`${after.id}:${version}`, after.version])),
  }));
}

/** A row that was deleted and stored anew counts from the beginning. */
export const forgetOwnVersions = (client: QueryClient, id: string): void => {
  client.setQueryData<OwnVersions>(OWN_VERSIONS, (before) =>
    Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => !key.startsWith(`${id}:`))),
  );
};

/** Sends a change of one row at the version it has by now, and remembers where that takes it. */
export async function onOwnVersion<T extends Versioned>(
  client: QueryClient,
  row: Versioned,
  send: (version: number) => Promise<T>,
): Promise<T> {
  const version = ownVersion(client, row);
  const after = await send(version);
  ownVersionsMoved(client, [{ version, after }]);
  return after;
}
