import { useTranslation } from 'react-i18next';
import { subscribe } from '@/data/newsletter';
import { NewsletterForm } from '@/parts/newsletter-form';

/** The letters, offered where somebody has just read something. */
export function LettersOffer() {
  const { t } = useTranslation('blog');
  return (
    <section className="border-t border-line bg-surface">
      <div className="page grid items-center gap-x-16 gap-y-6 py-14 sm:py-20 md:grid-cols-2">
        <div>
          <h2 className="text-2xl sm:text-3xl">{t('letters.title')}</h2>
          <p className="measure mt-2 text-lg text-ink-muted">{t('letters.text')}</p>
        </div>
        <NewsletterForm subscribe={subscribe} />
      </div>
    </section>
  );
}
