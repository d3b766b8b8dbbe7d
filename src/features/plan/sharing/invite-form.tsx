import { Copy, Link as LinkIcon, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { makeInvite, type NewInvite, newInvite } from '@/data/sharing';
import type { InvitedRole } from '@/domain/access';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { FieldError, TextField } from '@/ui/field';
import { SelectField } from '@/ui/select';
import { INVITED_ROLES } from './invited-roles';

/**
 * Invitation requests without a response, by plan and role. A second click repeats the same request instead
 * of creating another invitation.
 */
const asked = new Map<string, NewInvite>();

/**
 * Returns true if this invitation was requested here but the response was lost. Another click then returns
 * the link.
 */
export const isAwaited = (id: string): boolean => [...asked.values()].some((one) => one.id === id);

/** Focuses the new link, because the button that created it disappears once the limit is reached. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/**
 * Returns why no invite could be created. `limit`: the plan already has twenty unused links. `noRoom`: the
 * tier allows no further member.
 */
function whyNot(error: unknown): 'limit' | 'noRoom' | 'failed' {
  if (statusOf(error) !== 402) return 'failed';
  return error instanceof Error && error.message === 'invite_limit_reached' ? 'limit' : 'noRoom';
}

interface InviteFormProps {
  /** True if another invite can be created. An invite that was just created stays visible even if false. */
  hasRoom: boolean;
  made: NewInvite | null;
  onMade: (invite: NewInvite | null) => void;
  /**
   * Called after an invite was created, and also if a lost response leaves it unclear whether it was created.
   */
  onAsked: () => void;
}

/**
 * Form that creates an invite link for one person. The full link is shown only here, because the service
 * stores only a hash of its secret.
 */
export function InviteForm({ hasRoom, made, onMade, onAsked }: InviteFormProps) {
  const { t } = useTranslation('sharing');
  const { plan } = usePlanContext();
  const [role, setRole] = useState<InvitedRole>('editor');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'limit' | 'noRoom' | 'failed' | null>(null);
  const link = made && `${window.location.origin}${paths.joinPlan(made.token)}`;
  const make = async () => {
    setBusy(true);
    setProblem(null);
    const key = `${plan.id} ${role}`;
    const invite = asked.get(key) ?? newInvite();
    asked.set(key, invite);
    try {
      await makeInvite(plan.id, role, invite);
      onMade(invite);
      asked.delete(key);
    } catch (error) {
      setProblem(whyNot(error));
    }
    onAsked();
    setBusy(false);
  };
  const { copy, byHand } = useCopy({ text: link ?? '', said: t('copied') });
  const message = t('message', { plan: plan.name, link });
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h3 className="text-lg">{t('invite')}</h3>
      <p className="text-sm text-ink-muted">{t('inviteText')}</p>
      {hasRoom && (
        <>
          <SelectField
            label={t('as')}
            value={role}
            options={INVITED_ROLES.map((value) => ({ value, label: t(`roleText.${value}`) }))}
            onChange={(value) => {
              setRole(INVITED_ROLES.find((one) => one === value) ?? 'editor');
              onMade(null);
            }}
          />
          <Button
            className="self-start"
            look={link ? 'secondary' : 'primary'}
            busy={busy}
            icon={<LinkIcon className="size-4.5" />}
            onClick={() => void make()}
          >
            {t('make')}
          </Button>
        </>
      )}
      {problem && <FieldError>{t(problem)}</FieldError>}
      {link && (
        <>
          <TextField
            ref={takeFocus}
            label={t('link')}
            value={link}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          {byHand}
          <div className="flex flex-wrap gap-2">
            <Button icon={<Copy className="size-4.5" />} onClick={copy}>
              {t('copy')}
            </Button>
            <a
              className={buttonClass('secondary')}
              target="_blank"
              rel="noopener noreferrer"
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            >
              <MessageCircle className="size-4.5" />
              <span>{t('whatsapp')}</span>
            </a>
          </div>
        </>
      )}
    </section>
  );
}
