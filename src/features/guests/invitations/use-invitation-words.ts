import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { INVITATION_WORDS } from '@/data/guests';
import { peopleQuery } from '@/data/sharing';
import { useRows } from '@/data/sync/use-rows';
import { addressIn, type InvitationWords } from '@/domain/guests/invitation-words';
import { derivedId } from '@/domain/plan/derived-id';
import { IN_DEMO } from '@/lib/demo';
import { usePlanContext } from '@/parts/module/plan-context';

/**
 * Returns the plan's invitation text. Without a stored text, returns the owner's name and the app's default
 * text.
 */
export function useInvitationWords(): { stored: InvitationWords | null; words: InvitationWords } {
  const { plan } = usePlanContext();
  const [stored = null] = useRows(INVITATION_WORDS, plan.id);
  const { data: people } = useQuery({ ...peopleQuery(plan.id), enabled: !IN_DEMO && stored === null });
  const owner = people?.find(({ role }) => role === 'owner')?.full_name ?? '';
  // If the owner's name is an email address, it isn't used as the hosts' name. The service applies the same
  // rule to emails.
  const hosts = addressIn(owner) === null ? owner : '';
  const words = useMemo(
    () => stored ?? { id: derivedId(plan.id, 'words'), version: 0, hosts, words_es: null, words_en: null },
    [stored, hosts, plan.id],
  );
  return { stored, words };
}
