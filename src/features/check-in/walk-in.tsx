import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { OutboxChange } from '@/data/sync/outbox-entry';
import { countPeople } from '@/domain/guests/counts';
import { EMPTY_GUEST, EMPTY_HOUSEHOLD, type EventPart, type Guest } from '@/domain/guests/guest';
import { readQuickGuests } from '@/domain/guests/quick/quick-entry';
import { MAX_GUESTS } from '@/domain/plan/facts';
import { guestLimit } from '@/domain/tiers';
import { useTranslation } from '@/lib/translation';
import { useTier } from '@/parts/account/use-tier';
import { usePlanContext } from '@/parts/module/plan-context';
import { useChangeTables } from '@/parts/rows/use-change-rows';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import type { CheckInGuest } from './check-in-list';
import type { Marking } from './use-marking';

interface WalkInProps {
  /** The search text, with a name and a number of people. */
  line: string;
  guests: readonly CheckInGuest[];
  parts: readonly EventPart[];
  marking: Marking;
  onAdded: () => void;
}

/** Adds somebody at the door who isn't on the list. The same click marks the person as arrived. */
export function WalkIn({ line, guests, parts, marking, onAdded }: WalkInProps) {
  const { t } = useTranslation('arrivals');
  const { plan } = usePlanContext();
  const change = useChangeTables(plan.id);
  const tier = useTier();
  const [pressed, setPressed] = useState('');
  const limit = (tier && guestLimit(tier)) ?? MAX_GUESTS;
  const reading = readQuickGuests(line, { children: t('walkIn.children') });
  const people = reading.status === 'clear' ? countPeople(reading.household.guests) : 0;
  const full = people > limit - countPeople(guests.map(({ guest }) => guest));
  const add = () => {
    setPressed(line);
    if (reading.status !== 'clear' || full) return;
    const household = { ...EMPTY_HOUSEHOLD, id: crypto.randomUUID(), name: reading.household.name };
    const replies = Object.fromEntries(parts.map(({ id }) => [id, { status: 'accepted' as const }]));
    const added = reading.household.guests.map(
      (one): Guest => ({
        ...EMPTY_GUEST,
        ...one,
        id: crypto.randomUUID(),
        household_id: household.id,
        replies,
      }),
    );
    change(
      [
        { table: 'households', before: null, after: household },
        ...added.map((after): OutboxChange => ({ table: 'guests', before: null, after })),
        ...added.map(
          ({ id, party_size }): OutboxChange => ({ table: 'arrivals', ...marking.marked(id, party_size) }),
        ),
      ],
      t('walkIn.added', { name: household.name, count: people }),
    );
    onAdded();
  };
  const problem =
    pressed !== line
      ? null
      : reading.status === 'missing'
        ? t(`walkIn.problem.${reading.problem}`)
        : reading.status === 'asked'
          ? t('walkIn.ask', { name: line.trim() })
          : full
            ? t('walkIn.full', { count: limit })
            : null;
  return (
    <div className="flex flex-col items-center gap-1.5 py-2">
      <Button
        look="secondary"
        icon={<UserPlus className="size-4.5 shrink-0" />}
        onClick={add}
        className="wrap-anywhere"
      >
        {t('walkIn.add', { name: line.trim() })}
      </Button>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
