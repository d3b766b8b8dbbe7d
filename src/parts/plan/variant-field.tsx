import type { EventType, VariantChoice } from '@/domain/plan/facts';
import { type VariantFacts, variantChoices, variantOf } from '@/domain/plan/variant';
import { useTranslation } from '@/lib/translation';
import { SelectField } from '@/ui/select';
import { variantKey } from './plan-words';

interface VariantFieldProps {
  facts: VariantFacts;
  onChange: (variant: VariantChoice) => void;
}

/** The key of its question: which of the types it is asked of. */
const asked = (event_type: EventType) => (event_type === 'corporate' ? 'corporate' : 'birthday');

/** Which kind of birthday or of company's event, where the type has kinds. */
export function VariantField({ facts, onChange }: VariantFieldProps) {
  const { t } = useTranslation('common');
  const { event_type, country, variant } = facts;
  const choices = variantChoices(event_type, country, variant);
  if (choices.length === 0) return null;
  return (
    <SelectField
      label={t(`variant.label.${asked(event_type)}`)}
      value={variant ?? variantOf(facts) ?? 'plain'}
      onChange={(chosen) => onChange(choices.find((one) => one === chosen) ?? 'plain')}
      options={choices.map((one) => ({ value: one, label: t(`variant.${variantKey(event_type, one)}`) }))}
    />
  );
}
