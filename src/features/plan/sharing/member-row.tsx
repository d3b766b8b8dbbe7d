import { useState } from 'react';
import type { PlanPerson } from '@/data/sharing';
import type { InvitedRole } from '@/domain/access';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select';
import { INVITED_ROLES } from './invited-roles';
import { RenewalQuestion } from './renewal-question';
import type { MemberChanges } from './use-member-changes';

interface QuestionProps {
  label: string;
  text: string;
  action: string;
  danger?: boolean;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

/** A confirmation question that replaces the buttons which opened it. */
function Question({ label, text, action, danger = false, onConfirm, onCancel }: QuestionProps) {
  const { t } = useTranslation('sharing');
  const [busy, setBusy] = useState(false);
  return (
    <fieldset className="flex flex-col gap-2" aria-label={label}>
      <span className="text-sm">{text}</span>
      <span className="flex flex-wrap gap-2">
        <Button
          look={danger ? 'danger' : 'primary'}
          size="small"
          autoFocus
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onConfirm().finally(() => setBusy(false));
          }}
        >
          {action}
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </span>
    </fieldset>
  );
}

type Less = Exclude<InvitedRole, 'editor'>;

interface MemberRowProps {
  person: PlanPerson;
  isMe: boolean;
  /** True if the current user owns the plan. */
  manages: boolean;
  /** False while the plan is already offered to somebody. */
  mayOffer: boolean;
  changes: MemberChanges;
}

/**
 * One member of a plan with their role. The owner can change the role, offer the plan to the member or remove
 * the member. Other members can only leave.
 */
export function MemberRow({ person, isMe, manages, mayOffer, changes }: MemberRowProps) {
  const { t } = useTranslation('sharing');
  const [asking, setAsking] = useState<'remove' | 'offer' | Less | null>(null);
  const name = person.full_name;
  const isOwner = person.role === 'owner';
  const isManaged = manages && !isOwner;
  const close = () => setAsking(null);
  const removal = isMe ? t('leave') : t('remove', { name });
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      {isManaged ? (
        <SelectField
          label={name}
          value={person.role}
          options={INVITED_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={(value) => {
            const role = value as InvitedRole;
            // Taking away the role of editor needs a confirmation, because editors can read every link of the
            // plan. Other changes of role need none.
            if (person.role === 'editor' && role !== 'editor') setAsking(role);
            else if (role !== person.role) void changes.setRole(person, role, false);
          }}
        />
      ) : (
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 font-medium wrap-anywhere">{isMe ? t('you', { name }) : name}</span>
          <span className="text-sm text-ink-muted">{t(`role.${person.role}`)}</span>
        </span>
      )}
      {isManaged && person.offered && <p className="text-sm">{t('handover.waiting', { name })}</p>}
      {(asking === 'viewer' || asking === 'suggester') && (
        <RenewalQuestion
          name={name}
          label={t(`less.${asking}.label`, { name })}
          text={t(`less.${asking}.text`, { name })}
          action={t(`less.${asking}.action`)}
          onAnswer={(renew) => changes.setRole(person, asking, renew).then(close)}
          onCancel={close}
        />
      )}
      {asking === 'remove' && !isMe && person.role === 'editor' && (
        <RenewalQuestion
          name={name}
          label={removal}
          text={t('removeText', { name })}
          action={t('removeAction')}
          onAnswer={(renew) => changes.remove(person, renew)}
          onCancel={close}
        />
      )}
      {asking === 'remove' && (isMe || person.role !== 'editor') && (
        <Question
          label={removal}
          text={isMe ? t('leaveText') : t('removeText', { name })}
          action={isMe ? t('leave') : t('removeAction')}
          danger
          onConfirm={() => changes.remove(person, false)}
          onCancel={close}
        />
      )}
      {asking === 'offer' && (
        <Question
          label={t('handover.offerTo', { name })}
          text={t('handover.offerText', { name })}
          action={t('handover.offer')}
          onConfirm={() => changes.offer(person, true).then(close)}
          onCancel={close}
        />
      )}
      {asking === null && !isOwner && (manages || isMe) && (
        <span className="-ml-4 flex flex-wrap">
          {isManaged && mayOffer && (
            <Button look="quiet" size="small" onClick={() => setAsking('offer')}>
              {t('handover.offerTo', { name })}
            </Button>
          )}
          {isManaged && person.offered && (
            <Button look="quiet" size="small" onClick={() => void changes.offer(person, false)}>
              {t('handover.withdraw')}
            </Button>
          )}
          <Button look="quiet" size="small" className="text-danger" onClick={() => setAsking('remove')}>
            {removal}
          </Button>
        </span>
      )}
    </li>
  );
}
