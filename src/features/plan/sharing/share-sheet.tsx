import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { linkHoldersQuery } from '@/data/invitation-links';
import { invitesQuery, type PlanPerson, peopleQuery, removeMember, takeInviteBack } from '@/data/sharing';
import { can } from '@/domain/access';
import { firstTierWith } from '@/domain/tiers';
import { formatInstant } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useEntitlement } from '@/parts/account/use-tier';
import { usePlanContext } from '@/parts/module/plan-context';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button, buttonClass } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Sheet } from '@/ui/sheet';
import { Skeleton } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { InviteForm } from './invite-form';
import { RenewalNotice } from './renewal-notice';
import { RenewalQuestion } from './renewal-question';
import { useRenewal } from './use-renewal';

/** A member with their role; who may, takes them out or leaves, after a question. */
function Person({
  person,
  isMe,
  plan_id,
  onRemove,
}: {
  person: PlanPerson;
  isMe: boolean;
  plan_id: string;
  /** `renew` where links that they could copy end with it. */
  onRemove: ((renew: boolean) => Promise<void>) | undefined;
}) {
  const { t } = useTranslation('sharing');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = person.full_name;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 font-medium wrap-anywhere">{isMe ? t('you', { name }) : name}</span>
        <span className="text-sm text-ink-muted">{t(`role.${person.role}`)}</span>
      </span>
      {onRemove && !asking && (
        <Button
          look="quiet"
          size="small"
          className="-ml-4 self-start text-danger"
          onClick={() => setAsking(true)}
        >
          {isMe ? t('leave') : t('remove', { name })}
        </Button>
      )}
      {onRemove && asking && !isMe && person.role === 'editor' && (
        <RenewalQuestion
          plan_id={plan_id}
          name={name}
          label={t('remove', { name })}
          text={t('removeText', { name })}
          action={t('removeAction')}
          onAnswer={onRemove}
          onCancel={() => setAsking(false)}
        />
      )}
      {onRemove && asking && (isMe || person.role !== 'editor') && (
        <fieldset className="flex flex-col gap-2" aria-label={isMe ? t('leave') : t('remove', { name })}>
          <span className="text-sm">{isMe ? t('leaveText') : t('removeText', { name })}</span>
          <span className="flex flex-wrap gap-2">
            <Button
              look="danger"
              size="small"
              autoFocus
              busy={busy}
              onClick={() => {
                setBusy(true);
                void onRemove(false).finally(() => setBusy(false));
              }}
            >
              {isMe ? t('leave') : t('removeAction')}
            </Button>
            <Button look="secondary" size="small" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </span>
        </fieldset>
      )}
    </li>
  );
}

/** Who shares the plan, and the links that invite others to it. */
export default function ShareSheet({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation(['sharing', 'common']);
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const me = user?.id ?? '';
  const manages = can(plan.role, 'manage-members');
  const people = useQuery(peopleQuery(plan.id));
  const invites = useQuery({ ...invitesQuery(plan.id), enabled: manages });
  const mayShare = useEntitlement('team-collaboration');
  const [failed, setFailed] = useState(false);
  const attempt = async (what: () => Promise<void>) => {
    setFailed(false);
    await what().catch(() => setFailed(true));
  };
  const renewal = useRenewal(plan.id);
  // Known by the time that somebody is taken out.
  useQuery({ ...linkHoldersQuery(plan.id), retry: false, enabled: manages });
  const remove = ({ user_id, full_name }: PlanPerson, renew: boolean) =>
    attempt(async () => {
      await removeMember(plan.id, user_id);
      if (user_id !== me) {
        // Gone from here even where the list can't be read again.
        client.setQueryData(peopleQuery(plan.id).queryKey, (all) =>
          all?.filter((one) => one.user_id !== user_id),
        );
        void people.refetch();
        toast({ title: t('removed', { name: full_name }) });
        // After they are out, so that they find none of the new ones.
        if (renew) await renewal.renew();
        return;
      }
      toast({ title: t('left') });
      void navigate(paths.savedPlans);
      await client.invalidateQueries({ queryKey: ['plans'] });
    });
  // A first read that is still under way began before the invite was made, and a second one would join it.
  const readInvites = async () => {
    await client.cancelQueries({ queryKey: invitesQuery(plan.id).queryKey });
    await invites.refetch();
  };
  const takeBack = (id: string) =>
    attempt(async () => {
      await takeInviteBack(id);
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
              <Person
                key={person.user_id}
                person={person}
                isMe={person.user_id === me}
                plan_id={plan.id}
                onRemove={
                  person.role !== 'owner' && (manages || person.user_id === me)
                    ? (renew) => remove(person, renew)
                    : undefined
                }
              />
            ))}
          </ul>
        ) : whatIsMissing(people) !== 'loading' ? (
          <FieldError>{t('common:failures.network')}</FieldError>
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
        <RenewalNotice plan_id={plan.id} renewal={renewal} />
        {failed && <FieldError>{t('failed')}</FieldError>}
        {manages && mayShare === false && (
          <div className="flex flex-col items-start gap-3 rounded-card border border-line p-4">
            <p>{t('upgrade', { tier: t(`common:tier.${firstTierWith('team-collaboration')}`) })}</p>
            <Link to={paths.pricing} className={buttonClass('secondary', 'small')}>
              {t('upgradeAction')}
            </Link>
          </div>
        )}
        {manages && mayShare && <InviteForm onAsked={() => void readInvites()} />}
        {invites.data && invites.data.length > 0 && (
          <section className="flex flex-col gap-1">
            <h3 className="text-lg">{t('pending')}</h3>
            <ul>
              {invites.data.map(({ id, role, expires_at }) => {
                const row = t('pendingRow', { role: t(`role.${role}`), date: formatInstant(expires_at) });
                return (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
                    <span>{row}</span>
                    <Button
                      look="quiet"
                      size="small"
                      className="text-danger"
                      aria-label={`${t('takeBack')}: ${row}`}
                      onClick={() => void takeBack(id)}
                    >
                      {t('takeBack')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  );
}
