import { Heart } from 'lucide-react';
import { useId } from 'react';
import type { CouplePlace, RoomItem } from '@/domain/seating/chart';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select';
import { SummaryLine } from '@/ui/summary-line';
import type { Seating } from '../use-seating';
import { asksForCouple, coupleAnswered } from './couple-seats';

/** Asks where the couple sit: once per event, and again if their table was deleted. */
export function CouplePanel({ seating }: { seating: Seating }) {
  const { t } = useTranslation('seating');
  const { plan, editable } = usePlanContext();
  const change = useChangeTables(plan.id);
  const titleId = useId();
  const { chart, charts, tables, arrangement } = seating;
  const isGone = chart.couple_place && chart.couple_place !== 'listed' && !arrangement.couple;
  const isAnswered = charts.some(({ couple_place }) => couple_place) || arrangement.couple !== null;
  if (!editable || !asksForCouple(plan) || (isAnswered && !isGone)) return null;
  const answer = (place: CouplePlace, table: RoomItem | null = null) =>
    change(
      coupleAnswered(seating, place, table, t(place === 'head' ? 'couple.head' : 'couple.sweetheart')),
      t('said.saved'),
    );
  const large = tables.filter(({ seats }) => seats > 1);
  return (
    <SummaryLine
      className="print:hidden"
      line={
        <span className="flex items-center gap-2">
          <Heart className="size-5 shrink-0 text-accent-strong" />
          <span className="min-w-0">{t('couple.title')}</span>
        </span>
      }
    >
      <section aria-labelledby={titleId} className="card p-4">
        {/* On a phone, the line above already shows this text. */}
        <h2 id={titleId} className="flex items-start gap-2 text-lg max-sm:sr-only">
          <Heart className="mt-1 size-5 shrink-0 text-accent-strong" />
          <span>{t('couple.title')}</span>
        </h2>
        <p className="text-sm text-ink-muted">{t('couple.text')}</p>
        <div className="mt-3 flex flex-wrap items-end gap-2">
          <Button
            look="secondary"
            onClick={() =>
              answer(
                'head',
                tables.find(({ shape, seats }) => shape === 'head' && seats > 1),
              )
            }
          >
            {t('couple.head')}
          </Button>
          <Button look="secondary" onClick={() => answer('sweetheart')}>
            {t('couple.sweetheart')}
          </Button>
          {large.length > 0 && (
            <SelectField
              label={t('couple.among')}
              value=""
              onChange={(id) => answer('among', large.find((one) => one.id === id) ?? null)}
              placeholder={t('couple.choose')}
              className="w-full sm:w-56"
              options={large.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <Button look="quiet" onClick={() => answer('listed')}>
            {t('couple.listed')}
          </Button>
        </div>
      </section>
    </SummaryLine>
  );
}
