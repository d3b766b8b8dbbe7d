import { useWatch } from 'react-hook-form';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { type ChartProblem, chartSchema } from '@/domain/seating/schema';
import { CORNERS, textOfCorners } from '@/domain/seating/walls';
import { useTranslation } from '@/lib/translation';
import { FormSelect, FormText, FormTextArea } from '@/parts/form/form-fields';
import { RowSheet } from '@/parts/form/row-sheet';
import { usePlanContext } from '@/parts/plan-context';
import { useChangeTables } from '@/parts/use-change-rows';
import { useChartDescription } from './use-descriptions';
import type { Seating } from './use-seating';

const FORMS = ['rectangle', 'l', 'corners'] as const;

function Fields() {
  const { t } = useTranslation('seating');
  const form = useWatch<{ form: (typeof FORMS)[number] }, 'form'>({ name: 'form' });
  return (
    <>
      <FormText name="name" label={t('thing.name')} />
      <FormSelect
        name="form"
        label={t('chart.form')}
        options={FORMS.map((value) => ({ value, label: t(`chart.${value}`) }))}
      />
      {form === 'corners' ? (
        <FormTextArea name="corners" label={t('chart.list')} hint={t('chart.listHint')} max={300} />
      ) : (
        <div className="grid grid-cols-2 gap-4">
          <FormText name="width" inputMode="decimal" label={t('thing.width')} />
          <FormText name="height" inputMode="decimal" label={t('thing.height')} />
        </div>
      )}
      {form === 'l' && (
        <>
          <FormSelect
            name="corner"
            label={t('chart.corner')}
            options={CORNERS.map((value) => ({ value, label: t(`chart.${value}`) }))}
          />
          <div className="grid grid-cols-2 gap-4">
            <FormText name="cut_width" inputMode="decimal" label={t('chart.cutWidth')} />
            <FormText name="cut_height" inputMode="decimal" label={t('chart.cutHeight')} />
          </div>
        </>
      )}
    </>
  );
}

interface ChartSheetProps {
  seating: Seating;
  /** True opens it again. */
  onOpenChange: (open: boolean) => void;
}

/** The room itself: its name, its size and its walls. */
export function ChartSheet({ seating, onOpenChange }: ChartSheetProps) {
  const { t } = useTranslation('seating');
  const { plan } = usePlanContext();
  const change = useChangeTables(plan.id);
  const { chart, charts, things, arrangement } = seating;
  const half = (metres: number) => String(Math.round(metres * 50) / 100);
  /** All that goes with a room. */
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
      description={useChartDescription()}
      form={{
        name: 'seating-chart',
        schema: chartSchema,
        problem: (message) => t(message as ChartProblem),
        values: {
          name: chart.name,
          form: chart.outline ? 'corners' : 'rectangle',
          width: String(chart.width),
          height: String(chart.height),
          corner: 'upper-right',
          cut_width: half(chart.width),
          cut_height: half(chart.height),
          corners: textOfCorners(chart),
        },
        withFields: (written) => ({ ...chart, ...written }),
        fields: <Fields />,
      }}
      words={{
        newTitle: chart.name,
        create: t('chart.save'),
        save: t('chart.save'),
        delete: t('chart.delete'),
        said: (done, { name }) => (done === 'deleted' ? t('said.deleted', { name }) : t('said.saved')),
      }}
      deletable={charts.length > 1}
      onChange={(changes, said) =>
        change(
          changes.flatMap((one) => [
            ...(one.after ? [] : contents()),
            { table: SEATING_CHARTS.table, ...one },
          ]),
          said,
        )
      }
      onOpenChange={onOpenChange}
    />
  );
}
