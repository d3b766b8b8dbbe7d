import { Check, ShoppingBasket } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BUDGET_ITEMS } from '@/data/ledger';
import type { Suggestion } from '@/data/suggestion';
import { useRows } from '@/data/sync/use-rows';
import { type StoredTask, TASKS } from '@/data/tasks';
import type { DrinksAnswer } from '@/domain/drinks/shopping';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { changeTables } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { suggestions } from './post-suggestions';
import { useAmountWords } from './shopping-words';

const LINK = 'inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4';

/** What the list would change of the budget and the tasks: taken line by line, or all at once. */
export function PostPanel({ answer }: { answer: DrinksAnswer }) {
  const { t } = useTranslation(['drinks', 'modules', 'common']);
  const { plan, today } = usePlanContext();
  const items = useRows(BUDGET_ITEMS, plan.id);
  const tasks = useRows(TASKS, plan.id);
  const amount = useAmountWords();
  const found = useMemo(() => {
    const money = (cents: number) => formatMoney(cents, plan.currency);
    const on = (task: StoredTask, length: 'medium' | 'short') =>
      formatDate(task.recommended_completion_date, length);
    return suggestions({
      answer,
      items,
      tasks,
      event_date: plan.event_date,
      today,
      words: {
        itemName: (shop) => (shop ? t('post.itemNameAt', { shop }) : t('post.itemName')),
        taskName: (task) => t(`post.tasks.${task}`),
        amount: (line) => `${t(`drink.${line.drink}`)}: ${amount(line)}`,
        item: (before, after) => ({
          title: t('post.item', { name: after.vendor_name, amount: money(after.planned_amount) }),
          reason: before ? t('post.itemChange', { before: money(before.planned_amount) }) : t('post.itemHow'),
        }),
        task: (before, after) => ({
          title: t('post.task', { name: after.task_name }),
          reason: before
            ? t('post.taskMove', { before: on(before, 'short'), date: on(after, 'medium') })
            : t('post.taskHow', { date: on(after, 'medium') }),
        }),
      },
    });
  }, [answer, items, tasks, plan.event_date, plan.currency, today, t, amount]);
  const take = (some: readonly Suggestion[]) =>
    changeTables(
      plan.id,
      some.flatMap(({ changes }) => changes),
      { said: t('post.done'), label: t('common:undo') },
    );
  return (
    <section aria-labelledby="post" className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id="post" className="flex items-center gap-2 text-xl">
        <ShoppingBasket className="size-5 shrink-0 text-accent-strong" />
        <span>{t('post.title')}</span>
      </h2>
      {found.length === 0 ? (
        <p className="mt-1 flex items-start gap-2 text-positive">
          <Check className="mt-1 size-4 shrink-0" />
          <span>{t('post.inPlan')}</span>
        </p>
      ) : (
        <>
          <p className="mt-1 text-ink-muted">{t('post.text')}</p>
          <ul className="my-3 divide-y divide-line border-y border-line">
            {found.map((one) => (
              <li key={one.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-0 flex-1 basis-64">
                  <span className="font-medium break-words">{one.title}</span>
                  <span className="block text-sm text-ink-muted">{one.reason}</span>
                </span>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={t('modules:suggestions.takeOne', { what: one.title })}
                  onClick={() => take([one])}
                >
                  {t('modules:suggestions.take')}
                </Button>
              </li>
            ))}
          </ul>
          <Button onClick={() => take(found)}>{t('modules:suggestions.takeAll')}</Button>
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
