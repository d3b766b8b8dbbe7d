import {
  Copy,
  Eraser,
  Grid3x3,
  ListOrdered,
  Plus,
  Redo2,
  Ruler,
  RulerDimensionLine,
  StretchHorizontal,
  Undo2,
} from 'lucide-react';
import { SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { CHART_NAME, FEATURE_SHAPES } from '@/domain/seating/chart';
import { freePlace } from '@/domain/seating/room/free-place';
import { inRows } from '@/domain/seating/room/rows';
import { renumbered } from '@/domain/seating/room/table-numbers';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { changeTables, useChangeRows } from '@/parts/rows/use-change-rows';
import { MenuItem } from '@/ui/menu';
import { toast } from '@/ui/toast-store';
import type { AtAddress } from '../seating-address';
import type { Seating } from '../use-seating';
import { copyOfRoom, featureOf } from './make-things';
import type { RoomSteps } from './use-room-steps';

interface RoomMenuProps extends Pick<AtAddress, 'onGo'>, RoomSteps {
  seating: Seating;
  onAddRoom: () => void;
  onEdit: () => void;
}

/**
 * Menu of all actions on the whole room except adding a table. Suggesters can suggest changes of size and
 * shape.
 */
export function RoomMenu({ seating, onGo, onAddRoom, onEdit, back, again }: RoomMenuProps) {
  const { t } = useTranslation(['seating', 'common']);
  const { plan, editable } = usePlanContext();
  const change = useChangeRows(SEATING_TABLES, plan.id);
  const changeCharts = useChangeRows(SEATING_CHARTS, plan.id);
  const { arrangement, people, tables, things, chart, charts } = seating;

  const addFeature = (shape: (typeof FEATURE_SHAPES)[number]) => {
    const name = t(`shape.${shape}`);
    const feature = featureOf(shape, chart, name, { x: 0, y: 0 });
    change(
      [{ before: null, after: { ...feature, ...freePlace(chart, things, feature) } }],
      t('said.added', { name }),
    );
  };
  const changeUnit = () =>
    changeCharts(
      [{ before: chart, after: { ...chart, unit: chart.unit === 'm' ? 'ft' : 'm' } }],
      t('said.saved'),
    );
  const copyRoom = () => {
    const base = chart.name.replace(/ \d{1,3}$/, '').slice(0, CHART_NAME - 4);
    const taken = new Set(charts.map((one) => one.name));
    let number = 2;
    while (taken.has(`${base} ${number}`)) number++;
    const name = `${base} ${number}`;
    const copy = copyOfRoom(chart, things, name);
    changeTables(
      plan.id,
      [
        { table: SEATING_CHARTS.table, before: null, after: copy.chart },
        ...copy.things.map((after) => ({ table: SEATING_TABLES.table, before: null, after })),
      ],
      { said: t('said.copied', { name }), label: t('common:undo') },
    );
    onGo({ room: copy.chart.id });
  };
  const arrangeTables = (isSpread: boolean) => {
    const rows = inRows(chart, things, isSpread);
    if (!rows) {
      toast({ title: t('rows.small') });
      return;
    }
    const before = new Map(things.map((one) => [one.id, one]));
    change(
      rows.map((after) => ({ before: before.get(after.id) ?? null, after })),
      t(isSpread ? 'rows.spreadDone' : 'rows.done'),
    );
  };
  const numbers = renumbered(tables);
  const clear = () => {
    seating.seat(
      new Map(people.filter(({ id }) => !arrangement.rowOf.get(id)?.locked).map(({ id }) => [id, null])),
      t('said.cleared'),
    );
  };
  const edit = (
    <MenuItem icon={<Ruler className="size-4.5" />} onSelect={onEdit}>
      {t('chart.edit')}
    </MenuItem>
  );
  if (!editable) return edit;
  return (
    <>
      {back && (
        <MenuItem icon={<Undo2 className="size-4.5" />} onSelect={back}>
          {t('steps.undo')}
        </MenuItem>
      )}
      {again && (
        <MenuItem icon={<Redo2 className="size-4.5" />} onSelect={again}>
          {t('steps.redo')}
        </MenuItem>
      )}
      {edit}
      <MenuItem icon={<RulerDimensionLine className="size-4.5" />} onSelect={changeUnit}>
        {t(chart.unit === 'm' ? 'chart.inFeet' : 'chart.inMetres')}
      </MenuItem>
      <MenuItem icon={<Plus className="size-4.5" />} onSelect={onAddRoom}>
        {t('chart.add')}
      </MenuItem>
      <MenuItem icon={<Copy className="size-4.5" />} onSelect={copyRoom}>
        {t('chart.copy')}
      </MenuItem>
      {FEATURE_SHAPES.map((shape) => (
        <MenuItem key={shape} icon={<Plus className="size-4.5" />} onSelect={() => addFeature(shape)}>
          {t(`shape.${shape}`)}
        </MenuItem>
      ))}
      {tables.length > 1 && (
        <>
          <MenuItem icon={<Grid3x3 className="size-4.5" />} onSelect={() => arrangeTables(false)}>
            {t('rows.arrange')}
          </MenuItem>
          <MenuItem icon={<StretchHorizontal className="size-4.5" />} onSelect={() => arrangeTables(true)}>
            {t('rows.spread')}
          </MenuItem>
        </>
      )}
      {numbers.length > 0 && (
        <MenuItem
          icon={<ListOrdered className="size-4.5" />}
          onSelect={() => change(numbers, t('numbers.done'))}
        >
          {t('numbers.again')}
        </MenuItem>
      )}
      {arrangement.seatOf.size > 0 && (
        <MenuItem icon={<Eraser className="size-4.5" />} onSelect={clear}>
          {t('solve.clear')}
        </MenuItem>
      )}
    </>
  );
}
