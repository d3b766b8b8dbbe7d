import { useMemo } from 'react';
import { EVENT_PARTS, GUEST_COLUMNS, GUESTS, HOUSEHOLDS, QUESTIONS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { countPeople } from '@/domain/guests/counts';
import type { EventPart, Guest, Household } from '@/domain/guests/guest';
import type { OwnColumn } from '@/domain/guests/own-column';
import type { Question } from '@/domain/guests/question';
import { usePlanContext } from '@/parts/module/plan-context';

export interface GuestBook {
  readonly guests: readonly Guest[];
  readonly households: ReadonlyMap<string, Household>;
  readonly members: ReadonlyMap<string, readonly Guest[]>;
  readonly parts: readonly EventPart[];
  readonly questions: readonly Question[];
  readonly columns: readonly OwnColumn[];
  readonly people: number;
}

export const householdOf = (book: GuestBook, guest: Guest): Household | null =>
  book.households.get(guest.household_id ?? '') ?? null;

export function useGuestBook(): GuestBook {
  const plan_id = usePlanContext().plan.id;
  const guests = useRows(GUESTS, plan_id);
  const households = useRows(HOUSEHOLDS, plan_id);
  const parts = useRows(EVENT_PARTS, plan_id);
  const questions = useRows(QUESTIONS, plan_id);
  const columns = useRows(GUEST_COLUMNS, plan_id);
  return useMemo(() => {
    const members = new Map<string, Guest[]>();
    for (const guest of guests) {
      const own = members.get(guest.household_id ?? '');
      if (own) own.push(guest);
      else members.set(guest.household_id ?? '', [guest]);
    }
    return {
      guests,
      members,
      parts,
      questions,
      columns,
      households: new Map(households.map((one) => [one.id, one])),
      people: countPeople(guests),
    };
  }, [guests, households, parts, questions, columns]);
}
