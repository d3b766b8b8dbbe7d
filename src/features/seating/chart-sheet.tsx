import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SEAT_ASSIGNMENTS, SEATING_CHARTS, SEATING_TABLES } from '@/data/seating';
import { type ChartProblem, chartSchema } from '@/domain/seating/schema';
import { CORNERS, textOfCorners } from '@/domain/seating/walls';
import { FormSelect, FormText, FormTextArea } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { usePlanContext } from '@/parts/plan-context';
import { changeTables } from '@/parts/use-change-rows';
import { Sheet } from '@/ui/sheet';
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
  onClose: () => void;
  onReopen: () => void;
}

/** The room itself: its name, its size and its walls. */
export function ChartSheet({ seating, onClose, onReopen }: ChartSheetProps) {
  const { t } = useTranslation(['seating', 'common']);
  const { plan } = usePlanContext();
  const { chart, charts, things, arrangement } = seating;
  const undo = (said: string) => ({ said, label: t('common:undo') });
  const half = (metres: number) => String(Math.round(metres * 50) / 100);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={chart.name} closeLabel={t('common:close')}>
      <RowForm
        form={{
          name: 'seating-chart',
          row: chart.id,
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
        }}
        labels={{ save: t('chart.save'), delete: t('chart.delete') }}
        onReopen={onReopen}
        onSave={(written) => {
          onClose();
          const after = { ...chart, ...written };
          if (JSON.stringify(after) === JSON.stringify(chart)) return;
          changeTables(
            plan.id,
            [{ table: SEATING_CHARTS.table, before: chart, after }],
            undo(t('said.saved')),
          );
        }}
        onDelete={
          charts.length > 1
            ? () => {
                onClose();
                changeTables(
                  plan.id,
                  [
                    ...[...arrangement.rowOf.values()].map((before) => ({
                      table: SEAT_ASSIGNMENTS.table,
                      before,
                      after: null,
                    })),
                    ...things.map((before) => ({ table: SEATING_TABLES.table, before, after: null })),
                    { table: SEATING_CHARTS.table, before: chart, after: null },
                  ],
                  undo(t('said.deleted', { name: chart.name })),
                );
              }
            : undefined
        }
      >
        <Fields />
      </RowForm>
    </Sheet>
  );
}
