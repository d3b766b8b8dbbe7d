import type { OpenPage, OpenPart } from '@/data/open-page';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { momentOf } from '../part-moment';
import { CalendarButton } from './calendar-button';
import { PlaceLink } from './place-link';

interface ProgrammeProps {
  /** Unique on the page. */
  id: string;
  parts: readonly OpenPart[];
  plan: Pick<OpenPage['plan'], 'name' | 'city' | 'country'>;
  language: Language;
}

/** The parts of the event, one after another along a line: when, where, on a map, in the reader's calendar. */
export function Programme({ id, parts, plan, language }: ProgrammeProps) {
  const { t } = useTranslation('eventpage', { lng: language });
  // Parts have no id here: they are what they are in their order.
  const rows = parts.map((part, i) => ({ ...part, id: `${i}-${part.starts_at}` }));
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-xl px-5 py-6 wrap-anywhere">
      <h2 id={id} className="text-center text-3xl">
        {t('title.programme')}
      </h2>
      <ol className="mt-5 border-l border-line">
        {rows.map((part) => {
          const moment = momentOf(part, language);
          return (
            <li key={part.id} className="relative break-inside-avoid pb-6 pl-6 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-2.5 -left-1.5 size-3 rounded-full border-2 border-accent bg-paper"
              />
              <h3 className="text-xl">{part.name}</h3>
              {moment && <p className="first-letter:uppercase">{moment}</p>}
              {part.place && (
                <p>
                  <PlaceLink place={part.place} plan={plan} />
                </p>
              )}
              {part.starts_at && <CalendarButton part={part} plan={plan} language={language} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
