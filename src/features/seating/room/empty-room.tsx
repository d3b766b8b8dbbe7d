import { useEffect, useRef, useState } from 'react';
import { SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { eatsAtMidday, kindOf } from '@/domain/plan/kind';
import { CHART_NAME, type LengthUnit } from '@/domain/seating/chart';
import { rowsOf } from '@/domain/seating/room/geometry';
import { unitIn } from '@/domain/seating/room/lengths';
import { sizeIn, tableOfSize } from '@/domain/seating/room/new-table';
import { SEAT_WIDTHS, type SeatWidth, TABLE_SIZES } from '@/domain/seating/room/sizes.data';
import { useTranslation } from '@/lib/translation';
import { fits, LimitedText } from '@/parts/fields/limited-field';
import { useKeptText } from '@/parts/form/use-kept-text';
import { usePlanContext } from '@/parts/module/plan-context';
import { changeTables } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { SelectField } from '@/ui/select';
import { useLengths } from '../use-lengths';

const WIDTHS = Object.keys(SEAT_WIDTHS) as SeatWidth[];
const USUAL = 'round-150';

interface EmptyRoomProps {
  people: number;
  /** Unit of length of the event's other rooms. */
  unit: LengthUnit | undefined;
  onMade: (chart: string) => void;
  /** Present if another room already exists. */
  onCancel?: (() => void) | undefined;
}

/** Form that creates a room with a number of equal tables, placed in rows. */
export function EmptyRoom({ people, unit: known, onMade, onCancel }: EmptyRoomProps) {
  const { t } = useTranslation(['seating', 'common']);
  const { plan, editable } = usePlanContext();
  const unit = known ?? unitIn(plan.country);
  const lengths = useLengths(unit);
  const [key, setKey] = useState(USUAL);
  const [width, setWidth] = useState<SeatWidth>('standard');
  const first = t(eatsAtMidday(kindOf(plan)) ? 'empty.lunch' : 'empty.chart');
  const kept = useKeptText('seating-room', 'name', onCancel ? t('empty.another') : first);
  const name = kept.text;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onCancel) title.current?.focus();
  }, [onCancel]);
  const [typed, setTyped] = useState<string | null>(null);
  const listed = TABLE_SIZES.find((one) => one.key === key) ?? TABLE_SIZES[0];
  if (!listed) return null;
  const size = sizeIn(listed, unit);
  const needed = Math.max(1, Math.ceil((people || plan.guest_count || 80) / size.seats[width]));
  const count = Number(typed ?? needed);
  const isNamed = name.trim() !== '' && fits(name, CHART_NAME);
  const isRight = Number.isInteger(count) && count >= 1 && count <= 1500;
  const make = () => {
    const spread = Math.max(8, Math.ceil(Math.sqrt(count * 1.3)) * (size.width + 1.8) + 2);
    const room = { width: Math.min(500, Math.ceil(spread)), height: 6 };
    const rows = rowsOf(count, size, room);
    const chart = {
      id: crypto.randomUUID(),
      version: 0,
      name: name.trim(),
      width: room.width,
      height: rows.height,
      outline: null,
      floor: null,
      unit,
    };
    const things = rows.places.map((place, i) =>
      tableOfSize(size, width, chart.id, t('tableName', { number: i + 1 }), place),
    );
    changeTables(
      plan.id,
      [
        { table: SEATING_CHARTS.table, before: null, after: chart },
        ...things.map((after) => ({ table: SEATING_TABLES.table, before: null, after })),
      ],
      { said: t('said.made'), label: t('common:undo') },
    );
    kept.clear();
    onMade(chart.id);
  };
  return (
    <section className="mx-auto flex w-full max-w-lg flex-col gap-5">
      <div>
        <h1 ref={title} tabIndex={-1} className="text-3xl text-accent-strong">
          {t('empty.title')}
        </h1>
        <p className="mt-1 text-ink-muted">{t(editable ? 'empty.text' : 'readOnly')}</p>
      </div>
      {editable && (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isRight && isNamed) make();
          }}
        >
          <LimitedText
            max={CHART_NAME}
            label={t('thing.name')}
            value={name}
            onChange={(event) => kept.type(event.target.value)}
            {...(isNamed ? {} : { error: t('problem.nameRoom') })}
          />
          <SelectField
            label={t('empty.size')}
            value={key}
            onChange={setKey}
            options={TABLE_SIZES.map((one) => ({
              value: one.key,
              label: t(`size.${one.key}` as 'size.round-120', {
                seats: t('seats', { count: one.seats[width] }),
                size:
                  one.width === one.height || one.shape === 'half-round'
                    ? lengths.trade(one.width)
                    : lengths.tradeSize(one.width, one.height),
              }),
            }))}
          />
          <SelectField
            label={t('empty.width')}
            hint={t('empty.source', { length: lengths.trade(SEAT_WIDTHS.protocol) })}
            value={width}
            onChange={(chosen) => setWidth(WIDTHS.find((one) => one === chosen) ?? 'standard')}
            options={WIDTHS.map((one) => ({
              value: one,
              label: t(`width.${one}`, { length: lengths.trade(SEAT_WIDTHS[one]) }),
            }))}
          />
          <TextField
            label={t('empty.count')}
            hint={people > 0 ? t('empty.enough', { people, count: needed }) : t('list.noGuests')}
            inputMode="numeric"
            value={typed ?? String(needed)}
            onChange={(event) => setTyped(event.target.value)}
            {...(isRight ? {} : { error: t('problem.count') })}
          />
          <Button type="submit">{t('empty.make')}</Button>
          {onCancel && (
            <Button
              look="quiet"
              onClick={() => {
                kept.clear();
                onCancel();
              }}
            >
              {t('plan.cancel')}
            </Button>
          )}
        </form>
      )}
    </section>
  );
}
