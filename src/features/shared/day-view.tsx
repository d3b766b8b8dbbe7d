import { Phone } from 'lucide-react';
import type { SharedDay } from '@/data/shared';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { ItemRows } from './item-rows';
import { PartRows } from './part-rows';

/** One person's day: their tasks, what happens at the same time, places and contacts. */
export function DayView({ shared, language }: { shared: SharedDay; language: Language }) {
  const { t } = useTranslation('shared', { lng: language });
  const { items, moments, contacts, event_date, read_at } = shared;
  const places = shared.parts.filter(({ place }) => place);
  const common = { event_date, read_at, language };
  return (
    <>
      <section>
        <h2 className="mb-2 text-xl">{t('day.own')}</h2>
        {items.length > 0 ? <ItemRows items={items} {...common} /> : <p>{t('day.none')}</p>}
      </section>
      {moments.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{t('day.moments')}</h2>
          <ItemRows items={moments} {...common} />
        </section>
      )}
      {places.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{t('day.where')}</h2>
          <PartRows parts={places} language={language} />
        </section>
      )}
      {contacts.length > 0 && (
        <section>
          <h2 className="mb-2 text-xl">{t('day.contacts')}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {contacts.map(({ name, person, phone }) => (
              <li
                key={`${name} ${phone}`}
                className="flex break-inside-avoid flex-wrap items-center justify-between gap-x-4 py-1"
              >
                <span className="min-w-0 break-words">{[name, person].filter(Boolean).join(' · ')}</span>
                <a
                  href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                  className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-strong"
                >
                  <Phone className="size-4 shrink-0" />
                  <span className="break-all">{phone}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
