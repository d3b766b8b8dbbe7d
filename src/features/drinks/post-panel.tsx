import { Check, ShoppingBasket } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { Plan } from '@/data/plans';
import { useRows } from '@/data/sync/use-rows';
import { TASKS } from '@/data/tasks';
import type { DrinksAnswer } from '@/domain/drinks/shopping';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { changeTables } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { changeOf, type Suggestion, suggestions } from './post-suggestions';
import { useAmountWords } from './shopping-words';

const LINK = 'inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4';

/** What the list would change of the budget and the tasks: taken line by line, or all at once. */
export function PostPanel({ plan, answer }: { plan: Plan; answer: DrinksAnswer }) {
  const { t } = useTranslation(['drinks', 'modules', 'common']);
  const { today } = usePlanContext();
  const items = useRows(BUDGET_ITEMS, plan.id);
  const tasks = useRows(TASKS, plan.id);
  const amount = useAmountWords();
  const lines = useMemo(
    () =>
      suggestions({
        answer,
        items,
        tasks,
        event_date: plan.event_date,
        today,
        words: {
          itemName: (shop) => (shop ? t('post.itemNameAt', { shop }) : t('post.itemName')),
          taskName: (task) => t(`post.tasks.${task}`),
          amount: (line) => `${t(`drink.${line.drink}`)}: ${amount(line)}`,
        },
      }),
    [answer, items, tasks, plan.event_date, today, t, amount],
  );
  const take = (some: readonly Suggestion[]) =>
    changeTables(plan.id, some.map(changeOf), { said: t('post.done'), label: t('common:undo') });
  const money = (cents: number) => formatMoney(cents, plan.currency);
  const what = (line: Suggestion) =>
    line.kind === 'item'
      ? t('post.item', { name: line.after.vendor_name, amount: money(line.after.planned_amount) })
      : t('post.task', { name: line.after.task_name });
  const how = ({ kind, before, after }: Suggestion) => {
    if (kind === 'item')
      return before ? t('post.itemChange', { before: money(before.planned_amount) }) : t('post.itemHow');
    const date = formatDate(after.recommended_completion_date, 'medium');
    return before
      ? t('post.taskMove', { before: formatDate(before.recommended_completion_date, 'short'), date })
      : t('post.taskHow', { date });
  };
  return (
    <section aria-labelledby="post" className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id="post" className="flex items-center gap-2 text-xl">
        <ShoppingBasket aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
        <span>{t('post.title')}</span>
      </h2>
      {lines.length === 0 ? (
        <p className="mt-1 flex items-start gap-2 text-positive">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{t('post.inPlan')}</span>
        </p>
      ) : (
        <>
          <p className="mt-1 text-ink-muted">{t('post.text')}</p>
          <ul className="my-3 divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <li key={line.after.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-0 flex-1 basis-64">
                  <span className="font-medium break-words">{what(line)}</span>
                  <span className="block text-sm text-ink-muted">{how(line)}</span>
                </span>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={t('modules:suggestions.takeOne', { what: what(line) })}
                  onClick={() => take([line])}
                >
                  {t('modules:suggestions.take')}
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => take(lines)}>{t('modules:suggestions.takeAll')}</Button>
        </>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link to={paths.budgetItems(plan.id, { view: 'items', category: 'drinks' })} className={LINK}>
          {t('post.toBudget')}
        </Link>
        <Link to={paths.eventTasks(plan.id)} className={LINK}>
          {t('post.toTasks')}
        </Link>
      </p>
    </section>
  );
}
