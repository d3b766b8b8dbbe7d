import { Check, ShoppingBasket } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { BUDGET_ITEMS } from '@/data/ledger';
import { useRows } from '@/data/sync/use-rows';
import { TASKS } from '@/data/tasks';
import type { DrinksAnswer } from '@/domain/drinks/shopping';
import { formatDate, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { headed } from '@/parts/rows/file-columns';
import { useFaces } from '@/parts/rows/use-faces';
import { type NarrowColumns, SuggestionsPanel } from '@/parts/suggestions/suggestions-panel';
import { suggestions } from './post-suggestions';
import { useAmountWords } from './shopping-words';

/** Number of lines shown at first, enough for a few shops and four tasks. */
const FIRST = 8;
/** Tables that the shopping list changes. */
const CHANGED = ['budget_items', 'tasks'] as const;
const LINK = 'inline-flex min-h-11 items-center text-accent-strong underline underline-offset-4';

/**
 * Changes to the budget and the tasks that the shopping list suggests. The person accepts each change
 * separately or all changes together.
 */
export function PostPanel({ answer }: { answer: DrinksAnswer }) {
  const { t } = useTranslation('drinks');
  const { plan, today } = usePlanContext();
  const items = useRows(BUDGET_ITEMS, plan.id);
  const tasks = useRows(TASKS, plan.id);
  const amount = useAmountWords();
  const faces = useFaces(CHANGED);
  const columns: NarrowColumns<(typeof CHANGED)[number]> = useMemo(
    () => ({
      budget_items: (all) => headed(all, { planned_amount: t('post.amount') }),
      tasks: (all) => headed(all, { recommended_completion_date: t('post.date') }),
    }),
    [t],
  );
  const found = useMemo(() => {
    const money = (cents: number) => formatMoney(cents, plan.currency);
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
        item: ({ vendor_name, planned_amount }) => ({
          title: t('post.item', { name: vendor_name, amount: money(planned_amount) }),
          reason: t('post.itemHow'),
        }),
        task: ({ task_name, recommended_completion_date }) => ({
          title: task_name,
          reason: t('post.taskHow', { date: formatDate(recommended_completion_date, 'medium') }),
        }),
      },
    });
  }, [answer, items, tasks, plan.event_date, plan.currency, today, t, amount]);
  const links = (
    <p className="mt-2 flex flex-wrap gap-x-5">
      <Link to={paths.budgetItems(plan.id, { view: 'items', category: 'drinks' })} className={LINK}>
        {t('post.toBudget')}
      </Link>
      <Link to={paths.eventTasks(plan.id)} className={LINK}>
        {t('post.toTasks')}
      </Link>
    </p>
  );
  if (found.length > 0)
    return (
      faces && (
        <SuggestionsPanel
          title={t('post.title')}
          text={() => t('post.text')}
          suggestions={found}
          faces={faces}
          columns={columns}
          first={FIRST}
          said={{ accepted: () => t('post.done') }}
        >
          {links}
        </SuggestionsPanel>
      )
    );
  return (
    <section aria-labelledby="post" className="card border-accent p-4 sm:p-5 print:hidden">
      <h2 id="post" className="flex items-center gap-2 text-xl">
        <ShoppingBasket className="size-5 shrink-0 text-accent-strong" />
        <span>{t('post.title')}</span>
      </h2>
      <p className="mt-1 flex items-start gap-2 text-positive">
        <Check className="mt-1 size-4 shrink-0" />
        <span>{t('post.inPlan')}</span>
      </p>
      {links}
    </section>
  );
}
