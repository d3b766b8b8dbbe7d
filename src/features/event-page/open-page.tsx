import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AskedWord, OpenPage } from '@/data/open-page';
import { eventWords } from '@/domain/plan/event-words';
import { statusOf } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import { type Language, rememberedLanguage } from '@/lib/texts';
import { EventWordsContext, useTranslation } from '@/lib/translation';
import { BrandedPage } from '@/parts/brand/branded-page';
import { lookOf } from '@/parts/event-page/look';
import { GuestLinkFailure } from '@/parts/public/link-failure';
import { Notice } from '@/ui/states';
import { askedPage, knownWord } from './asked-page';
import { EventPageView } from './event-page-view';
import { keepPage, keptPage } from './kept-page';
import { WordPanel } from './word-panel';

interface Reading {
  readonly page: OpenPage | null;
  readonly word: string;
  readonly asks: AskedWord | null;
  /** HTTP status if the page is missing or outdated, or 0 if no response arrived. Null without a failure. */
  readonly failure: number | null;
}

/** Reads the page at an address, with the password that opened it in this tab earlier. */
function useOpenPage(name: string) {
  const [reading, setReading] = useState<Reading>({ page: null, word: '', asks: null, failure: null });
  const [busy, setBusy] = useState(false);
  const read = useCallback(
    async (word: string) => {
      setBusy(true);
      try {
        const told = await askedPage(name, word);
        if ('asks' in told) {
          keepPage(name, null);
          setReading({ page: null, word: '', asks: told, failure: null });
        } else {
          keepPage(name, { word, page: told });
          setReading({ page: told, word, asks: null, failure: null });
        }
      } catch (error) {
        const failure = statusOf(error);
        // A page that was removed is deleted from this tab too.
        if (failure === 404) keepPage(name, null);
        const kept = failure === 404 ? null : (keptPage(name)?.page ?? null);
        setReading((before) => ({ page: before.page ?? kept, word, asks: before.asks, failure }));
      } finally {
        setBusy(false);
      }
    },
    [name],
  );
  const again = useCallback(() => void read(knownWord(name)), [name, read]);
  useEffect(again, [again]);
  return { ...reading, busy, read, again };
}

/**
 * Page /e/:name: an event's page that needs no account. It is open to everybody or protected by a password.
 */
export default function OpenEventPage() {
  const { name = '' } = useParams();
  const { page, word, asks, failure, busy, read, again } = useOpenPage(name);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? rememberedLanguage() ?? page?.plan.owner_language ?? currentLanguage();
  const { t } = useTranslation(['eventpage', 'common'], { lng: language });
  const brand = page?.brand ?? asks?.brand;
  const title = page ? page.plan.name : t('title.page');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <EventWordsContext value={page && eventWords(page)}>
      <BrandedPage brand={brand}>
        <main
          id="content"
          lang={language}
          {...(page ? lookOf(page, brand !== undefined) : {})}
          className="@container flex min-h-dvh w-full flex-col bg-paper text-ink outline-none"
        >
          {!page?.indexed && <meta name="robots" content="noindex, nofollow" />}
          {page ? (
            <>
              {failure !== null && (
                <div role="status" className="mx-auto w-full max-w-xl px-5 pt-4">
                  <Notice tone="attention">{t('failed.kept')}</Notice>
                </div>
              )}
              <EventPageView
                page={page}
                word={word}
                language={language}
                onClosed={again}
                onLanguage={() => setChosen(language === 'es' ? 'en' : 'es')}
              />
            </>
          ) : asks ? (
            <WordPanel
              language={language}
              problem={failure === 429 ? 'many' : asks.wrong ? 'wrong' : null}
              busy={busy}
              onWord={(word) => void read(word)}
            />
          ) : (
            <div className="px-5 py-6">
              <GuestLinkFailure
                texts="eventpage"
                status={failure}
                language={language}
                heading={title}
                onAgain={again}
              />
            </div>
          )}
        </main>
      </BrandedPage>
    </EventWordsContext>
  );
}
