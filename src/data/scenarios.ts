import { byPosition } from '@/domain/what-if/order';
import type { Scenario } from '@/domain/what-if/overrides';
import { readOverrides } from '@/domain/what-if/scenario-schema';
import { defineNoun, type StoredRows } from './sync/noun';

const toScenario = ({ id, version, name, position, overrides }: StoredRows['scenarios']): Scenario => ({
  id,
  version,
  name,
  position,
  overrides: readOverrides(overrides),
});

const toJson = ({ name, position, overrides: { ranking, ...overrides } }: Scenario) => ({
  name,
  position,
  overrides: { ...overrides, ...(ranking && { ranking: [...ranking] }) },
});

/** Scenarios of a plan, in the person's order. */
export const SCENARIOS = defineNoun({
  table: 'scenarios',
  select: 'scenarios(*)',
  toRow: toScenario,
  toJson,
  compare: (a: Scenario, b: Scenario) => byPosition(a, b),
});
