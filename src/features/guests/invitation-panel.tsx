import { Ban, Copy, ExternalLink, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newInvitationLink, revokeInvitationLinks } from '@/data/rsvp';
import { type Channel, type Household, invitationState } from '@/domain/guests/guest';
import { IN_DEMO } from '@/lib/demo';
import { formatInstant } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { usePlanContext } from '@/parts/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import { linkOf, rememberLink } from './known-links';
import type { ChangeBook } from './use-change-book';
import type { GuestBook } from './use-guest-book';

interface InvitationPanelProps {
  household: Household;
  book: GuestBook;
  onChange: ChangeBook;
}

/** WhatsApp takes digits alone. */
const digits = (phone: string | null): string => phone?.replace(/\D/g, '') ?? '';

/** A household's link: copied, sent by WhatsApp in its language, ended; and how far the invitation has come. */
export function InvitationPanel({ household, book, onChange }: InvitationPanelProps) {
  const { plan } = usePlanContext();
  const language = household.language ?? currentLanguage();
  const { t } = useTranslation(['guests', 'common']);
  const { t: theirs } = useTranslation('guests', { lng: language });
  const [link, setLink] = useState(() => linkOf(household.id));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const state = invitationState(household);
  const phone = digits(
    book.members.get(household.id)?.find(({ phone_number }) => phone_number)?.phone_number ?? null,
  );
  const reminding = household.invited_at !== null && state !== 'answered';
  const text = (url: string) =>
    theirs(reminding ? 'invitation.reminder' : 'invitation.text', { event: plan.name, link: url });

  const mark = (channel: Channel) => {
    const now = new Date().toISOString();
    const after = reminding
      ? { ...household, channel, reminded_at: now }
      : { ...household, channel, invited_at: household.invited_at ?? now };
    onChange([{ table: 'households', before: household, after }]);
  };
  const made = async (): Promise<string | null> => {
    if (link) return link;
    setBusy(true);
    setFailed(false);
    try {
      const url = `${window.location.origin}${paths.rsvp(await newInvitationLink(plan.id, household.id))}`;
      rememberLink(household.id, url);
      setLink(url);
      return url;
    } catch {
      setFailed(true);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    const url = await made();
    if (!url) return;
    await navigator.clipboard.writeText(url).then(
      () => toast({ title: t('invitation.copied') }),
      () => undefined,
    );
    mark('link');
  };
  return (
    <section aria-labelledby="invitation" className="mb-6 flex flex-col gap-2">
      <h3 id="invitation" className="text-lg">
        {t('invitation.title')}
      </h3>
      <p className="text-ink-muted">
        {t(`invitation.state.${state}`)}
        {household.answered_at && ` · ${formatInstant(household.answered_at)}`}
        {!household.answered_at &&
          household.reminded_at &&
          ` · ${t('invitation.reminded', { date: formatInstant(household.reminded_at) })}`}
      </p>
      {household.message && (
        <blockquote className="border-l-2 border-accent pl-3 break-words whitespace-pre-line">
          {household.message}
        </blockquote>
      )}
      <div className="flex flex-wrap gap-2">
        {link ? (
          <>
            <a
              href={`https://wa.me/${phone}?text=${encodeURIComponent(text(link))}`}
              target="_blank"
              rel="noreferrer"
              onClick={() => mark('whatsapp')}
              className={buttonClass('primary', 'small')}
            >
              <MessageCircle aria-hidden="true" className="size-4.5" />
              {t(reminding ? 'invitation.remind' : 'invitation.whatsapp')}
            </a>
            <Button
              look="secondary"
              size="small"
              icon={<Copy aria-hidden="true" className="size-4.5" />}
              onClick={() => void copy()}
            >
              {t('invitation.copy')}
            </Button>
            <a href={link} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'small')}>
              <ExternalLink aria-hidden="true" className="size-4.5" />
              {t('invitation.see')}
            </a>
          </>
        ) : (
          <Button size="small" busy={busy} onClick={() => void made()}>
            {t('invitation.make')}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          className="text-danger"
          icon={<Ban aria-hidden="true" className="size-4.5" />}
          onClick={() => {
            setFailed(false);
            void revokeInvitationLinks(household.id)
              .then(() => {
                rememberLink(household.id, null);
                setLink(null);
                toast({ title: t('invitation.revoked') });
              })
              .catch(() => setFailed(true));
          }}
        >
          {t('invitation.revoke')}
        </Button>
      </div>
      {link && <p className="text-sm break-all text-ink-muted">{link}</p>}
      {failed && <FieldError>{t(IN_DEMO ? 'common:failures.demo' : 'invitation.failed')}</FieldError>}
    </section>
  );
}
