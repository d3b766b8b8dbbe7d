import type { CategoryLine, Measure } from '@/domain/ledger/breakdown';
import { isFirm } from '@/domain/ledger/ledger';
import type { Cents } from '@/domain/money';
import type { Category } from '@/domain/plan/facts';
import type { Grain } from './breakdown-state';

/** A cell of the budget chart. */
export interface Part {
  readonly key: string;
  readonly category: Category;
  readonly amount: Cents;
  readonly kind: 'category' | 'item' | 'rest' | 'others';
  /** Vendor's name, or null if the cell doesn't stand for one vendor. */
  readonly name: string | null;
  readonly count: number;
  /** True if the price is agreed. Cells of planned amounts are drawn dashed. */
  readonly firm: boolean;
}

export interface Group {
  readonly category: Category;
  readonly amount: Cents;
  readonly parts: readonly Part[];
}

/** A cell below this share of the total would be too small to read and click. */
const SMALLEST = 0.004;

function itemParts(line: CategoryLine, measure: Measure, total: Cents): Part[] {
  const { category, figures, itemised } = line;
  const parts: Part[] = [];
  const small: Part[] = [];
  for (const { item, figures: own } of line.items) {
    const amount = own[measure];
    if (amount <= 0) continue;
    const part: Part = {
      key: item.id,
      category,
      amount,
      kind: 'item',
      name: item.vendor_name,
      count: 1,
      firm: isFirm(own),
    };
    (amount < total * SMALLEST ? small : parts).push(part);
  }
  if (small.length === 1) parts.push(...small);
  else if (small.length > 1)
    parts.push({
      key: `${category}-others`,
      category,
      amount: small.reduce((sum, { amount }) => sum + amount, 0),
      kind: 'others',
      name: null,
      count: small.length,
      firm: small.every(({ firm }) => firm),
    });
  const rest =
    measure === 'suggested' ? figures.suggested : measure === 'planned' ? figures.planned - itemised : 0;
  if (rest > 0)
    parts.push({
      key: `${category}-rest`,
      category,
      amount: rest,
      kind: 'rest',
      name: null,
      count: 0,
      firm: false,
    });
  return parts;
}

/**
 * Returns the chart's cells, grouped by category. Zero and negative amounts have no cell; only the table
 * lists them.
 */
export function partsOf(lines: readonly CategoryLine[], measure: Measure, by: Grain): Group[] {
  const total = lines.reduce((sum, { figures }) => sum + Math.max(0, figures[measure]), 0);
  return lines.flatMap((line): Group[] => {
    const amount = line.figures[measure];
    const { category } = line;
    const whole: Part = {
      key: category,
      category,
      amount,
      kind: 'category',
      name: null,
      count: 1,
      firm: true,
    };
    const parts = by === 'category' ? (amount > 0 ? [whole] : []) : itemParts(line, measure, total);
    return parts.length > 0 ? [{ category, amount, parts }] : [];
  });
}
