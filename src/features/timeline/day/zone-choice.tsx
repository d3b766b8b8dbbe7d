import { useMemo } from 'react';
import { ALL_ZONES } from '@/domain/places/location';
import { isZone } from '@/domain/timeline/zone';
import { useTranslation } from '@/lib/translation';
import { ComboField } from '@/parts/fields/combo-field';
import { zoneName } from '../timeline-words';

interface ZoneChoiceProps {
  zone: string;
  near: readonly string[];
  onChange: (zone: string) => void;
}

/**
 * Dropdown list of all time zones that the browser knows. Rendered on demand, because formatting each name is
 * slow.
 */
export function ZoneChoice({ zone, near, onChange }: ZoneChoiceProps) {
  const { t } = useTranslation('timeline');
  const options = useMemo(
    () =>
      [...new Set([...near, ...ALL_ZONES.filter(isZone)])].map((one) => ({
        value: one,
        label: zoneName(one),
        note: near.includes(one) ? t('zone.own') : one,
      })),
    [near, t],
  );
  return (
    <div className="min-h-80">
      <ComboField label={t('zone.label')} value={zone} onChange={onChange} options={options} />
    </div>
  );
}
