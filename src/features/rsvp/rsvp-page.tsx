import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Invitation, isInvitation, type Registered, readInvitation } from '@/data/rsvp';
import { statusOf } from '@/lib/errors';
import { currentLanguage, loadTexts } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { EventWordsContext, useTranslation } from '@/lib/translation';
import { BrandedPage } from '@/parts/brand/branded-page';
import type { Dressed } from '@/parts/event-page/dressed';
import { GuestLinkFailure } from '@/parts/public/link-failure';
import { Rsvp } from './rsvp';

/** Loads the design and texts of the page before any part of the page is shown. */
async function fetchDressed(): Promise<Dressed> {
  const [{ dressed }] = await Promise.all([import('@/parts/event-page/dressed'), loadTexts('eventpage')]);
  return dressed;
}

const RegistrationView = lazy(async () => {
  const [view] = await Promise.all([import('./registration-view'), loadTexts('register')]);
  return view;
});

/** /rsvp/:token: a household's invitation and replies, in the household's language, without an account. */
export default function RsvpPage() {
  const { token = '' } = useParams();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  /** An unconfirmed registration, shown instead of the invitation. */
  const [waiting, setWaiting] = useState<Registered | null>(null);
  /** HTTP status of the failure to load the invitation, or 0 if no response arrived. */
  const [failure, setFailure] = useState<number | null>(null);
  const [dressed, setDressed] = useState<Dressed | null>(null);
  const show = useCallback(async (now: Awaited<ReturnType<typeof readInvitation>>) => {
    if (!isInvitation(now)) return setWaiting(now);
    // If the design of the event's page can't be loaded, the plain invitation can still be answered.
    if (now.page) setDressed(await fetchDressed().catch(() => null));
    setInvitation(now);
  }, []);
  const read = useCallback(() => {
    setFailure(null);
    readInvitation(token)
      .then(show)
      .catch((error: unknown) => setFailure(statusOf(error)));
  }, [token, show]);
  useEffect(read, [read]);
  /**
   * Counts how often answers were stored. A loaded invitation is outdated if answers were stored after it was
   * requested.
   */
  const stored = useRef(0);
  const onStored = useCallback((now: Invitation) => {
    stored.current += 1;
    setInvitation((known) => ({
      ...now,
      page: known?.page ?? null,
      brand: known?.brand,
      registered: now.registered ?? known?.registered,
    }));
  }, []);
  // Another household member may have answered on another phone. The invitation is therefore fetched again
  // when the page becomes visible. Unsent answers are kept.
  useEffect(() => {
    const onVisible = () => {
      if (document.hidden) return;
      const before = stored.current;
      readInvitation(token).then(
        (now) => (stored.current === before ? show(now) : undefined),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [token, show]);
  const registration = waiting?.registration;
  const main = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language =
    chosen ??
    invitation?.language ??
    invitation?.plan.owner_language ??
    registration?.language ??
    currentLanguage();
  const { t } = useTranslation(['rsvp', 'common'], { lng: language });
  const event = invitation ?? registration;
  const title = event ? `${event.plan.name} · ${t('title')}` : t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <EventWordsContext value={event?.plan.words ?? null}>
      <BrandedPage brand={invitation ? invitation.brand : waiting?.brand}>
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          lang={language}
          {...(dressed && invitation?.page
            ? dressed.lookOf(invitation.page, invitation.brand !== undefined)
            : {})}
          className="@container flex min-h-dvh w-full flex-col bg-paper text-ink outline-none"
        >
          <meta name="robots" content="noindex, nofollow" />
          <meta name="referrer" content="no-referrer" />
          {invitation ? (
            <Rsvp
              token={token}
              invitation={invitation}
              dressed={dressed}
              language={language}
              onStored={onStored}
              onLanguage={() => setChosen(language === 'es' ? 'en' : 'es')}
            />
          ) : registration ? (
            <Suspense fallback={null}>
              <RegistrationView
                token={token}
                registration={registration}
                language={language}
                onChanged={(now) => {
                  stored.current += 1;
                  setWaiting(now);
                }}
                onConfirmed={async (now) => {
                  stored.current += 1;
                  await show(now);
                  // The pressed button is gone, so the page gets the focus.
                  main.current?.focus();
                }}
              />
            </Suspense>
          ) : (
            <div className="px-5 py-6">
              <GuestLinkFailure
                texts="rsvp"
                status={failure}
                language={language}
                heading={t('title')}
                onAgain={read}
              />
            </div>
          )}
        </main>
      </BrandedPage>
    </EventWordsContext>
  );
}
