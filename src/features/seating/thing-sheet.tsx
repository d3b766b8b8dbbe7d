import { useTranslation } from 'react-i18next';
import { SEAT_ASSIGNMENTS, SEATING_TABLES } from '@/data/seating';
import { FEATURE_SHAPES, isTableShape, type RoomThing, TABLE_SHAPES } from '@/domain/seating/chart';
import { type ThingProblem, thingSchema } from '@/domain/seating/schema';
import { FormNumber, FormSelect, FormText } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { usePlanContext } from '@/parts/plan-context';
import { changeTables } from '@/parts/use-change-rows';
import { Sheet } from '@/ui/sheet';
import type { Seating } from './use-seating';

interface ThingSheetProps {
  seating: Seating;
  thing: RoomThing;
  onClose: () => void;
  onReopen: () => void;
}

const typed = (value: number): string => String(value);

/** A table, or something else in the room. Those who sat on seats that are gone have none. */
export function ThingSheet({ seating, thing, onClose, onReopen }: ThingSheetProps) {
  const { t } = useTranslation(['seating', 'common']);
  const { plan } = usePlanContext();
  /** The assignments that go with seats from a number on. */
  const leaving = (from: number) =>
    [...seating.arrangement.rowOf.values()]
      .filter(({ table_id, seat }) => table_id === thing.id && seat >= from)
      .map((before) => ({ table: SEAT_ASSIGNMENTS.table, before, after: null }));
  const undo = (said: string) => ({ said, label: t('common:undo') });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={thing.name} closeLabel={t('common:close')}>
      <RowForm
        form={{
          name: 'room-thing',
          row: thing.id,
          schema: thingSchema,
          problem: (message) => t(message as ThingProblem),
          values: {
            name: thing.name,
            shape: thing.shape,
            seats: typed(thing.seats),
            wheelchair_places: typed(thing.wheelchair_places),
            width: typed(thing.width),
            height: typed(thing.height),
            rotation: typed(thing.rotation),
          },
        }}
        labels={{ save: t('thing.save'), delete: t('thing.delete') }}
        onReopen={onReopen}
        onSave={(written) => {
          onClose();
          const isTable = isTableShape(written.shape);
          const seats = isTable ? written.seats : 0;
          const wheelchair_places = isTable ? written.wheelchair_places : 0;
          const after = { ...thing, ...written, seats, wheelchair_places };
          if (JSON.stringify(after) === JSON.stringify(thing)) return;
          changeTables(
            plan.id,
            [...leaving(seats), { table: SEATING_TABLES.table, before: thing, after }],
            undo(t('said.saved')),
          );
        }}
        onDelete={() => {
          onClose();
          changeTables(
            plan.id,
            [...leaving(0), { table: SEATING_TABLES.table, before: thing, after: null }],
            undo(t('said.deleted', { name: thing.name })),
          );
        }}
      >
        <FormText name="name" label={t('thing.name')} />
        <FormSelect
          name="shape"
          label={t('thing.shape')}
          options={(isTableShape(thing.shape) ? TABLE_SHAPES : FEATURE_SHAPES).map((value) => ({
            value,
            label: t(`shape.${value}`),
          }))}
        />
        {isTableShape(thing.shape) && (
          <>
            <FormNumber name="seats" label={t('thing.seats')} />
            <FormNumber name="wheelchair_places" label={t('thing.wheelchair')} />
          </>
        )}
        <div className="grid grid-cols-2 gap-4">
          <FormText name="width" inputMode="decimal" label={t('thing.width')} />
          <FormText name="height" inputMode="decimal" label={t('thing.height')} />
        </div>
        <FormNumber name="rotation" label={t('thing.rotation')} />
      </RowForm>
    </Sheet>
  );
}
