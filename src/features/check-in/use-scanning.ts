import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { doorKeyQuery } from '@/data/door-key';
import { readDoorCode } from '@/domain/guests/registering/door-code';
import { IN_DEMO } from '@/lib/demo';
import { formatList } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { type CheckInGuest, isHere } from './check-in-list';
import { alreadyText, type Marking } from './use-marking';

export interface Scanned {
  readonly tone: 'positive' | 'attention' | 'danger' | 'plain';
  readonly text: string;
}

/**
 * Marks guests as arrived by scanned codes. A guest who declined or is on the waiting list is only shown, so
 * that the person at the door can decide.
 */
export function useScanning(
  guests: readonly CheckInGuest[],
  marking: Marking,
  onFound: (name: string) => void,
) {
  const { t } = useTranslation('arrivals');
  const { plan, editable } = usePlanContext();
  const { data: key } = useQuery({ ...doorKeyQuery(plan.id), enabled: editable && !IN_DEMO });
  const [said, setSaid] = useState<Scanned | null>(null);
  const scan = useCallback(
    async (text: string) => {
      if (!key) return setSaid({ tone: 'attention', text: t('scan.noKey') });
      const id = await readDoorCode(key, text);
      if (id === null) return setSaid({ tone: 'danger', text: t('scan.foreign') });
      const one = guests.find(({ guest }) => guest.id === id);
      if (!one) return setSaid({ tone: 'danger', text: t('scan.unlisted') });
      const { name, tables, state } = one;
      if (isHere(one)) return setSaid({ tone: 'attention', text: alreadyText(one, t) });
      if (state !== 'accepted' && state !== 'open') {
        onFound(name);
        return setSaid({ tone: 'attention', text: t('scan.ask', { name, state: t(state) }) });
      }
      marking.mark(one);
      setSaid({
        tone: 'positive',
        text:
          tables.length > 0
            ? t('said.seated', { name, table: formatList(tables) })
            : t('said.arrived', { name }),
      });
    },
    [key, guests, marking, onFound, t],
  );
  return { said, scan };
}
