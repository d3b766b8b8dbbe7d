import { Languages } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type FoundTable, findTable } from '@/data/find-table';
import { statusOf } from '@/lib/errors';
import { currentLanguage } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { BrandedPage } from '@/parts/brand/branded-page';
import { GuestLinkFailure } from '@/parts/public/link-failure';
import { Button } from '@/ui/button';
import { Finder } from './finder';
import { keepFound, keptFound } from './kept-found';

/**
 * Page /find-table/:token: guests open it with a printed code and find their table by entering a name,
 * without an account.
 */
export default function FindTablePage() {
  const { token = '' } = useParams();
  const [room, setRoom] = useState<FoundTable | null>(null);
  /** True if there is no connection and the shown result was stored on the device. */
  const [isKept, setKept] = useState(false);
  /** HTTP status if the tables couldn't be loaded, or 0 if no response arrived. */
  const [failure, setFailure] = useState<number | null>(null);
  const read = useCallback(() => {
    setFailure(null);
    findTable(token, '').then(
      (answer) => {
        setKept(false);
        setRoom(answer);
      },
      (error: unknown) => {
        const status = statusOf(error);
        const kept = status === 404 || status === 429 ? null : keptFound(token);
        if (status === 404) keepFound(token, null);
        if (!kept) return setFailure(status);
        setRoom(kept);
        setKept(true);
      },
    );
  }, [token]);
  useEffect(read, [read]);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? room?.language ?? currentLanguage();
  const { t } = useTranslation(['findtable', 'common'], { lng: language });
  const title = room ? `${room.event} · ${t('title')}` : t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <BrandedPage brand={room?.brand}>
      <main
        id="content"
        lang={language}
        className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 py-6 outline-none"
      >
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        {room ? (
          <>
            <Button
              look="quiet"
              size="small"
              className="self-end"
              icon={<Languages className="size-4.5" />}
              onClick={() => setChosen(language === 'es' ? 'en' : 'es')}
            >
              <span lang={language === 'es' ? 'en' : 'es'}>{t('otherLanguage')}</span>
            </Button>
            <Finder token={token} room={room} isKept={isKept} language={language} />
          </>
        ) : (
          <GuestLinkFailure
            texts="findtable"
            status={failure}
            language={language}
            heading={t('title')}
            onAgain={read}
          />
        )}
      </main>
    </BrandedPage>
  );
}
