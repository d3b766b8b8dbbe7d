import { Languages } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type InviteOffer, readInviteOffer } from '@/data/invite-offer';
import { brand } from '@/lib/brand';
import { statusOf } from '@/lib/errors';
import { changeLanguage, currentLanguage } from '@/lib/i18n';
import { authPath, paths } from '@/lib/paths';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { LinkFailure } from '@/parts/public/link-failure';
import { Button, buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { EmptyState } from '@/ui/states';

/**
 * Page /app/join/{token} for people who aren't signed in: who invites them to which plan, and their role. The
 * link decides the language.
 */
export default function InvitedPage() {
  const { pathname } = useLocation();
  const token = pathname.split('/').at(-1) ?? '';
  const [offer, setOffer] = useState<InviteOffer | null>(null);
  /** HTTP status of the failure to load the invitation; 0 if no response arrived. */
  const [failure, setFailure] = useState<number | null>(null);
  const read = useCallback(() => {
    setFailure(null);
    readInviteOffer(token).then(setOffer, (error: unknown) => setFailure(statusOf(error)));
  }, [token]);
  useEffect(read, [read]);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? offer?.language ?? currentLanguage();
  const other = language === 'es' ? 'en' : 'es';
  const { t } = useTranslation(['sharing', 'common'], { lng: language });
  const title = t('common:title.joinPlan');
  useEffect(() => {
    document.title = title;
  }, [title]);
  // The language chosen here also applies to the next page.
  const goOn = () => void changeLanguage(language);
  const signIn = paths.authReturningTo(pathname);
  return (
    <main
      id="content"
      lang={language}
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col px-5 py-6 outline-none"
    >
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <div className="flex items-center justify-between gap-4">
        <p className="font-serif text-xl">{brand.name}</p>
        <Button
          look="quiet"
          size="small"
          icon={<Languages className="size-4.5" />}
          onClick={() => setChosen(other)}
        >
          <span lang={other}>{t('join.otherLanguage')}</span>
        </Button>
      </div>
      {offer ? (
        <EmptyState
          heading="h1"
          picture={<Sprig className="size-32 text-accent" />}
          title={t('join.title')}
          text={
            <>
              <span>
                {offer.owner_name
                  ? t('join.text', { owner: offer.owner_name, plan: offer.plan_name })
                  : t('join.textNameless', { plan: offer.plan_name })}
              </span>{' '}
              <span>{t(`join.${offer.role}`)}</span> <span>{t('join.free')}</span>
            </>
          }
          action={
            <div className="flex flex-col items-center gap-3">
              <Link
                to={authPath('sign-up', `?${new URLSearchParams({ next: pathname })}`)}
                onClick={goOn}
                className={buttonClass()}
              >
                {t('join.signUp')}
              </Link>
              <Link to={signIn} onClick={goOn} className={buttonClass('secondary')}>
                {t('join.signIn')}
              </Link>
            </div>
          }
        />
      ) : (
        <LinkFailure
          status={failure}
          language={language}
          heading={t('join.title')}
          broken={
            <EmptyState
              heading="h1"
              title={t('join.gone')}
              text={
                <>
                  <span>{t('join.goneText')}</span> <span>{t('join.goneSignIn')}</span>
                </>
              }
              action={
                <Link to={signIn} onClick={goOn} className={buttonClass('secondary')}>
                  {t('join.signIn')}
                </Link>
              }
            />
          }
          failed={{ title: t('join.failedTitle'), text: t('join.failed') }}
          many={{ title: t('join.manyTitle'), text: t('join.many') }}
          onAgain={read}
        />
      )}
    </main>
  );
}
