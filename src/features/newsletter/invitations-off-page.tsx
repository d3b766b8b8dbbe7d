import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { brandOfEmail, leaveInvitations } from '@/data/invitation-emails';
import type { ShownBrand } from '@/domain/brand/brand';
import { currentLanguage } from '@/lib/i18n';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { BrandedPage } from '@/parts/brand/branded-page';
import { buttonClass } from '@/ui/button';
import { PageSpinner } from '@/ui/spinner';
import { MailedPress } from './mailed-action';
import { useMailedToken } from './use-mailed-token';

/** Returns the brand of the email, or undefined while it is loading. The page stays empty until then. */
function useBrandOf(token: string | null): ShownBrand | null | undefined {
  const [brand, setBrand] = useState<ShownBrand | null | undefined>();
  useEffect(() => {
    let left = false;
    const tell = (told: ShownBrand | null) => left || setBrand(told);
    if (token === null) tell(null);
    // If the brand can't be read, the page is shown without it, so that unsubscribing still works.
    else brandOfEmail(token).then(tell, () => tell(null));
    return () => {
      left = true;
    };
  }, [token]);
  return brand;
}

/**
 * Page /invitations/unsubscribe: a guest stops emails about an event. The page shows the brand of the emails.
 */
export default function InvitationsOffPage() {
  const { t } = useTranslation(['newsletter', 'common']);
  const token = useMailedToken();
  const brand = useBrandOf(token);
  const title = t('invitations.title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  const contact = (
    <Link to={paths.contact} className={buttonClass('secondary')}>
      {t('broken.contact')}
    </Link>
  );
  return (
    <BrandedPage brand={brand}>
      <main
        id="content"
        lang={currentLanguage()}
        className="flex min-h-dvh flex-col bg-paper text-ink outline-none"
      >
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        {brand === undefined ? (
          <PageSpinner label={t('common:loading')} />
        ) : (
          <MailedPress
            token={token}
            words="invitations"
            run={leaveInvitations}
            afterDone={null}
            afterBroken={contact}
          />
        )}
      </main>
    </BrandedPage>
  );
}
