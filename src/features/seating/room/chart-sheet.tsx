import { useWatch } from 'react-hook-form';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import type { LengthUnit } from '@/domain/seating/chart';
import { CHART_NAME } from '@/domain/seating/chart';
import { sameOr } from '@/domain/seating/room/lengths';
import { CORNERS, textOfCorners } from '@/domain/seating/room/walls';
import { CHART_SCHEMAS, type ChartProblem } from '@/domain/seating/schema';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { faces } from '../rows';
import { useLengths } from '../use-lengths';
import type { Seating } from '../use-seating';

const Form = fields(CHART_SCHEMAS.m, 'seating', 'chart');

const FORMS = ['rectangle', 'l', 'corners'] as const;

function Fields({ unit }: { unit: LengthUnit }) {
  const { t } = useTranslation('seating');
  const lengths = useLengths(unit);
  const form = useWatch<{ form: (typeof FORMS)[number] }, 'form'>({ name: 'form' });
  return (
    <>
      <Form.Text name="name" max={CHART_NAME} label={t('thing.name')} />
      <Form.Select name="form" options={FORMS.map((value) => ({ value, label: t(`chart.${value}`) }))} />
      {form === 'corners' ? (
        <Form.TextArea name="corners" label={t('chart.list')} hint={lengths.t('chart.listHint')} max={300} />
      ) : (
        <div className="grid grid-cols-2 gap-4">
          <Form.Text name="width" inputMode="decimal" label={lengths.t('thing.width')} />
          <Form.Text name="height" inputMode="decimal" label={lengths.t('thing.height')} />
        </div>
      )}
      {form === 'l' && (
        <>
          <Form.Select
            name="corner"
            options={CORNERS.map((value) => ({ value, label: t(`chart.${value}`) }))}
          />
          <div className="grid grid-cols-2 gap-4">
            <Form.Text name="cut_width" inputMode="decimal" label={lengths.t('chart.cutWidth')} />
            <Form.Text name="cut_height" inputMode="decimal" label={lengths.t('chart.cutHeight')} />
          </div>
        </>
      )}
    </>
  );
}

interface ChartSheetProps {
  seating: Seating;
  onOpenChange: (open: boolean) => void;
}

export function ChartSheet({ seating, onOpenChange }: ChartSheetProps) {
  const { t } = useTranslation('seating');
  const { plan, editable } = usePlanContext();
  const change = useChangeTables(plan.id);
  const { charts, things, arrangement } = seating;
  const chart = useOpenedRow(seating.chart);
  const { unit } = chart;
  const lengths = useLengths(unit);
  const corners = textOfCorners(chart, unit);
  const contents = () => [
    ...[...arrangement.rowOf.values()].map((before) => ({
      table: SEAT_ASSIGNMENTS.table,
      before,
      after: null,
    })),
    ...things.map((before) => ({ table: SEATING_TABLES.table, before, after: null })),
  ];
  return (
    <RowSheet
      row={chart}
      description={faces.seating_charts.useDescription(plan.id)}
      form={{
        name: 'seating-chart',
        schema: CHART_SCHEMAS[unit],
        problem: (message) => lengths.t(message as ChartProblem),
        values: {
          name: chart.name,
          form: chart.outline ? 'corners' : 'rectangle',
          width: lengths.field(chart.width),
          height: lengths.field(chart.height),
          corner: 'upper-right',
          cut_width: lengths.field(chart.width / 2),
          cut_height: lengths.field(chart.height / 2),
          corners,
        },
        withFields: (written) => ({
          ...chart,
          ...written,
          width: sameOr(chart.width, written.width, unit),
          height: sameOr(chart.height, written.height, unit),
          ...(chart.outline && written.outline && textOfCorners(written, unit) === corners
            ? { outline: chart.outline }
            : {}),
        }),
        fields: <Fields unit={unit} />,
      }}
      words={{
        newTitle: chart.name,
        create: t('chart.save'),
        save: t('chart.save'),
        delete: t('chart.delete'),
        said: (done, name) => (done === 'deleted' ? t('said.deleted', { name }) : t('said.saved')),
      }}
      deletable={editable && charts.length > 1}
      toChanges={(one) => [...(one.after ? [] : contents()), { table: SEATING_CHARTS.table, ...one }]}
      onChange={change}
      onOpenChange={onOpenChange}
    />
  );
}
