import { PEOPLE, people } from './actors';
import { insertRow, PLAIN_TABLES, rowId } from './plain-tables';
import type { Sql } from './sql';
import { json } from './sql';

/** The owner's plan, shared with the editor and the viewer. */
export const SHARED = 'b0000000-0000-4000-8000-000000000001';
/** A deleted plan of the owner, which was shared with the same people. */
export const DELETED = 'b0000000-0000-4000-8000-000000000002';
/** The stranger's own plan. */
export const FOREIGN = 'b0000000-0000-4000-8000-000000000003';

export const TASKS = {
  [SHARED]: 'd0000000-0000-4000-8000-000000000001',
  [DELETED]: 'd0000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'd0000000-0000-4000-8000-000000000003',
} as const;

/** Facts of a valid plan, in the format of the API. */
export const FACTS = {
  name: 'Boda de Íñigo y Zoë',
  event_type: 'wedding',
  event_date: '2027-06-05',
  budget: 30000.5,
  currency: 'EUR',
  duration: 8,
  guest_count: 120,
  country: 'ES',
  region: 'Cataluña',
  city: "L'Hospitalet de Llobregat",
  location_type: 'indoor',
  couple_type: 'groom-and-bride',
};

/** Returns the columns and values for inserting a plan. `facts` replaces default values. */
export function planRow(facts: Record<string, unknown>): { columns: string; select: string } {
  const row = { ...FACTS, ...facts };
  const columns = Object.keys(row).join(', ');
  return {
    columns,
    select: `select ${columns} from jsonb_populate_record(null::public.event_plans, ${json(row)})`,
  };
}

function insertPlan(facts: Record<string, unknown>): string {
  const { columns, select } = planRow(facts);
  return `insert into public.event_plans (${columns}) ${select}`;
}

/** One budget item, instalment and contribution per plan. */
export const ITEMS = {
  [SHARED]: 'e0000000-0000-4000-8000-000000000001',
  [DELETED]: 'e0000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e0000000-0000-4000-8000-000000000003',
} as const;
export const PAYMENTS = {
  [SHARED]: 'e1000000-0000-4000-8000-000000000001',
  [DELETED]: 'e1000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e1000000-0000-4000-8000-000000000003',
} as const;
export const CONTRIBUTIONS = {
  [SHARED]: 'e2000000-0000-4000-8000-000000000001',
  [DELETED]: 'e2000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e2000000-0000-4000-8000-000000000003',
} as const;

export const TIMELINE = {
  [SHARED]: 'f0000000-0000-4000-8000-000000000001',
  [DELETED]: 'f0000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'f0000000-0000-4000-8000-000000000003',
} as const;

export const SCENARIOS = {
  [SHARED]: 'e3000000-0000-4000-8000-000000000001',
  [DELETED]: 'e3000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e3000000-0000-4000-8000-000000000003',
} as const;

/** One suggestion per plan: to rename its task. */
export const SUGGESTIONS = {
  [SHARED]: 'ec000000-0000-4000-8000-000000000001',
  [DELETED]: 'ec000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'ec000000-0000-4000-8000-000000000003',
} as const;

/** Name of the key with which each person's program signs in. */
export const TOKEN_NAME = 'Asistente';

export const DRINKS = {
  [SHARED]: 'e8000000-0000-4000-8000-000000000001',
  [DELETED]: 'e8000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e8000000-0000-4000-8000-000000000003',
} as const;

export const QUOTES = {
  [SHARED]: 'e9000000-0000-4000-8000-000000000001',
  [DELETED]: 'e9000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e9000000-0000-4000-8000-000000000003',
} as const;

