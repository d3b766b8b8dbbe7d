import { type EventKind, KINDS_OF } from '@/domain/plan/facts';
import { type KindFacts, kindOf } from '@/domain/plan/kind';
import { useTranslation } from '@/lib/translation';
import { SelectField } from '@/ui/select';

interface KindFieldProps {
  facts: KindFacts;
  onChange: (kind: EventKind) => void;
}

/** The kind of event, such as gala or first communion. Rendered only for event types that have kinds. */
export function KindField({ facts, onChange }: KindFieldProps) {
  const { t } = useTranslation('common');
  const kinds = KINDS_OF[facts.event_type];
  if (kinds.length === 0) return null;
  return (
    <SelectField
      label={t('kind.label')}
      value={kindOf(facts)}
      onChange={(chosen) => {
        const kind = kinds.find((one) => one === chosen);
        if (kind) onChange(kind);
      }}
      options={kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
    />
  );
}
