import { VARIANT_CHOICES, type VariantChoice } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { SelectField } from '@/ui/select';

interface VariantFieldProps {
  value: VariantChoice;
  onChange: (variant: VariantChoice) => void;
}

/** Which kind of birthday: asked where one of them is customary. */
export function VariantField({ value, onChange }: VariantFieldProps) {
  const { t } = useTranslation('common');
  return (
    <SelectField
      label={t('variant.label')}
      value={value}
      onChange={(chosen) => onChange(VARIANT_CHOICES.find((one) => one === chosen) ?? 'plain')}
      options={VARIANT_CHOICES.map((one) => ({ value: one, label: t(`variant.${one}`) }))}
    />
  );
}
