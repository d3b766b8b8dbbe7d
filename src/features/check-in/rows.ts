import { useMemo } from 'react';
import { ARRIVALS } from '@/data/arrivals';
import { GUESTS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import type { Arrival } from '@/domain/guests/arrivals';
import { fullName } from '@/domain/guests/guest';
import { formatInstant, formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { face } from '@/parts/rows/face';
import type { RowDescription } from '@/parts/rows/row-description';

/** Describes an arrival: how many people of a guest's party have come, and when. */
function useArrivalDescription(plan_id: string): RowDescription<Arrival> {
  const { t } = useTranslation('arrivals');
  const guests = useRows(GUESTS, plan_id);
  return useMemo(() => {
    const nameOf = ({ guest_id }: Arrival) => {
      const guest = guests.find(({ id }) => id === guest_id);
      return guest ? fullName(guest) : t('title');
    };
    return {
      title: nameOf,
      limit: t('limit'),
      href: () => paths.checkIn(plan_id),
      columns: [
        { key: 'guest_id', label: t('field.guest'), text: nameOf },
        { key: 'people', label: t('field.people'), text: ({ people }) => formatNumber(people) },
        {
          key: 'arrived_at',
          label: t('field.at'),
          refused: t('clock'),
          text: ({ arrived_at }) => formatInstant(arrived_at),
        },
        { key: 'door', label: t('field.door'), text: ({ door }) => door },
      ],
    };
  }, [t, guests, plan_id]);
}

export const faces = { arrivals: face(ARRIVALS, useArrivalDescription) };