/** One guest, household and part of the event per plan. */
export const GUESTS = {
  [SHARED]: 'e4000000-0000-4000-8000-000000000001',
  [DELETED]: 'e4000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e4000000-0000-4000-8000-000000000003',
} as const;
export const HOUSEHOLDS = {
  [SHARED]: 'e5000000-0000-4000-8000-000000000001',
  [DELETED]: 'e5000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e5000000-0000-4000-8000-000000000003',
} as const;
export const CHARTS = {
  [SHARED]: '5a000001-0000-4000-8000-000000000001',
  [DELETED]: '5a000002-0000-4000-8000-000000000002',
  [FOREIGN]: '5a000003-0000-4000-8000-000000000003',
} as const;
export const ROOM_TABLES = {
  [SHARED]: '5b000001-0000-4000-8000-000000000001',
  [DELETED]: '5b000002-0000-4000-8000-000000000002',
  [FOREIGN]: '5b000003-0000-4000-8000-000000000003',
} as const;
export const SEATS = {
  [SHARED]: '5c000001-0000-4000-8000-000000000001',
  [DELETED]: '5c000002-0000-4000-8000-000000000002',
  [FOREIGN]: '5c000003-0000-4000-8000-000000000003',
} as const;
export const SEATING_RULES = {
  [SHARED]: '5d000001-0000-4000-8000-000000000001',
  [DELETED]: '5d000002-0000-4000-8000-000000000002',
  [FOREIGN]: '5d000003-0000-4000-8000-000000000003',
} as const;
export const WISHES = {
  [SHARED]: '5e000001-0000-4000-8000-000000000001',
  [DELETED]: '5e000002-0000-4000-8000-000000000002',
  [FOREIGN]: '5e000003-0000-4000-8000-000000000003',
} as const;
export const PRINTS = {
  [SHARED]: '5e100001-0000-4000-8000-000000000001',
  [DELETED]: '5e100002-0000-4000-8000-000000000002',
  [FOREIGN]: '5e100003-0000-4000-8000-000000000003',
} as const;
export const ARRIVALS = {
  [SHARED]: 'ea000000-0000-4000-8000-000000000001',
  [DELETED]: 'ea000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'ea000000-0000-4000-8000-000000000003',
} as const;
export const PARTS = {
  [SHARED]: 'e6000000-0000-4000-8000-000000000001',
  [DELETED]: 'e6000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e6000000-0000-4000-8000-000000000003',
} as const;

/** The token of a household's link is the plan's id without hyphens. */
export const tokenOf = (plan: string): string => plan.replaceAll('-', '');

/** The token of a plan's invite is the plan's id. */
export const INVITES = {
  [SHARED]: 'eb000000-0000-4000-8000-000000000001',
  [DELETED]: 'eb000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'eb000000-0000-4000-8000-000000000003',
} as const;

/** One link per plan for the family, usable without an account. Its token equals the household link's. */
export const SHARED_LINKS = {
  [SHARED]: 'ee000000-0000-4000-8000-000000000001',
  [DELETED]: 'ee000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'ee000000-0000-4000-8000-000000000003',
} as const;

export const IMPORTS = {
  [SHARED]: 'e7000000-0000-4000-8000-000000000001',
  [DELETED]: 'e7000000-0000-4000-8000-000000000002',
  [FOREIGN]: 'e7000000-0000-4000-8000-000000000003',
} as const;

export const VENDORS = {
  owner: 'e5000000-0000-4000-8000-000000000001',
  stranger: 'e5000000-0000-4000-8000-000000000002',
} as const;

/** Logos of the owner's and the stranger's brands. */
export const LOGOS = {
  owner: 'ef000000-0000-4000-8000-000000000001',
  stranger: 'ef000000-0000-4000-8000-000000000002',
} as const;

export const TEMPLATES = {
  owner: 'ed000000-0000-4000-8000-000000000001',
  stranger: 'ed000000-0000-4000-8000-000000000002',
} as const;

/** The rows of a template: an event without its people. */
export const templateRows = (plan: typeof SHARED | typeof FOREIGN) => [
  { table: 'event_plans', id: plan, version: 0, row: { event_type: 'wedding', country: 'ES' } },
  { table: 'tasks', id: TASKS[plan], version: 0, row: { task_name: 'Visitar la finca' } },
];

