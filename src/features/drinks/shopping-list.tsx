import { ruleOf } from '@/domain/drinks/drinks-event';
import type { DrinksPreferences } from '@/domain/drinks/preferences';
import type { DrinksAnswer, ShoppingLine } from '@/domain/drinks/shopping';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Tag } from '@/ui/states';
import { byShop, useAmountWords, useLineWords } from './shopping-words';

function Row({ line }: { line: ShoppingLine }) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const amount = useAmountWords();
  const { size, kinds } = useLineWords(plan.country)(line);
  const { drink, paid, outcome, returnable, stock } = line;
  const left = Math.round(outcome.left);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 print:break-inside-avoid print:py-1">
      <span className="min-w-0 font-medium break-words">
        <span>{t(`drink.${drink}`)}</span> <span className="font-normal text-ink-muted">{size}</span>{' '}
        {returnable && <Tag tone="positive">{t('result.back')}</Tag>}
      </span>
      <span className="tabular text-right font-medium">{formatMoney(paid, plan.currency)}</span>
      <span className="min-w-0">{amount(line)}</span>
      {kinds && <span className="col-span-2">{kinds}</span>}
      {stock && stock.bottles > line.bottles && (
        <span className="col-span-2 text-sm">
          <span>{t('result.stock', { count: stock.bottles })}</span> <span>{t('result.stockSource')}</span>{' '}
          <a href={stock.source.url} rel="noreferrer" className="text-accent-strong underline">
            {stock.source.label}
          </a>
        </span>
      )}
      <span className="col-span-2 text-sm text-ink-muted print:hidden">
        {`${t('result.short', { count: Math.round(outcome.chance_short * 100) })} · ${t('result.left', { count: left })}`}
      </span>
    </li>
  );
}

interface ShoppingListProps {
  preferences: DrinksPreferences;
  answer: DrinksAnswer;
}

export function ShoppingList({ preferences, answer }: ShoppingListProps) {
  const { plan } = usePlanContext();
  const { t } = useTranslation('drinks');
  const rule = ruleOf(preferences.choices);
  const percent = (part: number) => formatNumber(Math.round(part * 100));
  return (
    <section aria-labelledby="shopping">
      <h2 id="shopping" className="text-xl max-sm:sr-only">
        {t('result.list')}
      </h2>
      <div className="mt-1 flex flex-col gap-5 sm:mt-3 print:gap-3">
        {byShop(answer.lines).map(({ shop, buy_by, lines }) => (
          <div key={`${buy_by} ${shop}`}>
            <h3 className="font-sans text-base font-semibold tracking-normal">
              {`${t('result.by', { date: formatDate(buy_by, 'medium') })}, ${shop ? t('result.at', { shop }) : t('result.anyShop')}`}
            </h3>
            <ul className="mt-1 divide-y divide-line border-y border-line">
              {lines.map((line) => (
                <Row key={line.drink} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="tabular mt-3 flex justify-between gap-4 font-semibold">
        <span>{t('result.total')}</span>
        <span>{formatMoney(answer.total.paid, plan.currency)}</span>
      </p>
      <p className="measure mt-3 text-ink-muted print:hidden">
        {t('result.listText', { percent: percent(rule.kept), returnable: percent(rule.returnable) })}
      </p>
    </section>
  );
}
