import type { ReactNode } from 'react';
import type { Cents } from '@/domain/money';
import { allocatedTotal } from '@/domain/plan-allocation/stored-allocation';
import { formatDifference, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { CategoryMark, useCategoryLabel } from '@/parts/allocation/category-mark';
import { usePlanContext } from '@/parts/module/plan-context';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import type { Evaluated } from '../evaluated';
import { leftTone, useLeftText, whole } from '../left-text';
import { useLineWords } from '../line-words';
import type { Sort } from '../what-if-state';
import { categoryRows, factRows, storedAmount } from './comparison-rows';

interface TableProps {
  evaluated: readonly Evaluated[];
  sort: Sort;
}

function Group({ title, columns }: { title: string; columns: number }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={columns}
        className="pt-5 pb-1 text-left font-serif text-lg font-medium whitespace-nowrap"
      >
        {title}
      </th>
    </tr>
  );
}

function Row({ head, children }: { head: ReactNode; children: Pieces }) {
  return (
    <tr className="border-t border-line break-inside-avoid">
      <th scope="row" className="py-2 pr-3 text-left align-top font-normal">
        {head}
      </th>
      {children}
    </tr>
  );
}

/** Allows a line break between the currency and its figure, for narrow columns. */
const parted = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Table that compares facts and categories. Differences from the plan are highlighted. */
export function ComparisonTable({ evaluated, sort }: TableProps) {
  const { t } = useTranslation('whatif');
  const { plan } = usePlanContext();
  const words = useLineWords();
  const label = useCategoryLabel();
  const leftText = useLeftText(plan.currency);
  const money = (cents: Cents) => parted(formatMoney(whole(cents), plan.currency));
  const columns = evaluated.length + 2;
  const cell = 'tabular py-2 pl-3 text-right align-top break-words';
  const planCost = allocatedTotal(plan.categories);

  const amount = (now: Cents, before: Cents | null) => (
    <>
      <span className="block">{money(now)}</span>
      {before !== null && whole(now) !== whole(before) && (
        <span className="block text-sm text-ink-muted">
          {parted(formatDifference(whole(now) - whole(before), plan.currency))}
        </span>
      )}
    </>
  );
  return (
    <table className="w-full table-fixed border-collapse max-sm:text-sm print:text-sm">
      <thead>
        <tr>
          <th scope="col" className="w-[32%] pb-2 text-left font-normal text-ink-muted md:w-[24%]">
            <span className="sr-only">{t('compare.fact')}</span>
          </th>
          <th scope="col" className="pb-2 pl-3 text-right align-bottom font-semibold">
            {t('plan')}
          </th>
          {evaluated.map(({ scenario: { id, name } }) => (
            <th
              key={id}
              scope="col"
              className="pb-2 pl-3 text-right align-bottom font-semibold break-words text-accent-strong"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Group title={t('compare.facts')} columns={columns} />
        {factRows(evaluated).map((line) => (
          <Row key={line} head={words.label(line)}>
            <td className={cell}>{parted(words.value(plan, line))}</td>
            {evaluated.map(({ scenario: { id }, result }) => (
              <td
                key={id}
                className={cx(
                  cell,
                  result.ok && result.lines.includes(line) ? 'font-semibold' : 'text-ink-muted',
                )}
              >
                {result.ok ? parted(words.value(result.facts, line)) : '–'}
              </td>
            ))}
          </Row>
        ))}
      </tbody>
      <tbody>
        <Group title={t('compare.costs')} columns={columns} />
        <Row head={t('compare.cost')}>
          <td className={cell}>{money(planCost)}</td>
          {evaluated.map(({ scenario: { id }, result }) => (
            <td key={id} className={cell}>
              {result.ok ? amount(result.cost, planCost) : '–'}
            </td>
          ))}
        </Row>
        <Row head={t('compare.left')}>
          <td className={cell}>{parted(leftText(plan.budget - planCost))}</td>
          {evaluated.map(({ scenario: { id }, result }) => (
            <td key={id} className={cx(cell, 'font-semibold', result.ok && leftTone(result.left))}>
              {result.ok ? parted(leftText(result.left)) : '–'}
            </td>
          ))}
        </Row>
        <Row head={t('compare.perGuest')}>
          <td className={cell}>{money(planCost / plan.guest_count)}</td>
          {evaluated.map(({ scenario: { id }, result }) => (
            <td key={id} className={cell}>
              {result.ok ? amount(result.cost / result.facts.guest_count, planCost / plan.guest_count) : '–'}
            </td>
          ))}
        </Row>
      </tbody>
      <tbody>
        <Group title={t('compare.split')} columns={columns} />
        {categoryRows(plan, evaluated, sort).map((category) => {
          const stored = storedAmount(plan, category);
          return (
            <Row
              key={category}
              head={
                <span className="flex items-center gap-2">
                  <span className="max-sm:hidden">
                    <CategoryMark category={category} small />
                  </span>
                  <span className="min-w-0 break-words hyphens-auto">{label(category)}</span>
                </span>
              }
            >
              <td className={cell}>{stored === null ? t('compare.out') : money(stored)}</td>
              {evaluated.map(({ scenario: { id }, result }) => {
                const after =
                  result.ok && result.after.lines.find((line) => line.category === category)?.amount;
                return (
                  <td key={id} className={cell}>
                    {!result.ok
                      ? '–'
                      : after === undefined || after === false
                        ? t('compare.out')
                        : amount(after, stored ?? 0)}
                  </td>
                );
              })}
            </Row>
          );
        })}
      </tbody>
    </table>
  );
}
