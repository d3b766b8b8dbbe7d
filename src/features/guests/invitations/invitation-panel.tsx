import { useQueryClient } from '@tanstack/react-query';
import { Ban, Copy, ExternalLink, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { revokeInvitationLinks } from '@/data/invitation-links';
import { outdate } from '@/data/sync/row-cache';
import { type Channel, type Household, invitationState } from '@/domain/guests/guest';
import { IN_DEMO } from '@/lib/demo';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toast-store';
import type { ChangeBook } from '../make-guests';
import type { GuestBook } from '../use-guest-book';
import { asTold, isCutOff, messageKind, useInvitationText } from './use-invitation-text';
import { linkIn, useLinks } from './use-links';

interface InvitationPanelProps {
  household: Household;
  book: GuestBook;
  onChange: ChangeBook;
}

/**
 * A household's invitation link and the progress of the invitation. The link can be copied, sent by WhatsApp
 * in the household's language, or revoked.
 */
export function InvitationPanel({ household, book, onChange }: InvitationPanelProps) {
  const { plan } = usePlanContext();
  const client = useQueryClient();
  const { t } = useTranslation(['guests', 'common']);
  const { links, make, busy, failed: unmade, looking } = useLinks();
  const link = links.get(household.id) ?? null;
  const [failed, setFailed] = useState(false);
  const state = invitationState(household);
  const kind = messageKind(book, household, plan.event_date);
  const textFor = useInvitationText(book);
  const message = textFor(household, link ?? '…');
  const shown = link ? linkIn(link, message.language) : '';

  const mark = (channel: Channel) => {
    const after = asTold(book, household, channel, plan.event_date);
    onChange([{ table: 'households', before: household, after }]);
  };
  const { copy, byHand } = useCopy({
    text: shown,
    said: t('invitation.copied'),
    onCopied: () => mark('link'),
  });
  return (
    <section aria-labelledby="invitation" className="mb-6 flex flex-col gap-2">
      <h3 id="invitation" className="text-lg">
        {t('invitation.title')}
      </h3>
      <p className="text-ink-muted">
        <span>{t(`invitation.state.${state}`)}</span>
        {household.answered_at && <span>{` · ${formatInstant(household.answered_at)}`}</span>}
        {!household.answered_at && household.reminded_at && (
          <span>{` · ${t('invitation.reminded', { date: formatInstant(household.reminded_at) })}`}</span>
        )}
      </p>
      {kind === 'moved' && <p className="text-ink-muted">{t('invitation.unaware')}</p>}
      {isCutOff(household) && <p className="text-ink-muted">{t('invitation.cutOff')}</p>}
      {!link && !looking && household.invited_at !== null && !isCutOff(household) && (
        <p className="text-ink-muted">{t('invitation.earlier')}</p>
      )}
      {household.message && (
        <blockquote className="border-l-2 border-accent pl-3 break-words whitespace-pre-line">
          {household.message}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        {link ? (
          <>
            <a
              href={message.whatsapp}
              target="_blank"
              rel="noreferrer"
              onClick={() => mark('whatsapp')}
              className={buttonClass('primary', 'small')}
            >
              <MessageCircle className="size-4.5" />
              <span>{t(kind === 'reminder' ? 'invitation.remind' : 'invitation.whatsapp')}</span>
            </a>
            {message.mail && (
              <a
                href={message.mail}
                onClick={() => mark('email')}
                className={buttonClass('secondary', 'small')}
              >
                <Mail className="size-4.5" />
                <span>{t('cards.email')}</span>
              </a>
            )}
            <Button look="secondary" size="small" icon={<Copy className="size-4.5" />} onClick={copy}>
              {t('invitation.copy')}
            </Button>
            <a href={shown} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'small')}>
              <ExternalLink className="size-4.5" />
              <span>{t('invitation.see')}</span>
            </a>
          </>
        ) : looking ? (
          <Spinner small />
        ) : (
          <Button size="small" busy={busy} onClick={() => void make([household])}>
            {t('invitation.make')}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          className="text-danger"
          icon={<Ban className="size-4.5" />}
          onClick={() => {
            setFailed(false);
            void revokeInvitationLinks(household.id)
              .then(() => {
                outdate(client, plan.id, ['households']);
                void client.invalidateQueries({ queryKey: ['plan', plan.id] });
                toast({ title: t('invitation.revoked') });
              })
              .catch(() => setFailed(true));
          }}
        >
          {t('invitation.revoke')}
        </Button>
      </div>
      {link && byHand}
      {link && (
        <p lang={message.language} className="text-sm break-words whitespace-pre-line text-ink-muted">
          {message.text}
        </p>
      )}
      {(failed || unmade) && (
        <FieldError>{t(IN_DEMO ? 'common:failures.demo' : 'invitation.failed')}</FieldError>
      )}
    </section>
  );
}
