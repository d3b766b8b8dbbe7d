import { MapPin } from 'lucide-react';
import { EVENT_PARTS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { QUOTES } from '@/data/vendor-quotes';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeRows } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';

/** Suggests the booked venue for parts without a place. One click applies the suggestion. */
export function VenueHint() {
  const { t } = useTranslation('pageeditor');
  const { plan } = usePlanContext();
  const parts = useRows(EVENT_PARTS, plan.id).filter(({ place }) => place === null);
  const change = useChangeRows(EVENT_PARTS, plan.id);
  const venue = useRows(QUOTES, plan.id).find(
    ({ category, stage }) => category === 'venue' && stage === 'booked',
  );
  if (!venue || parts.length === 0) return null;
  const place = venue.vendor_name;
  return (
    <Notice icon={<MapPin className="mt-0.5 size-4.5 shrink-0" />}>
      <p>{t('venue.text', { place, count: parts.length })}</p>
      <Button
        look="secondary"
        size="small"
        className="mt-2"
        onClick={() =>
          change(
            parts.map((before) => ({ before, after: { ...before, place } })),
            t('venue.said', { place }),
          )
        }
      >
        {t('venue.put')}
      </Button>
    </Notice>
  );
}
