import { useState } from 'react';
import { SEAT_ASSIGNMENTS } from '@/data/seating';
import { freeSeats } from '@/domain/seating/model';
import { seatedHousehold, seatsFor } from '@/domain/seating/moves';
import { useTranslation } from '@/lib/translation';
import { ComboField } from '@/parts/fields/combo-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { SelectField } from '@/ui/select';
import { Sheet } from '@/ui/sheet';
import type { Seating } from '../use-seating';

const ANY = 'any';

/** Sheet that changes a seat without the drawn plan: table and seat, for one guest or the whole household. */
export function MoveSheet({
  seating,
  id,
  onOpenChange,
}: {
  seating: Seating;
  id: string;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(['seating', 'common']);
  const { plan } = usePlanContext();
  const change = useChangeRows(SEAT_ASSIGNMENTS, plan.id);
  const { arrangement, people, tables, nameOf, seat: seatPeople } = seating;
  const person = seating.personOf(id);
  const now = arrangement.seatOf.get(id);
  const [table, setTable] = useState(now?.table ?? tables[0]?.id ?? '');
  const [seat, setSeat] = useState<string>(ANY);
  const [together, setTogether] = useState(false);
  const [full, setFull] = useState(false);
  if (!person) return null;
  const name = nameOf(person);
  const household = seatedHousehold(people, person);
  const row = arrangement.rowOf.get(id);
  const seats = arrangement.at.get(table) ?? [];
  const free = (table_id: string) => freeSeats(arrangement, table_id).length;
  const isCouples = (number: number) =>
    arrangement.couple?.table === table && arrangement.couple.seats.includes(number);

  const save = () => {
    const moved = together ? household : [person];
    const wanted = seatsFor(arrangement, moved, table, seat === ANY || together ? null : Number(seat));
    if (!wanted) return setFull(true);
    const words = { name, table: seating.tableName(table) };
    const count = { count: moved.length, table: words.table };
    seatPeople(wanted, moved.length > 1 ? t('said.seatedSeveral', count) : t('said.seated', words));
    onOpenChange(false);
  };
  const takeOff = () => {
    seatPeople(new Map([[id, null]]), t('said.unseated', { name }));
    onOpenChange(false);
  };
  return (
    <Sheet open onOpenChange={onOpenChange} title={t('move.title', { name })} closeLabel={t('common:close')}>
      <form
        className="flex flex-col gap-6 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ComboField
          label={t('move.table')}
          value={table}
          onChange={(chosen) => {
            setTable(chosen);
            setSeat(ANY);
            setFull(false);
          }}
          options={tables.map((one) => ({
            value: one.id,
            label: one.name,
            note: t('list.free', { count: free(one.id) }),
          }))}
          {...(full ? { error: t('move.full', { table: seating.tableName(table) }) } : {})}
        />
        {household.length > 1 && (
          <Checkbox
            label={t('move.household', { count: household.length })}
            checked={together}
            onChange={setTogether}
          />
        )}
        {!together && (
          <SelectField
            label={t('move.seat')}
            value={seat}
            onChange={setSeat}
            options={[
              { value: ANY, label: t('move.anySeat') },
              ...seats.flatMap((sitting, number) =>
                isCouples(number)
                  ? []
                  : {
                      value: String(number),
                      label:
                        sitting && sitting.id !== id
                          ? t('move.taken', { number: number + 1, name: nameOf(sitting) })
                          : t('list.seat', { number: number + 1 }),
                    },
              ),
            ]}
          />
        )}
        {row && now && (
          <Checkbox
            label={t('move.lock')}
            checked={row.locked}
            onChange={(on) => change([{ before: row, after: { ...row, locked: on } }])}
          />
        )}
        <Button type="submit">{t('move.save')}</Button>
        {now && (
          <Button look="quiet" onClick={takeOff}>
            {t('move.off')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
