import { useState } from 'react';
import { MAX_GUESTS, MAX_HOURS } from '@/domain/plan/facts';
import type { QuoteSetting } from '@/domain/vendors/cost';
import { useTranslation } from '@/lib/translation';
import { NumberField } from '@/parts/fields/number-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Disclosure } from '@/ui/disclosure';
import type { VendorsState } from './vendors-state';

interface SettingFieldsProps {
  title: string;
  setting: QuoteSetting;
  state: VendorsState;
  onChange: (change: Partial<VendorsState>) => void;
}

/** Numbers of guests and hours for which quotes are compared: the plan's, or others to try. */
export function SettingFields({ title, setting, state, onChange }: SettingFieldsProps) {
  const { t } = useTranslation('vendors');
  const { plan } = usePlanContext();
  const isOther = state.guests !== null || state.hours !== null || state.children !== null;
  // Expanded at first if the numbers differ from the plan's. Afterwards only the person expands or collapses
  // it.
  const [startsOpen] = useState(isOther);
  return (
    <Disclosure title={title} open={startsOpen} contentClassName="flex flex-wrap items-end gap-3">
      <NumberField
        className="w-24"
        label={t('setting.guestsField')}
        value={setting.guests}
        least={1}
        most={MAX_GUESTS}
        onChange={(value = plan.guest_count) =>
          onChange({ guests: value === plan.guest_count ? null : String(value) })
        }
      />
      <NumberField
        className="w-24"
        label={t('setting.hoursField')}
        value={setting.hours ?? undefined}
        least={0.5}
        most={MAX_HOURS}
        parts
        onChange={(value) =>
          onChange({
            hours: value === undefined || value === plan.duration ? null : String(Math.round(value * 2) / 2),
          })
        }
      />
      <NumberField
        className="w-24"
        label={t('setting.childrenField')}
        value={setting.children ?? undefined}
        most={setting.guests}
        onChange={(value) => onChange({ children: value === undefined ? null : String(value) })}
      />
      {isOther && (
        <Button
          look="quiet"
          size="small"
          className="mb-1 print:hidden"
          onClick={({ currentTarget }) => {
            // Resetting the numbers makes the pressed button disappear, so the summary gets the focus.
            currentTarget.closest('details')?.querySelector('summary')?.focus();
            onChange({ guests: null, hours: null, children: null });
          }}
        >
          {t('setting.reset')}
        </Button>
      )}
    </Disclosure>
  );
}
