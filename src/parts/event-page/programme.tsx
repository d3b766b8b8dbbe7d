import type { OpenPage, OpenPart } from '@/data/open-page';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { momentOf } from '../time/part-moment';
import { CalendarButton } from './calendar-button';
import { PartItems } from './part-items';
import { PlaceLink } from './place-link';

interface ProgrammeProps {
  id: string;
  parts: readonly OpenPart[];
  plan: Pick<OpenPage['plan'], 'name' | 'city' | 'country'>;
  language: Language;
  brand?: string | undefined;
  /** True if the event is over. Then no calendar file is offered. */
  over?: boolean;
}

/** The parts of the event on a time line: time, place with map link, and calendar file. */
export function Programme({ id, parts, plan, language, brand, over = false }: ProgrammeProps) {
  const { t } = useTranslation('eventpage', { lng: language });
  // Guests receive parts without ids, so the index is part of the key.
  const rows = parts.map((part, i) => ({ ...part, id: `${i}-${part.starts_at}` }));
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-xl px-5 py-6 wrap-anywhere @3xl:max-w-5xl">
      <h2 id={id} className="text-center text-3xl">
        {t('title.programme')}
      </h2>
      <ol className="mt-5 border-l border-line @3xl:flex @3xl:flex-wrap @3xl:justify-center @3xl:border-l-0">
        {rows.map((part) => {
          const moment = momentOf(part, language);
          return (
            <li
              key={part.id}
              className="relative break-inside-avoid pb-6 pl-6 last:pb-0 @3xl:w-72 @3xl:border-t @3xl:border-line @3xl:px-4 @3xl:pt-6 @3xl:text-center @3xl:last:pb-6"
            >
              <span
                aria-hidden="true"
                className="absolute top-2.5 -left-1.5 size-3 rounded-full @3xl:-top-1.5 @3xl:left-1/2 @3xl:-ml-1.5 border-2 border-accent bg-paper"
              />
              <h3 className="text-xl">{part.name}</h3>
              {moment && <p className="first-letter:uppercase">{moment}</p>}
              {part.place && (
                <p>
                  <PlaceLink place={part.place} plan={plan} />
                </p>
              )}
              <PartItems items={part.items} language={language} className="@3xl:pb-2" />
              {part.starts_at && !over && (
                <CalendarButton
                  part={part}
                  plan={plan}
                  language={language}
                  brand={brand}
                  className="-ml-3 print:hidden @3xl:ml-0"
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