const POST = `insert into public.blog_posts
  (slug, language, category, title, excerpt, body, author, published_at, minutes_to_read)
  values ($1, $2, 'drinks', 'Cuánta bebida', 'Para cien personas', '## Vino', 'Celebra', $3, 4)`;

/** Fills a migrated database with the people and rows that the expected counts refer to. */
export async function fill(db: Sql): Promise<void> {
  for (const person of people) {
    await db.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
      PEOPLE[person],
      `${person}@example.org`,
      JSON.stringify({ full_name: person, language_preference: 'es' }),
    ]);
  }
  await db.query(insertPlan({ id: SHARED, owner_id: PEOPLE.owner }));
  // Normally the server sets the time of a deletion. Without this trigger, the test data can set it.
  await db.query('alter table public.event_plans disable trigger advance_row');
  await db.query(insertPlan({ id: DELETED, owner_id: PEOPLE.owner, deleted_at: '2025-01-31T12:00:00Z' }));
  await db.query('alter table public.event_plans enable trigger advance_row');
  await db.query(insertPlan({ id: FOREIGN, owner_id: PEOPLE.stranger }));
  for (const plan of [SHARED, DELETED]) {
    for (const role of ['editor', 'viewer', 'removed'] as const) {
      await db.query('insert into public.plan_members (plan_id, user_id, role) values ($1, $2, $3)', [
        plan,
        PEOPLE[role],
        role === 'removed' ? 'editor' : role,
      ]);
    }
  }
  await db.query('delete from public.plan_members where user_id = $1', [PEOPLE.removed]);
  for (const [plan, task] of Object.entries(TASKS)) {
    await db.query(
      `insert into public.tasks (id, plan_id, task_name, recommended_completion_date)
       values ($1, $2, 'Visitar la finca', '2027-01-31')`,
      [task, plan],
    );
  }
  await db.query(`insert into public.security_events (user_id, type) values ($1, 'sign_in_failed')`, [
    PEOPLE.owner,
  ]);
  for (const plan of [SHARED, DELETED, FOREIGN] as const) {
    await db.query(
      `insert into public.budget_items (id, plan_id, category, vendor_name, planned_amount, actual_amount)
       values ($1, $2, 'decorations', 'Flores Azahar', 1200, 1250)`,
      [ITEMS[plan], plan],
    );
    await db.query(
      `insert into public.budget_payments (id, plan_id, item_id, amount, due_date)
       values ($1, $2, $3, 500, '2027-05-03')`,
      [PAYMENTS[plan], plan, ITEMS[plan]],
    );
    await db.query(
      `insert into public.contributions (id, plan_id, contributor, amount, starts_on)
       values ($1, $2, 'Mis padres', 3000, '2027-01-15')`,
      [CONTRIBUTIONS[plan], plan],
    );
  }
  for (const [plan, id] of Object.entries(TIMELINE)) {
    await db.query(
      `insert into public.timeline_items (id, plan_id, kind, title, starts_at, time_zone, duration, event_on)
       values ($1, $2, 'schedule', 'Ceremonia', '2027-06-05T17:00:00Z', 'Europe/Madrid', 30, '2027-06-05')`,
      [id, plan],
    );
  }
  for (const [plan, scenario] of Object.entries(SCENARIOS)) {
    await db.query(
      `insert into public.scenarios (id, plan_id, name, overrides) values ($1, $2, 'Más pequeña', '{"guest_count": 80}')`,
      [scenario, plan],
    );
  }
  for (const plan of [SHARED, DELETED, FOREIGN] as const) {
    await db.query(`insert into public.event_parts (id, plan_id, name) values ($1, $2, 'Cena')`, [
      PARTS[plan],
      plan,
    ]);
    await db.query(`insert into public.households (id, plan_id, name) values ($1, $2, 'García Pérez')`, [
      HOUSEHOLDS[plan],
      plan,
    ]);
    await db.query(
      `insert into public.guests (id, plan_id, household_id, name, last_name, party_size)
       values ($1, $2, $3, 'María José', 'García Pérez', 2)`,
      [GUESTS[plan], plan, HOUSEHOLDS[plan]],
    );
    await db.query(`insert into public.arrivals (id, plan_id, guest_id) values ($1, $2, $3)`, [
      ARRIVALS[plan],
      plan,
      GUESTS[plan],
    ]);
    await db.query(
      `insert into public.event_outcomes (plan_id, event_on, currency, budget, expected, committed, paid, guest_count,
         invited, accepted)
       values ($1, '2027-06-05', 'EUR', 30000, 1000, 900, 500, 120, 2, 2)`,
      [plan],
    );
    await db.query(`insert into public.household_tokens (token, plan_id, household_id) values ($1, $2, $3)`, [
      tokenOf(plan),
      plan,
      HOUSEHOLDS[plan],
    ]);
    await db.query(
      `insert into public.registrations (plan_id, token_hash, name, last_name, email, language, parts)
       values ($1::uuid, encode(sha256(convert_to('registration ' || $1, 'UTF8')), 'hex'), 'Leo', 'Gil',
         'leo@example.org', 'es', array[$2::uuid])`,
      [plan, PARTS[plan]],
    );
    await db.query(
      `insert into public.shared_links (id, plan_id, scope, token, language, days_after)
       values ($1, $2, 'family', $3, 'es', 7)`,
      [SHARED_LINKS[plan], plan, tokenOf(plan)],
    );
    // The trigger would refuse these invites, because one plan is deleted and two have more members than the
    // free tier allows.
    await db.query('alter table public.plan_invites disable trigger require_sharing');
    await db.query(
      `insert into public.plan_invites (id, plan_id, token_hash, role)
       values ($1, $2::uuid, encode(sha256(convert_to($2::uuid::text, 'UTF8')), 'hex'), 'editor')`,
      [INVITES[plan], plan],
    );
    await db.query('alter table public.plan_invites enable trigger require_sharing');
    await db.query(`insert into public.import_batches (id, plan_id, name) values ($1, $2, 'Lista.csv')`, [
      IMPORTS[plan],
      plan,
    ]);
  }
  for (const plan of [SHARED, DELETED, FOREIGN] as const) {
    const values = [
      plan,
      CHARTS[plan],
      ROOM_TABLES[plan],
      SEATS[plan],
      GUESTS[plan],
      SEATING_RULES[plan],
      WISHES[plan],
    ];
    const [, chart, table, seat, guest, rule, wish] = values;
    await db.query(`insert into public.seating_charts (id, plan_id, name) values ($1, $2, 'Cena')`, [
      chart,
      plan,
    ]);
    await db.query(
      `insert into public.seating_tables (id, plan_id, chart_id, name, shape, seats, width, height, x, y)
       values ($1, $2, $3, 'Mesa 1', 'round', 8, 1.5, 1.5, 2, 2)`,
      [table, plan, chart],
    );
    await db.query(
      `insert into public.seat_assignments (id, plan_id, chart_id, table_id, guest_id, seat)
       values ($1, $2, $3, $4, $5, 0)`,
      [seat, plan, chart, table, guest],
    );
    await db.query(`insert into public.seating_rules (id, plan_id, kind) values ($1, $2, 'acquaintance')`, [
      rule,
      plan,
    ]);
    await db.query(
      `insert into public.seating_wishes (id, plan_id, rule_id, author_id, reason)
       select $1, p.id, $3, p.owner_id, 'Discutieron' from public.event_plans p where p.id = $2`,
      [wish, plan, rule],
    );
    await db.query(
      `insert into public.seating_links (token_hash, plan_id, chart_id)
       values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), $1::uuid, $2)`,
      [plan, chart],
    );
    await db.query(
      `insert into public.seating_prints (id, plan_id, chart_id, number, papers, seats, printed_at)
       values ($1, $2, $3, 1, '{kitchen}', '[["x", 0, "Mesa 1", 0, "a", "b"]]', now())`,
      [PRINTS[plan], plan, chart],
    );
  }
  for (const [plan, id] of Object.entries(DRINKS)) {
    await db.query(
      `insert into public.drinks_preferences (id, plan_id, choices) values ($1, $2, '{"adults": 100}')`,
      [id, plan],
    );
  }
  for (const [plan, quote] of Object.entries(QUOTES)) {
    await db.query(
      `insert into public.vendor_quotes (id, plan_id, category, vendor_name, price)
       values ($1, $2, 'photo-and-video', 'Foto Luz', 1800)`,
      [quote, plan],
    );
  }
  for (const plan of [SHARED, DELETED, FOREIGN] as const) {
    const change = {
      table: 'tasks',
      id: TASKS[plan],
      version: 1,
      row: { task_name: 'Visitar dos fincas' },
      before: { task_name: 'Visitar la finca' },
    };
    await db.query(
      `insert into public.suggestions (id, plan_id, author, changes, states) values ($1, $2, $3, $4, '{open}')`,
      [SUGGESTIONS[plan], plan, plan === FOREIGN ? PEOPLE.stranger : PEOPLE.viewer, JSON.stringify([change])],
    );
  }
  // The trigger would refuse these keys, because these people's tiers no longer include API access.
  await db.query('alter table public.access_tokens disable trigger limit_access_tokens');
  for (const person of ['owner', 'stranger'] as const) {
    await db.query(
      `insert into public.access_tokens (user_id, token_hash, name)
       values ($1::uuid, encode(sha256(convert_to($1::uuid::text, 'UTF8')), 'hex'), $2)`,
      [PEOPLE[person], TOKEN_NAME],
    );
  }
  await db.query('alter table public.access_tokens enable trigger limit_access_tokens');
  for (const person of ['owner', 'stranger'] as const) {
    await db.query(
      `insert into public.calendar_feeds (user_id, token_hash, language)
       values ($1::uuid, encode(sha256(convert_to($1::uuid::text, 'UTF8')), 'hex'), 'es')`,
      [PEOPLE[person]],
    );
    await db.query('insert into public.assist_consents (plan_id, given_by) values ($1, $2)', [
      person === 'owner' ? SHARED : FOREIGN,
      PEOPLE[person],
    ]);
    await db.query('insert into public.program_consents (plan_id, given_by) values ($1, $2)', [
      person === 'owner' ? SHARED : FOREIGN,
      PEOPLE[person],
    ]);
    await db.query(
      `insert into public.brands (user_id, name, logo, colour_main, colour_accent, sender_name, reply_to, footer, origin)
       values ($1, 'Bodas Azahar', $2, '#1a2a5e', '#c9a227', 'Lucía', 'hola@azahar.example', 'Sevilla', 'https://azahar.example')`,
      [PEOPLE[person], LOGOS[person]],
    );
    await db.query(
      `insert into public.vendors (id, owner_id, category, vendor_name) values ($1, $2, 'music', 'DJ Manu')`,
      [VENDORS[person], PEOPLE[person]],
    );
    const plan = person === 'owner' ? SHARED : FOREIGN;
    await db.query(
      `insert into public.templates (id, owner_id, name, content)
       values ($1, $2, 'Bodas de verano', jsonb_build_object('plan_id', $3::text, 'rows', $4::jsonb))`,
      [TEMPLATES[person], PEOPLE[person], plan, JSON.stringify(templateRows(plan))],
    );
  }
  for (const [table, { row }] of Object.entries(PLAIN_TABLES))
    for (const [i, plan] of [SHARED, DELETED, FOREIGN].entries())
      await db.query(insertRow(table, plan, row, `values ('${rowId(table, i + 1)}'::uuid)`));
  await db.query(POST, ['cuanta-bebida', 'es', '2025-06-01']);
  await db.query(POST, ['cuanta-bebida', 'en', '2199-01-01']);
  // Deletes the change notices caused by inserting the test data.
  await db.query('delete from realtime.messages');
}
