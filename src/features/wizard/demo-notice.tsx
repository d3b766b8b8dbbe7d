import { Sparkles } from 'lucide-react';
import type { WizardValues } from '@/domain/wizard/values';
import { countryName, formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';

interface DemoNoticeProps {
  values: WizardValues;
  onStartBlank: () => void;
}

/** Tells where prefilled answers come from, and how to remove them. */
export function DemoNotice({ values, onStartBlank }: DemoNoticeProps) {
  const { t } = useTranslation(['wizard', 'common']);
  const { budget, currency, country, guest_count } = values;
  if (budget === null || guest_count === null) return null;
  return (
    <Notice className="mb-7" icon={<Sparkles className="mt-0.5 size-5 shrink-0 text-accent-strong" />}>
      <p>
        {t('fromDemo.text', {
          budget: formatMoney(budget, currency),
          guests: t('common:guests', { count: guest_count }),
          place: countryName(country),
        })}
      </p>
      <Button look="quiet" size="small" className="-ml-4" onClick={onStartBlank}>
        {t('fromDemo.blank')}
      </Button>
    </Notice>
  );
}
