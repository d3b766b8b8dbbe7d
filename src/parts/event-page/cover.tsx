import { Languages } from 'lucide-react';
import { useState } from 'react';
import { pictureUrl, type ShownPage } from '@/data/open-page';
import { daysBetween } from '@/domain/calendar';
import { today as todayNow } from '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import type { Pieces } from '@/ui/pieces';
import { Drawing } from './drawings';
import { useSectionWords } from './section-words';

interface CoverProps {
  page: Pick<ShownPage, 'theme' | 'picture' | 'hosts' | 'sections' | 'event_type' | 'kind'>;
  /** Name of the household that the page greets, if it was opened by a personal link. */
  household?: string | undefined;
  name: string;
  event_date: string;
  date: string;
  place: string;
  over: boolean;
  language: Language;
  otherLanguage: string;
  /** Called when the reader switches the language. Undefined in a preview. */
  onLanguage?: () => void;
  /** URL of a picture that isn't uploaded yet. */
  picture?: string | undefined;
  children?: Pieces;
}

/** Days until the event. Renders nothing after the event. */
function Countdown({ event_date, language }: { event_date: string; language: Language }) {
  const { t } = useTranslation('common', { lng: language });
  const count = daysBetween(todayNow(), event_date);
  if (count < 0) return null;
  return (
    <p className="mt-2 rounded-full border border-line bg-surface px-4 py-1.5 text-sm font-semibold text-accent-strong tabular print:hidden">
      {count === 0 ? t('days.today') : count === 1 ? t('days.tomorrow') : t('days.left', { count })}
    </p>
  );
}

export function Cover(props: CoverProps) {
  const { page, household, name, event_date, date, place, over, language, otherLanguage, onLanguage } = props;
  const words = useSectionWords(page, language);
  const [broken, setBroken] = useState(false);
  const picture = props.picture ?? (page.picture && pictureUrl(page.picture));
  const { welcome, thanks, countdown } = page.sections;
  const isPicture = picture && !broken;
  // If the event is named after its hosts, their names are shown only once.
  const above = household ?? (page.hosts?.trim() === name.trim() ? null : page.hosts);
  return (
    <header className="relative flex flex-col items-center bg-linear-to-b from-accent-soft to-paper px-5 pt-4 pb-4 text-center wrap-anywhere @3xl:pt-8 @3xl:pb-10">
      {onLanguage && (
        <Button
          look="quiet"
          size="small"
          // If there is a picture, the button is placed over it, so that the household's questions stay on a
          // phone's first screen.
          className={cx('print:hidden', isPicture ? 'absolute top-2 right-2 z-10' : 'self-end')}
          icon={<Languages className="size-4.5" />}
          onClick={onLanguage}
        >
          <span lang={language === 'es' ? 'en' : 'es'}>{otherLanguage}</span>
        </Button>
      )}
      {isPicture ? (
        <div className="relative mt-1 flex w-full justify-center">
          <Drawing theme={page.theme} className="absolute bottom-0 w-full max-w-3xl opacity-70" />
          <img
            src={picture}
            alt=""
            width="480"
            height="600"
            onError={() => setBroken(true)}
            className={cx(
              'relative rounded-t-full rounded-b-card border-4 border-surface bg-line object-cover shadow-md @3xl:h-96 @3xl:w-80',
              household === undefined ? 'h-44 w-36' : 'h-32 w-28',
            )}
          />
        </div>
      ) : (
        <Drawing theme={page.theme} className="w-full max-w-md @3xl:max-w-2xl" />
      )}
      {above && <p className="mt-3 max-w-xl text-ink-muted @3xl:mt-4 @3xl:text-lg">{above}</p>}
      <h1 className="mt-1 max-w-3xl text-4xl leading-tight @3xl:text-6xl">{name}</h1>
      <p className="mt-3 first-letter:uppercase @3xl:text-lg">{date}</p>
      <p className="text-ink-muted">{place}</p>
      {countdown && !over && <Countdown event_date={event_date} language={language} />}
      {over && thanks ? (
        <p lang={words('thanks').lang} className="mt-4 max-w-xl font-serif text-xl whitespace-pre-line">
          {words('thanks').text}
        </p>
      ) : (
        !over &&
        welcome && (
          <p
            lang={words('welcome').lang}
            className="mt-3 max-w-xl whitespace-pre-line @3xl:mt-4 @3xl:text-lg"
          >
            {words('welcome').text}
          </p>
        )
      )}
      {props.children}
    </header>
  );
}
