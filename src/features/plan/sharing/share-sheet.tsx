import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linkHoldersQuery } from '@/data/invitation-links';
import { roleAllows } from '@/data/permissions';
import { invitesQuery, type NewInvite, peopleQuery, takeInviteBack } from '@/data/sharing';
import { firstTierWith, isEntitled, memberLimit } from '@/domain/tiers';
import { formatNumber } from '@/lib/format';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useTier } from '@/parts/account/use-tier';
import LinksPanel from '@/parts/links/links-panel';
import { usePlanContext } from '@/parts/module/plan-context';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { FieldError } from '@/ui/field';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { InviteForm, isAwaited } from './invite-form';
import { MemberRow } from './member-row';
import { OpenLinks } from './open-links';
import { ProgramConsent } from './program-consent';
import { RenewalNotice } from './renewal-notice';
import { useMemberChanges } from './use-member-changes';

const TEAM = firstTierWith('team-collaboration');

export default function ShareSheet({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation(['sharing', 'common']);
  const { plan, editable } = usePlanContext();
  const client = useQueryClient();
  const { user } = useSession();
  const manages = roleAllows(plan.role, 'manage-members');
  const people = useQuery(peopleQuery(plan.id));
  const invites = useQuery({ ...invitesQuery(plan.id), enabled: manages });
  // Preloads the list of people who hold links, because the question after a member's removal shows that
  // list.
  useQuery({ ...linkHoldersQuery(plan.id), retry: false, enabled: manages });
  const changes = useMemberChanges();
  const tier = useTier();
  const isTeam = tier && isEntitled(tier, 'team-collaboration');
  const held = people.data?.length ?? null;
  const open = invites.data?.filter(({ id }) => !isAwaited(id)).length;
  /**
   * True if another link can be created; undefined while loading. In tiers below Pro, this also depends on
   * the number of members.
   */
  const hasRoom =
    isTeam || (tier && held !== null && open !== undefined ? held + open < memberLimit(tier) : undefined);
  const [made, setMade] = useState<NewInvite | null>(null);
  // Cancels a running request, which might have begun before the invite was created. Otherwise `refetch`
  // would return the result of that request.
  const readInvites = async () => {
    await client.cancelQueries({ queryKey: invitesQuery(plan.id).queryKey });
    await invites.refetch();
  };
  const takeBack = (id: string) =>
    changes.attempt(async () => {
      await takeInviteBack(id);
      if (made?.id === id) setMade(null);
      client.setQueryData(invitesQuery(plan.id).queryKey, (all) => all?.filter((one) => one.id !== id));
      void invites.refetch();
      toast({ title: t('takenBack') });
    });
  return (
    <Sheet open onOpenChange={onOpenChange} title={t('title')} closeLabel={t('common:close')}>
      <div className="flex flex-col gap-6">
        <p className="text-ink-muted">{t('text')}</p>
        {people.data ? (
          <ul>
            {people.data.map((person) => (
              <MemberRow
                key={person.user_id}
                person={person}
                isMe={person.user_id === user?.id}
                manages={manages}
                mayOffer={people.data.every(({ offered }) => !offered)}
                changes={changes}
              />
            ))}
          </ul>
        ) : whatIsMissing(people) !== 'loading' ? (
          <FieldError>{t('common:failures.network')}</FieldError>
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
        <RenewalNotice renewal={changes.renewal} />
        {changes.failed && <FieldError>{t('failed')}</FieldError>}
        {tier && held !== null && held > memberLimit(tier) && (
          <p>{t('stay', { tier: t(`common:tier.${tier}`) })}</p>
        )}
        {manages && (hasRoom || made) && (
          <InviteForm
            hasRoom={hasRoom === true}
            made={made}
            onMade={setMade}
            onAsked={() => void readInvites()}
          />
        )}
        {manages && hasRoom === false && tier && (
          <div className="flex flex-col items-start gap-3">
            <p>
              {t('upgrade', {
                tier: t(`common:tier.${tier}`),
                team: t(`common:tier.${TEAM}`),
                limit: formatNumber(memberLimit(TEAM)),
              })}
            </p>
            <UpgradeOffer tier={tier} to={TEAM} />
          </div>
        )}
        {invites.data && invites.data.length > 0 && (
          <OpenLinks invites={invites.data} onTakeBack={(id) => void takeBack(id)} />
        )}
        {plan.role === 'owner' && held !== null && held > 1 && <ProgramConsent />}
        {editable && <LinksPanel scope="family" all />}
      </div>
    </Sheet>
  );
}
