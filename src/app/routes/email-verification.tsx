import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LINK_TYPES, verifyLink } from '@/data/auth-link';
import { isTransient, RequestError } from '@/lib/errors';
import { loadTexts } from '@/lib/i18n';
import { CONFIRM_AGAIN, paths } from '@/lib/paths';
import { type EmailLink, settleEmailLink } from '@/lib/session/email-link';
import { takeReturn } from '@/lib/session/return-page';
import { currentSession, useSession } from '@/lib/session/session-state';
import { translate, useTranslation } from '@/lib/translation';
import { providerMessage } from '@/parts/account/provider-message';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { toast } from '@/ui/toast-store';

/** Maximum length of an error's description in characters, because anybody can put text into an address. */
const DESCRIPTION_LENGTH = 200;

/** Returns the error that the sign-in service has put into the address. */
const errorOf = ({ error, error_code, error_description }: EmailLink): RequestError =>
  new RequestError((error_description ?? '').slice(0, DESCRIPTION_LENGTH), 403, error_code ?? error);

/**
 * Asks for a click, and names the account, before an e-mailed link is used. Opening the link alone doesn't
 * change the session, and a mail scanner can't use it up. Also shows errors of a link.
 */
export default function EmailVerification({ link }: { link: EmailLink }) {
  const { t } = useTranslation(['auth', 'common']);
  const navigate = useNavigate();
  const { user } = useSession();
  const [open, setOpen] = useState(link.token_hash !== null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const type = LINK_TYPES.find((known) => known === link.type) ?? 'email';
  const kind = type === 'magiclink' || type === 'invite' ? 'enter' : 'confirm';

  function close() {
    settleEmailLink(link);
    setOpen(false);
  }

  function refuse(error: unknown) {
    const action = { label: t('resend'), run: () => navigate(CONFIRM_AGAIN) };
    toast({
      title: t('common:error'),
      text: providerMessage(error, t) || t('provider.otp_expired'),
      tone: 'danger',
      // A signed-in person doesn't need another confirmation e-mail, so the button for it is left out.
      ...(currentSession().user ? {} : { action }),
    });
  }

  const told = useRef(false);
  useEffect(() => {
    if (link.token_hash !== null || told.current) return;
    told.current = true;
    settleEmailLink(link);
    refuse(errorOf(link));
  });

  async function proceed() {
    setBusy(true);
    setTrouble(undefined);
    let whole: boolean;
    try {
      whole = await verifyLink(link.token_hash ?? '', type, link.email);
    } catch (error) {
      setBusy(false);
      // If the service didn't respond, the same link can be tried again.
      if (isTransient(error)) return setTrouble(providerMessage(error, t));
      close();
      return refuse(error);
    }
    close();
    if (!whole) {
      await loadTexts('profile').catch(() => undefined);
      return toast({
        title: translate('profile:address.half'),
        text: translate('profile:address.halfText'),
        tone: 'success',
      });
    }
    toast({ title: t('emailConfirmed'), text: t('emailConfirmedText'), tone: 'success' });
    // A new account continues to its first plan, unless another page was requested.
    const next = takeReturn() ?? (type === 'email' || type === 'signup' ? paths.newEvent : null);
    if (next) navigate(next, { replace: true });
  }

  if (!open) return null;
  const other = user && user.email !== link.email ? user.email : null;
  return (
    <Dialog
      open
      // No history entry, because going back would put the token into the address again.
      fleeting
      onOpenChange={(next) => !next && !busy && close()}
      title={t(`link.${kind}Title`)}
      description={link.email ? t(`link.${kind}Text`, { email: link.email }) : t('link.anyAccount')}
      closeLabel={t('common:close')}
    >
      {other && <p className="mb-4 break-words text-ink">{t('link.otherAccount', { email: other })}</p>}
      {trouble && (
        <p role="alert" className="mb-4 text-danger">
          {trouble}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void proceed()}>
          {t(busy ? 'common:pleaseWait' : `link.${kind}`)}
        </Button>
        <Button look="quiet" disabled={busy} onClick={close}>
          {t(other ? 'link.stay' : 'link.notNow')}
        </Button>
      </div>
    </Dialog>
  );
}
