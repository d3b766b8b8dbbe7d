import { plainTable } from '../../src/domain/seating/matrix';
import type { SeatingProblem, SeatingRule } from '../../src/domain/seating/problem';
import { Random } from '../../src/domain/seating/solve/random';

/**
 * Returns 24 guests at four tables with wishes and hard rules. Each table has a host, a guest who must sit
 * there.
 */
export function roomOf24(seed: number): SeatingProblem {
  const random = new Random(seed);
  const guests = Array.from({ length: 24 }, (_, i) => ({
    id: `g${i}`,
    household: null,
    child: false,
    wheelchair: false,
    side: null,
    languages: [],
    menu: null,
  }));
  const tables = Array.from({ length: 4 }, (_, t) => plainTable(`t${t}`, 6 + (t % 2), t * 4));
  const rules: SeatingRule[] = tables.map(({ id }, t) => ({
    id: `host ${t}`,
    kind: 'at-table',
    guests: [`g${t}`],
    tables: [id],
    hard: true,
    weight: 1,
  }));
  for (let number = 0; number < 34; number++) {
    const a = random.below(24);
    const b = (a + 1 + random.below(23)) % 24;
    const hard = number < 4 && a > 3 && b > 3;
    const kind = number % 3 === 0 ? 'apart' : 'together';
    rules.push({
      id: `r${number}`,
      kind,
      guests: [`g${a}`, `g${b}`],
      tables: [],
      hard,
      weight: 1 + random.below(9),
    });
  }
  return { guests, tables, rules, locked: new Map() };
}

/**
 * Writes the room as a linear program in CPLEX's format. Its variables say who sits at which table and which
 * pairs share a table.
 */
export function linearProgram({ guests, tables, rules }: SeatingProblem): string {
  const x = (id: string, t: number) => `x_${id}_${t}`;
  const [goal, rows, binary]: [string[], string[], string[]] = [[], [], []];
  for (const { id } of guests) {
    rows.push(`${tables.map((_, t) => x(id, t)).join(' + ')} = 1`);
    tables.forEach((_, t) => {
      binary.push(x(id, t));
    });
  }
  tables.forEach(({ seats }, t) => {
    rows.push(`${guests.map(({ id }) => x(id, t)).join(' + ')} <= ${seats}`);
  });
  rules.forEach(({ kind, guests: [a = '', b = ''], tables: [at], hard, weight }, r) => {
    tables.forEach(({ id }, t) => {
      const y = `y_${r}_${t}`;
      if (kind === 'at-table') {
        if (id === at) rows.push(`${x(a, t)} = 1`);
      } else if (kind === 'together' && hard) rows.push(`${x(a, t)} - ${x(b, t)} = 0`);
      else if (kind === 'together') {
        goal.push(`+ ${weight} ${y}`);
        rows.push(`${y} - ${x(a, t)} <= 0`, `${y} - ${x(b, t)} <= 0`);
      } else if (hard) rows.push(`${x(a, t)} + ${x(b, t)} <= 1`);
      else {
        goal.push(`- ${weight} ${y}`);
        rows.push(`${x(a, t)} + ${x(b, t)} - ${y} <= 1`);
      }
    });
  });
  return [
    'Maximize',
    ` obj: ${goal.join(' ')}`,
    'Subject To',
    ...rows.map((row, i) => ` c${i}: ${row}`),
    'Binary',
    ` ${binary.join(' ')}`,
    'End',
  ].join('\n');
}
