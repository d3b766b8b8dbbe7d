import { CircleCheck, Sparkles, TriangleAlert } from 'lucide-react';
import { SEATING_RULES } from '@/data/seating';
import type { Contradiction } from '@/domain/seating/contradiction';
import { wantedOf } from '@/domain/seating/moves';
import { formatList, formatPercent } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import { faces } from '../rows';
import type { Seating } from '../use-seating';
import { RepairList } from './repair-list';
import { useSolver } from './use-solver';
import { useUnmetWords } from './use-unmet-words';

const SHOWN = 6;

/** Explains which rules contradict each other, and which rule is the easiest to drop. */
function Impossible({ seating, why }: { seating: Seating; why: Contradiction }) {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const { title } = faces.seating_rules.useDescription(plan.id);
  const change = useChangeRows(SEATING_RULES, plan.id);
  if (why.why === 'seats') return <p>{t('solve.noRoom', { seats: why.seats, people: why.guests })}</p>;
  const stored = (id: string) => seating.rules.find((rule) => rule.id === id);
  const titles = why.rules.flatMap(({ id }) => {
    const rule = stored(id);
    return rule ? title(rule) : [];
  });
  const cheapest = stored(why.cheapest.id);
  return (
    <div className="flex flex-col gap-2">
      <p>
        {t(why.children ? 'solve.impossibleWithChildren' : 'solve.impossible', {
          rules: formatList(titles.map((one) => t('solve.quoted', { rule: one }))),
        })}
      </p>
      {why.guests.length > why.seats && (
        <p>
          {t('solve.impossibleSize', {
            people: why.guests.length,
            seats: why.seats,
          })}
        </p>
      )}
      {cheapest && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>{t('solve.cheapest', { rule: title(cheapest) })}</span>
          <Button
            look="secondary"
            size="small"
            onClick={() =>
              change([{ before: cheapest, after: { ...cheapest, hard: false } }], t('said.ruleSaved'))
            }
          >
            {t('solve.makeWish')}
          </Button>
        </p>
      )}
    </div>
  );
}

export function SolvePanel({ seating }: { seating: Seating }) {
  const { t } = useTranslation('seating');
  const { editable } = usePlanContext();
  const { problem, arrangement, people, rules, tables, check, unmet } = seating;
  const solver = useSolver((found) => {
    const wanted = wantedOf(people, found);
    const count = people.filter(({ id }) => {
      const [before, after] = [arrangement.seatOf.get(id), found.get(id)];
      return before?.table !== after?.table || before?.seat !== after?.seat;
    }).length;
    if (count > 0) seating.seat(wanted, t('said.solved', { count }));
  });
  const hasPlan = arrangement.seatOf.size > 0;
  const broken = new Set(unmet.flatMap(({ of, hard }) => (hard && typeof of !== 'string' ? of.rule : [])))
    .size;
  const seats = tables.reduce((sum, table) => sum + table.seats, 0) - (arrangement.couple ? 2 : 0);

  const wordsOf = useUnmetWords(seating);
  const texts = [...new Set(unmet.toSorted((a, b) => Number(b.hard) - Number(a.hard)).map(wordsOf))];
  const parted = unmet.filter(({ of, hard }) => of === 'party' && hard).length;
  const away = unmet.filter(({ of }) => of === 'child').length;

  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 print:hidden">
      {solver.progress !== null ? (
        <>
          <p role="status">{t('solve.working')}</p>
          <progress
            value={solver.progress}
            max={1}
            aria-label={t('solve.working')}
            className="h-2 w-full accent-accent"
          />
          <Button look="secondary" onClick={solver.stop}>
            {t('solve.stop')}
          </Button>
        </>
      ) : (
        <>
          {editable && (
            <Button
              disabled={people.length === 0}
              icon={<Sparkles className="size-4.5" />}
              onClick={() => solver.solve(problem, hasPlan ? arrangement.seatOf : null)}
            >
              {t(hasPlan ? 'solve.again' : 'solve.start')}
            </Button>
          )}
          {people.length > seats && (
            <p className="text-danger">{t('solve.noRoom', { seats, people: people.length })}</p>
          )}
          {solver.failed && <p className="text-danger">{t('solve.failed')}</p>}
          {solver.contradiction?.why === 'rules' && (
            <Impossible seating={seating} why={solver.contradiction} />
          )}
          {hasPlan && rules.length > 0 && (
            <div role="status" className="flex flex-col gap-1">
              {broken > 0 ? (
                <p className="flex items-center gap-2 font-semibold text-danger">
                  <TriangleAlert className="size-5 shrink-0" />
                  <span>{t('solve.broken', { count: broken })}</span>
                </p>
              ) : (
                <p className="flex items-center gap-2 font-semibold text-positive">
                  <CircleCheck className="size-5 shrink-0" />
                  <span>{t('solve.kept')}</span>
                </p>
              )}
              <p>{t('solve.wishes', { percent: formatPercent(check.share, 0) })}</p>
            </div>
          )}
          {hasPlan && parted > 0 && (
            <p className="flex items-center gap-2 font-semibold text-danger">
              <TriangleAlert className="size-5 shrink-0" />
              <span>{t('solve.parted', { count: parted })}</span>
            </p>
          )}
          {hasPlan && away > 0 && (
            <p className="flex items-center gap-2 font-semibold text-danger">
              <TriangleAlert className="size-5 shrink-0" />
              <span>{t('solve.away', { count: away })}</span>
            </p>
          )}
          {hasPlan && texts.length > 0 && (
            <Disclosure title={t('solve.unhappy')} summaryClassName="font-medium">
              <ul className="mt-1 list-disc pl-5 text-sm break-words">
                {texts.slice(0, SHOWN).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
              {texts.length > SHOWN && (
                <p className="text-sm text-ink-muted">
                  {t('solve.more', {
                    count: texts.length - SHOWN,
                  })}
                </p>
              )}
            </Disclosure>
          )}
          {editable && hasPlan && check.hard > 0 && people.length <= seats && (
            <RepairList
              seating={seating}
              solver={solver}
              unseated={broken + parted + away > 0 ? 0 : check.unseated.length}
            />
          )}
        </>
      )}
    </section>
  );
}
