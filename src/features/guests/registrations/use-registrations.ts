import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { admitRegistration, deleteRegistration, registrationsQuery } from '@/data/registrations';
import { outdate } from '@/data/sync/row-cache';
import { fullName } from '@/domain/guests/guest';
import {
  type Registration,
  type RegistrationState,
  registrationState,
} from '@/domain/guests/registering/registration';
import { IN_DEMO } from '@/lib/demo';
import { statusOf } from '@/lib/errors';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { toast } from '@/ui/toast-store';
import type { GuestBook } from '../use-guest-book';

/** A registration as displayed. Once it has become a guest, the guest's current values are shown. */
export interface ShownRegistration {
  readonly registration: Registration;
  readonly state: RegistrationState;
  readonly name: string;
  readonly detail: string;
}

function shownRegistrations(book: GuestBook, all: readonly Registration[]): ShownRegistration[] {
  // If a household has registered twice, it is listed once.
  const seen = new Set<string>();
  return all.flatMap((registration): ShownRegistration[] => {
    const { household_id } = registration;
    const members = household_id === null ? undefined : book.members.get(household_id);
    const state = registrationState(registration, members);
    if (state === null || (household_id !== null && seen.has(household_id))) return [];
    if (household_id !== null) seen.add(household_id);
    const [guest] = members ?? [];
    const { name, last_name, email, company, job_title } = registration;
    return [
      {
        registration,
        state,
        name: guest ? fullName(guest) : `${name} ${last_name}`,
        detail: (guest ? [guest.job_title, guest.company, guest.email] : [job_title, company, email])
          .filter(Boolean)
          .join(' · '),
      },
    ];
  });
}

const REFUSALS: Readonly<Record<number, 'full' | 'gone'>> = { 402: 'full', 409: 'gone' };

/**
 * Registrations and their actions. Actions call the service directly, because the service must create the
 * guests.
 */
export function useRegistrations(book: GuestBook) {
  const { t } = useTranslation('registrations');
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const query = useQuery({ ...registrationsQuery(plan.id), enabled: !IN_DEMO });
  const [busy, setBusy] = useState<string | null>(null);
  const shown = useMemo(() => shownRegistrations(book, query.data ?? []), [book, query.data]);
  const attempt = async (id: string, act: () => Promise<void>, said: string) => {
    setBusy(id);
    try {
      await act();
      toast({ title: said });
    } catch (error) {
      toast({ tone: 'danger', title: t(REFUSALS[statusOf(error)] ?? 'failed') });
    }
    outdate(client, plan.id, ['guests', 'households']);
    await client.invalidateQueries({ queryKey: ['plan', plan.id] });
    setBusy(null);
  };
  return {
    query,
    shown,
    busy,
    admit: ({ registration: { id }, state, name }: ShownRegistration) =>
      attempt(
        id,
        () => admitRegistration(id),
        t(state === 'waiting' || state === 'late' ? 'admitted' : 'listed', { name }),
      ),
    remove: ({ registration: { id }, name }: ShownRegistration) =>
      attempt(id, () => deleteRegistration(id), t('deleted', { name })),
  };
}
