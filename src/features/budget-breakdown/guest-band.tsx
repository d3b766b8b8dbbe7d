import { formatMoney } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { UsualBand } from '@/parts/allocation/usual-band';

interface GuestBandProps {
  /** This event's total cost per guest. */
  yours: number;
  low: number;
  typical: number;
  high: number;
  currency: string;
}

/** Shows the usual range as a band, with a mark for this event. */
export function GuestBand({ yours, currency, ...range }: GuestBandProps) {
  const { t } = useTranslation('breakdown');
  const { low, typical, high } = range;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <UsualBand
      range={range}
      from={0}
      to={Math.max(high * 1.25, Math.min(yours * 1.1, high * 2.5)) || 1}
      value={yours}
      words={t('guests.yours')}
      label={t('guests.picture', {
        yours: money(yours),
        low: money(low),
        high: money(high),
        typical: money(typical),
      })}
      currency={currency}
    />
  );
}
