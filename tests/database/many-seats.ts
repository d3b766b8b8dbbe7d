import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { create, saveRows } from './calls';
import { ADMIN, createDatabase, databaseUrl, type ServerAccess, withClient } from './postgres-access';

/** Result and duration of a call. The result describes the stored seats and their versions. */
interface Saved {
  answer: unknown;
  ms: number;
}

/**
 * Saves, saves again, moves, removes and restores the seats of many people in a plan. Each step is one call.
 */
export async function seatEverybody(server: ServerAccess, name: string, people: number): Promise<Saved[]> {
  const [owner, plan, chart, table] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const ids = Array.from({ length: people }, () => randomUUID());
  const client = new Client({ connectionString: await createDatabase(server, name) });
  await client.connect();

  /** Runs SQL as the owner with a hosted project's timeout. */
  const ask = async (sql: string): Promise<unknown> => {
    await client.query('begin');
    await client.query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true),
        set_config('statement_timeout', '8s', true)`,
      [JSON.stringify({ sub: owner, role: 'authenticated' })],
    );
    const { rows } = await client.query({ text: `select ${sql}`, rowMode: 'array' });
    await client.query('commit');
    return rows[0]?.[0];
  };

  /** Saves a change of every seat in one call. All rows have the same version. */
  const save = async (version: number, row: (i: number) => object | null): Promise<Saved> => {
    const changes = ids.map((id, i) => ({ table: 'seat_assignments', id, version, row: row(i) }));
    const began = performance.now();
    const answer =
      await ask(`(select array[count(*)::int, min((a ->> 'version')::int), max((a ->> 'version')::int)]
      from jsonb_array_elements(${saveRows(changes, plan)}) as a where a -> 'row' ${row(0) ? '<>' : '='} 'null')`);
    return { answer, ms: performance.now() - began };
  };

  try {
    await client.query('insert into auth.users (id) values ($1)', [owner]);
    await client.query(`update public.entitlements set plan_tier = 'enterprise' where user_id = $1`, [owner]);
    await withClient(databaseUrl(server, name, ADMIN), async (admin) => {
      // Collects the query planner's statistics, which a hosted project also has when the seats are stored.
      await admin.query('analyze');
    });
    await ask(create({ id: plan }));
    const room = {
      chart_id: chart,
      name: 'Mesa',
      shape: 'round',
      width: 2,
      height: 2,
      x: 5,
      y: 5,
      seats: 80,
    };
    const rows = [
      { table: 'seating_charts', id: chart, version: 0, row: { name: 'Cena' } },
      { table: 'seating_tables', id: table, version: 0, row: room },
    ];
    await ask(saveRows(rows, plan));
    const { rows: made } = await client.query<{ id: string }>(
      `insert into public.guests (id, plan_id, name, last_name)
       select gen_random_uuid(), $1, 'Eva', 'Gil' from generate_series(1, $2) returning id`,
      [plan, people],
    );
    const seat = (i: number) => ({
      chart_id: chart,
      table_id: table,
      guest_id: made[i]?.id,
      person: 0,
      seat: 1,
    });
    return [
      await save(0, seat),
      await save(0, seat),
      await save(1, () => ({ seat: 2 })),
      await save(2, () => null),
      await save(3, seat),
    ];
  } finally {
    await client.end();
  }
}
