import { useTranslation } from 'react-i18next';
import type { Plan } from '@/data/plans';
import { MAX_GUESTS, MAX_HOURS } from '@/domain/plan/facts';
import type { Setting } from '@/domain/vendors/cost';
import { CountField } from '@/parts/count-field';
import { Button } from '@/ui/button';
import type { VendorsState } from './vendors-state';

interface SettingFieldsProps {
  plan: Plan;
  setting: Setting;
  state: VendorsState;
  onChange: (change: Partial<VendorsState>) => void;
}

/** For how many guests and hours the quotes are restated: the plan's, or others to try. */
export function SettingFields({ plan, setting, state, onChange }: SettingFieldsProps) {
  const { t } = useTranslation('vendors');
  const guests = (value: number | null) => {
    if (value === null || value === plan.guest_count) return onChange({ guests: null });
    if (Number.isInteger(value) && value >= 1 && value <= MAX_GUESTS) onChange({ guests: String(value) });
  };
  const hours = (value: number | null) => {
    if (value === null || value === plan.duration) return onChange({ hours: null });
    if (value >= 0.5 && value <= MAX_HOURS && Number.isInteger(value * 2)) onChange({ hours: String(value) });
  };
  const isOther = state.guests !== null || state.hours !== null;
  return (
    <fieldset className="flex items-end gap-3">
      <legend className="mb-1.5 text-sm text-ink-muted">{t('setting.legend')}</legend>
      <CountField className="w-24" label={t('setting.guests')} value={setting.guests} onChange={guests} />
      <CountField className="w-24" label={t('setting.hours')} value={setting.hours} onChange={hours} />
      {isOther && (
        <Button
          look="quiet"
          size="small"
          className="mb-1 print:hidden"
          onClick={() => onChange({ guests: null, hours: null })}
        >
          {t('setting.reset')}
        </Button>
      )}
    </fieldset>
  );
}
