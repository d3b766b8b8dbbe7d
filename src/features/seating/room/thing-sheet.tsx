import { Copy, Heart } from 'lucide-react';
import { useMemo } from 'react';
import { SEAT_ASSIGNMENTS, SEATING_TABLES } from '@/data/seating';
import {
  FEATURE_SHAPES,
  isTableShape,
  type RoomItem,
  TABLE_NAME,
  TABLE_SHAPES,
} from '@/domain/seating/chart';
import { sameOr } from '@/domain/seating/room/lengths';
import { type ThingProblem, thingSchema } from '@/domain/seating/schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { faces } from '../rows';
import { useLengths } from '../use-lengths';
import type { Seating } from '../use-seating';
import { asksForCouple, coupleAt } from './couple-seats';
import { copyOfThing } from './make-things';

const Form = fields(thingSchema, 'seating', 'thing');

interface ThingSheetProps {
  seating: Seating;
  thing: RoomItem;
  /** Opens or closes the sheet; `true` reopens it on the same item. */
  onOpenChange: (open: boolean) => void;
}

const typed = (value: number): string => String(value);

/** Sheet of a table or another item. Guests whose seats are deleted become unseated. */
export function ThingSheet({ seating, onOpenChange, ...props }: ThingSheetProps) {
  const thing = useOpenedRow(props.thing);
  const { t } = useTranslation('seating');
  const { plan, editable } = usePlanContext();
  const change = useChangeTables(plan.id);
  const { unit } = seating.chart;
  const lengths = useLengths(unit);
  // Two items may already share a name. Such a name stays valid until somebody changes it.
  const schema = useMemo(() => {
    const others = seating.tables.filter(({ id, name }) => id !== thing.id && name !== thing.name);
    return thingSchema(
      unit,
      others.map(({ name }) => name),
    );
  }, [seating.tables, thing, unit]);
  /** Returns the changes that unseat everybody from seat number `from` on. */
  const leaving = (from: number) =>
    [...seating.arrangement.rowOf.values()]
      .filter(({ table_id, seat }) => table_id === thing.id && seat >= from)
      .map((before) => ({ table: SEAT_ASSIGNMENTS.table, before, after: null }));
  return (
    <RowSheet
      row={thing}
      description={faces.seating_tables.useDescription(plan.id)}
      form={{
        name: 'room-thing',
        schema,
        problem: (message) => lengths.t(message as ThingProblem),
        values: {
          name: thing.name,
          shape: thing.shape,
          seats: typed(thing.seats),
          wheelchair_places: typed(thing.wheelchair_places),
          width: lengths.field(thing.width),
          height: lengths.field(thing.height),
          rotation: typed(thing.rotation),
        },
        withFields: (written) => ({
          ...thing,
          ...written,
          width: sameOr(thing.width, written.width, unit),
          height: sameOr(thing.height, written.height, unit),
          ...(isTableShape(written.shape) ? {} : { seats: 0, wheelchair_places: 0 }),
          ...(written.seats < 2 && { couple: false }),
        }),
        fields: (
          <>
            <Form.Text name="name" max={TABLE_NAME} />
            <Form.Select
              name="shape"
              options={(isTableShape(thing.shape) ? TABLE_SHAPES : FEATURE_SHAPES).map((value) => ({
                value,
                label: t(`shape.${value}`),
              }))}
            />
            {isTableShape(thing.shape) && (
              <>
                <Form.Number name="seats" />
                <Form.Number name="wheelchair_places" label={t('thing.wheelchair')} />
              </>
            )}
            <div className="grid grid-cols-2 gap-4">
              <Form.Text name="width" inputMode="decimal" label={lengths.t('thing.width')} />
              <Form.Text name="height" inputMode="decimal" label={lengths.t('thing.height')} />
            </div>
            <Form.Number name="rotation" />
          </>
        ),
      }}
      words={{
        newTitle: thing.name,
        create: t('thing.save'),
        save: t('thing.save'),
        delete: t('thing.delete'),
        said: (done, name) => (done === 'deleted' ? t('said.deleted', { name }) : t('said.saved')),
      }}
      // A suggestion can't delete an occupied table, because accepting the suggestion would unseat guests.
      deletable={editable || leaving(0).length === 0}
      toChanges={(one) => [
        ...(editable ? leaving(one.after?.seats ?? 0) : []),
        { table: SEATING_TABLES.table, ...one },
      ]}
      onChange={change}
      onOpenChange={onOpenChange}
    >
      {editable && isTableShape(thing.shape) && thing.seats > 1 && asksForCouple(plan) && (
        <Button
          look="secondary"
          icon={<Heart className="size-4.5" />}
          onClick={() => {
            onOpenChange(false);
            change(coupleAt(seating, thing.couple ? null : thing), t('said.saved'));
          }}
        >
          {t(thing.couple ? 'couple.away' : 'couple.here')}
        </Button>
      )}
      {editable && (
        <Button
          look="secondary"
          icon={<Copy className="size-4.5" />}
          onClick={() => {
            const after = copyOfThing(thing, seating, (number) => t('tableName', { number }));
            const { name } = after;
            onOpenChange(false);
            change([{ table: SEATING_TABLES.table, before: null, after }], t('said.added', { name }));
          }}
        >
          {t('thing.copy')}
        </Button>
      )}
    </RowSheet>
  );
}
