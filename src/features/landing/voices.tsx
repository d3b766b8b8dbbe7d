import { Star } from 'lucide-react';
import { useTranslation } from '@/lib/translation';

/** Invented quotes, which the page labels as such until there are real ones. */
const VOICES = [
  { key: 'couple', rating: 5 },
  { key: 'planner', rating: 5 },
  { key: 'company', rating: 5 },
] as const;

function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('landing');
  return (
    <span role="img" aria-label={t('voices.rating', { rating })} className="flex gap-0.5 text-accent">
      {Array.from({ length: rating }, (_, i) => i).map((i) => (
        <Star key={i} className="size-4.5 fill-current" />
      ))}
    </span>
  );
}

export function Voices() {
  const { t } = useTranslation('landing');
  return (
    <section className="page py-16 sm:py-24">
      <h2 className="max-w-xl text-3xl sm:text-5xl">{t('voices.title')}</h2>
      <p className="measure mt-3 text-ink-muted">{t('voices.note')}</p>
      <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
        {VOICES.map(({ key, rating }) => (
          <li key={key}>
            <figure className="flex h-full flex-col gap-4 border-t border-line-strong pt-5">
              <Stars rating={rating} />
              <blockquote className="font-serif text-xl leading-snug">
                {t(`voices.${key}.content`)}
              </blockquote>
              <figcaption className="mt-auto">
                <span className="block font-semibold">{t(`voices.${key}.name`)}</span>
                <span className="text-sm text-ink-muted">{t(`voices.${key}.role`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
