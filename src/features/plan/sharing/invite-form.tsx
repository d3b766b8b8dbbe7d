import { Copy, Link as LinkIcon, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { makeInvite, type NewInvite, newInvite } from '@/data/sharing';
import { statusOf } from '@/lib/errors';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { FieldError, TextField } from '@/ui/field';
import { SelectField } from '@/ui/select';

const ROLES = ['editor', 'viewer'] as const;
type Invited = (typeof ROLES)[number];

/** By plan and role, what was asked for and not answered, for the page's life: a second press asks for the same. */
const asked = new Map<string, NewInvite>();

/** A link for one person. Its secret stays on this page: the service keeps its hash alone. */
export function InviteForm({
  onAsked,
}: {
  /** An invite was made, or may have been: its answer did not come. */
  onAsked: () => void;
}) {
  const { t } = useTranslation('sharing');
  const { plan } = usePlanContext();
  const [role, setRole] = useState<Invited>('editor');
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'limit' | 'failed' | null>(null);
  const make = async () => {
    setBusy(true);
    setProblem(null);
    const key = `${plan.id} ${role}`;
    const invite = asked.get(key) ?? newInvite();
    asked.set(key, invite);
    try {
      await makeInvite(plan.id, role, invite);
      setLink(`${window.location.origin}${paths.joinPlan(invite.token)}`);
      asked.delete(key);
    } catch (error) {
      setProblem(statusOf(error) === 402 ? 'limit' : 'failed');
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
      <SelectField
        label={t('as')}
        value={role}
        options={ROLES.map((value) => ({ value, label: t(`roleText.${value}`) }))}
        onChange={(value) => {
          setRole(ROLES.find((one) => one === value) ?? 'editor');
          setLink(null);
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
      {problem && <FieldError>{t(problem)}</FieldError>}
      {link && (
        <>
          <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
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
