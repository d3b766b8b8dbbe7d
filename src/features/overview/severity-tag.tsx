import { Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '@/domain/desk/needs';
import { useTranslation } from '@/lib/translation';
import { Tag } from '@/ui/states';

const TONES = { high: 'danger', medium: 'attention', low: 'plain' } as const;

export function SeverityTag({ severity }: { severity: Severity }) {
  const { t } = useTranslation('plans');
  const Icon = severity === 'low' ? Info : TriangleAlert;
  return (
    <Tag tone={TONES[severity]}>
      <Icon className="size-3.5" />
      <span>{t(`severity.${severity}`)}</span>
    </Tag>
  );
}
