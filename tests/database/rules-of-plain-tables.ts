import { fresh, saveRow } from './calls';
import { FOREIGN, SHARED } from './fixture';
import { insertRow, PLAIN_TABLES } from './plain-tables';
import type { Scenario } from './probe';
import { ask, refused } from './rules-of-rows';

const VERSION = "#>> '{0,version}'";

export const plainFacts: Scenario[] = Object.entries(PLAIN_TABLES).flatMap(([table, kind]) => [
  ...kind.refused.map(([column, value, code]) => ({
    name: `${table} with ${column} ${JSON.stringify(value)?.slice(0, 30)}`,
    steps: [ask('editor', saveRow(table, fresh(1), 0, { ...kind.row, [column]: value }), '', `!${code}`)],
  })),
  ...kind.edges.map((row, i) => ({
    name: `${table} at the edge, ${i}`,
    steps: [ask('editor', saveRow(table, fresh(1), 0, { ...kind.row, ...row }), VERSION, '1')],
  })),
  {
    name: `${table} belong to a plan`,
    steps: [
      {
        as: 'postgres',
        sql: insertRow(table, fresh(2), kind.row, `values ('${fresh(1)}'::uuid)`),
        expect: '!23503',
      },
    ],
  },
]);

export const plainLimits: Scenario[] = Object.entries(PLAIN_TABLES).map(([table, { row, limit }]) => {
  const [most, noun] = limit;
  const many = (count: number) =>
    insertRow(table, SHARED, row, `select gen_random_uuid() from generate_series(1, ${count})`);
  return {
    name: `a plan holds ${most} ${table}`,
    steps: [
      { as: 'editor', sql: many(most), expect: '!PT402' },
      { as: 'editor', sql: many(most - 1), expect: `${most - 1}` },
      refused('owner', saveRow(table, fresh(1), 0, row), `PT402 ${noun}_limit_reached {"limit": ${most}}`),
      ask('stranger', saveRow(table, fresh(2), 0, row, FOREIGN), VERSION, '1'),
    ],
  };
});
