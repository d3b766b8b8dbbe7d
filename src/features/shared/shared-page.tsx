import { Languages, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Shared } from '@/data/shared';
import { capitalized, countryName, formatDays, formatInstant } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { type Language, rememberedLanguage } from '@/lib/texts';
import { EventWordsContext, type Translate, useTranslation } from '@/lib/translation';
import { BrandedPage } from '@/parts/brand/branded-page';
import { Button } from '@/ui/button';
import { PageSpinner } from '@/ui/spinner';
import { EmptyState, ErrorState, Notice } from '@/ui/states';
import { DayView } from './day-view';
import { FamilyView } from './family-view';
import { KitchenView } from './kitchen-view';
import { useShared } from './use-shared';

function titleOf(shared: Shared, t: Translate<'shared'>): string {
  if (shared.scope === 'day') return t('day.title', { who: shared.responsible });
  if (shared.scope === 'kitchen') return t('kitchen.title', { part: shared.part?.name ?? '–' });
  return t('family.title');
}

/**
 * /shared#token: the event's day for one person, the kitchen or the family, without an account. Printable.
 */
export default function SharedPage() {
  const token = useLocation().hash.slice(1);
  const { shared, failure, retry, isOn } = useShared(token);
  const [chosen, setChosen] = useState<Language | null>(null);
  const language = chosen ?? rememberedLanguage() ?? shared?.language ?? currentLanguage();
  const other = language === 'es' ? 'en' : 'es';
  const { t } = useTranslation(['shared', 'common'], { lng: language });
  const title = shared ? titleOf(shared, t) : t('title');
  const named = shared ? `${shared.event} · ${title}` : title;
  useEffect(() => {
    document.title = named;
  }, [named]);
  return (
    <EventWordsContext value={shared?.words ?? null}>
      <BrandedPage brand={shared?.brand}>
        <main
          id="content"
          lang={language}
          className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 py-6 outline-none print:max-w-none print:p-0"
        >
          <meta name="robots" content="noindex, nofollow" />
          <meta name="referrer" content="no-referrer" />
          {shared ? (
            <>
              <div className="flex flex-wrap items-center justify-end gap-2 print:hidden">
                <Button
                  look="quiet"
                  size="small"
                  icon={<Languages className="size-4.5" />}
                  onClick={() => setChosen(other)}
                >
                  <span lang={other}>{t('otherLanguage')}</span>
                </Button>
                <Button
                  look="secondary"
                  size="small"
                  icon={<Printer className="size-4.5" />}
                  onClick={() => window.print()}
                >
                  {t('print')}
                </Button>
              </div>
              <header className="mt-2">
                <p className="break-words text-ink-muted">{shared.event}</p>
                <h1 className="text-3xl break-words">{title}</h1>
                <p className="text-ink-muted">
                  <span className="inline-block first-letter:uppercase">
                    {formatDays(
                      shared.event_date,
                      shared.event_end_date ?? shared.event_date,
                      'full',
                      language,
                    )}
                  </span>
                  <span>{` · ${shared.city}, ${countryName(shared.country, language)}`}</span>
                </p>
              </header>
              {failure !== null && (
                <div role="status">
                  <Notice tone="attention" className="mt-4">
                    {t('offline', { when: formatInstant(shared.read_at, language) })}
                  </Notice>
                </div>
              )}
              <div className="mt-6 flex flex-col gap-8">
                {shared.scope === 'day' && <DayView shared={shared} language={language} />}
                {shared.scope === 'kitchen' && <KitchenView shared={shared} language={language} />}
                {shared.scope === 'family' && <FamilyView shared={shared} language={language} />}
              </div>
              <footer className="mt-8 border-t border-line pt-3 text-sm text-ink-muted">
                <p>
                  {capitalized(
                    t('read', { when: formatInstant(shared.read_at, language), version: shared.version }),
                    language,
                  )}
                </p>
                {isOn && <p className="print:hidden">{t('follows')}</p>}
              </footer>
            </>
          ) : failure === null ? (
            <PageSpinner label={t('common:loading')} />
          ) : failure === 404 ? (
            <EmptyState heading="h1" title={t('broken.title')} text={t('broken.text')} />
          ) : (
            <>
              <h1 className="sr-only">{t('title')}</h1>
              <ErrorState
                title={t(failure === 429 ? 'failed.manyTitle' : 'failed.title')}
                text={t(failure === 429 ? 'failed.many' : 'failed.text')}
                action={<Button onClick={retry}>{t('common:tryAgain')}</Button>}
              />
            </>
          )}
        </main>
      </BrandedPage>
    </EventWordsContext>
  );
}
