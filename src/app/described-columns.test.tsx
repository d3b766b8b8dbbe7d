import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Row, RowTable } from '@/data/sync/noun';
import { prepareTexts } from '@/lib/i18n';
import type { Face } from '@/parts/rows/face';
import { MODULES } from './modules';

/** Columns of every table that no form changes. */
const STAMPS = ['id', 'plan_id', 'version', 'created_at', 'updated_at', 'deleted_at', 'owner_id', 'event_on'];

const words = (text: string): readonly string[] => text.split(' ');

/**
 * Columns without words of their own: the service or a template sets them, another column's words contain
 * them, or words exist only for the rows that a plan has, such as its questions.
 */
const ELSEWHERE: { readonly [T in RowTable]?: readonly string[] } = {
  event_plans: words(
    'arrivals conversion guests households is_shared news owner_tier seat_assignments seating_prints seating_tables',
  ),
  suggestions: words('author expires_at moved'),
  budget_items: words('service_included tax_included'),
  scenarios: words('overrides'),
  tasks: words('origin origin_date origin_event origin_name started_at'),
  timeline_items: words(
    'kind origin origin_at origin_duration origin_on origin_title starts_on sun_event sun_offset time_zone',
  ),
  guests: words('answers own_values replies requests'),
  households: words(
    'additions answered_at channel link_ended_at message moved_up moved_up_at opened_at reminded_at',
  ),
  event_pages: words('open_parts picture registration_parts'),
  event_parts: words('position time_zone'),
  event_questions: words('position'),
  guest_columns: words('position'),
  seating_charts: words(
    'floor_file floor_shown floor_turn floor_width floor_x floor_y height length_unit outline width',
  ),
  seating_tables: words('height width x y'),
  seat_assignments: words('chart_id guest_id person table_id'),
  seating_prints: words('chart_id number printed_at printed_by seats'),
  seating_rules: words('confidential guests least tables weight'),
  seating_wishes: words('author_id rule_id'),
  arrivals: words('part_id'),
  vendor_quotes: words('basis item_id'),
  attachments: words('media_type subject_id'),
};

const types = readFileSync(join(import.meta.dirname, '../lib/database.types.ts'), 'utf8');
/** Columns of a table in the database. */
function storedColumns(table: string): string[] {
  const [, row = ''] =
    new RegExp(`\\n {6}${table}: \\{\\s+Row: \\{\\n([\\s\\S]*?)\\n {8}\\}`).exec(types) ?? [];
  return [...row.matchAll(/^ {10}(\w+): /gm)].map(([, name = '']) => name);
}

const TABLES = (
  await Promise.all(MODULES.map(async ({ rows }) => Object.entries((await rows?.())?.faces ?? {})))
).flat() as [RowTable, Face<Row>][];

beforeAll(() => prepareTexts('en', [...new Set(MODULES.flatMap(({ texts }) => texts)), 'common', 'modules']));

// A person who is asked to choose between two versions of a row must see how they differ.
test.each(TABLES)('the description of a row of %s has words for every column', (table, face) => {
  const client = new QueryClient();
  const { columns } = renderHook(() => face.useDescription('plan'), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result.current;
  cleanup();
  const described = new Set(columns.map(({ key }) => key.split('.')[0]));
  const stored = storedColumns(table).filter((name) => !STAMPS.includes(name));
  expect(stored.length).toBeGreaterThan(1);
  expect(stored.filter((name) => !described.has(name)).sort()).toEqual([...(ELSEWHERE[table] ?? [])].sort());
});
