import { memo } from 'react';
import {
  ASSUMPTION_KEYS,
  ASSUMPTIONS,
  type AssumptionKey,
  type StepAssumptions,
} from '@/domain/what-if/assumptions.data';
import type { Overrides } from '@/domain/what-if/overrides';
import { formatNumber } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Disclosure } from '@/ui/disclosure';

interface FieldProps {
  name: AssumptionKey;
  value: number;
  onChange: (value: number) => void;
}

function Field({ name, value, onChange }: FieldProps) {
  const { t } = useTranslation('whatif');
  const { least, most, usual, source, year } = ASSUMPTIONS[name];
  const origin = source
    ? t('curve.sourced', { usual: formatNumber(usual), source, year })
    : t('curve.assumed', { usual: formatNumber(usual) });
  return (
    <NumberField
      label={t(`curve.${name}`)}
      hint={name === 'menu_minimum' ? t('curve.menu_minimumHint') : origin}
      value={value}
      least={least}
      most={most}
      onChange={(typed) => onChange(typed ?? usual)}
    />
  );
}

interface AssumptionFieldsProps {
  assumed: StepAssumptions;
  onChange: (assumptions: Overrides['assumptions']) => void;
}

/** The assumptions behind the costs, each with its source. They can be edited. */
export const AssumptionFields = memo(function AssumptionFields({ assumed, onChange }: AssumptionFieldsProps) {
  const { t } = useTranslation('whatif');
  const { editable } = usePlanContext();
  const set = (name: AssumptionKey, value: number) => {
    const own = ASSUMPTION_KEYS.map((key): [AssumptionKey, number] => [
      key,
      key === name ? value : assumed[key],
    ]);
    const different = own.filter(([key, value]) => value !== ASSUMPTIONS[key].usual);
    onChange(different.length > 0 ? Object.fromEntries(different) : undefined);
  };
  return (
    <Disclosure title={t('curve.assumptions')} className="print:hidden" summaryClassName="font-medium">
      <p className="measure text-sm text-ink-muted">{t('curve.assumptionsText')}</p>
      <fieldset disabled={!editable} className="mt-3 grid gap-3 sm:grid-cols-2">
        {ASSUMPTION_KEYS.map((name) => (
          <Field key={name} name={name} value={assumed[name]} onChange={(value) => set(name, value)} />
        ))}
      </fieldset>
      <p className="measure mt-3 text-sm text-ink-muted">{t('curve.method')}</p>
    </Disclosure>
  );
});
