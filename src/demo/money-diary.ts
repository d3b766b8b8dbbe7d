import { BUDGET_ITEMS, type StoredItem } from '@/data/ledger';
import { PLANS } from '@/data/plans';
import type { DateText } from '@/domain/calendar';
import type { Moves } from '@/domain/ledger/history';
import { historyOf, movesBetween, type Recorded, recordedAmounts } from '@/domain/ledger/moves';
import { numericFromCents } from '@/domain/money';
import { isZone, wallOf } from '@/domain/timeline/zone';
import type { Stored } from './columns';

/** Changes of a plan's amounts that were saved together. */
interface Entry {
  readonly plan_id: string;
  readonly moment: string;
  readonly moves: readonly Recorded[];
}

interface Rows {
  readonly owner: string;
  get(table: string, id: string): Stored | undefined;
  rows(noun: typeof BUDGET_ITEMS, plan_id: string): StoredItem[];
}

interface Asked {
  readonly plan_id: string;
  readonly since: DateText | null;
  readonly until: DateText | null;
  readonly zone: string;
}

const numeric = ({ moves, ...row }: { readonly moves: Moves }): Stored => ({
  ...row,
  ...Object.fromEntries(Object.entries(moves).map(([figure, cents]) => [figure, numericFromCents(cents)])),
});

/** History of the amounts of the demonstration's plans, in the format of `budget_history`. */
export class MoneyDiary {
  readonly #entries: Entry[] = [];
  readonly #recorded = new Map<string, readonly Recorded[]>();
  readonly #memory: Rows;

  constructor(memory: Rows) {
    this.#memory = memory;
  }

  /** Records how the amounts have changed since the last call. */
  note(plan_id: string, moment: string): void {
    const plan = this.#memory.get('event_plans', plan_id);
    const now = plan
      ? recordedAmounts(PLANS.toRow(plan as never), this.#memory.rows(BUDGET_ITEMS, plan_id))
      : [];
    const moves = movesBetween(this.#recorded.get(plan_id) ?? [], now);
    this.#recorded.set(plan_id, now);
    this.#entries.push({ plan_id, moment, moves });
  }

  tell({ plan_id, since, until, zone }: Asked, full_name: string): Stored {
    const { owner } = this.#memory;
    const known = isZone(zone) ? zone : 'UTC';
    const changes = this.#entries
      .filter((entry) => entry.plan_id === plan_id)
      .flatMap(({ moment, moves }) => {
        const { date: day } = wallOf(known, Math.floor(Date.parse(moment) / 60_000));
        return moves.map((move) => ({ ...move, day, changed_by: owner }));
      });
    const history = historyOf(changes, since, until);
    return {
      begins: history.begins,
      people: [{ id: owner, full_name }],
      opening: history.opening.map(numeric),
      changes: history.changes.map(numeric),
    };
  }
}
