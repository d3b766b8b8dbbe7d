import { useTranslation } from 'react-i18next';
import { subscribe } from '@/data/newsletter';
import { Below } from '@/parts/below';
import { NewsletterForm } from '@/parts/newsletter-form';

/** The letters, offered where somebody has just read something. */
export function LettersOffer() {
  const { t } = useTranslation('blog');
  return (
    <Below className="border-y border-line bg-surface print:hidden">
      <div className="page grid items-center gap-x-16 gap-y-6 py-14 sm:py-16 md:grid-cols-2">
        <div>
          <h2 className="text-2xl sm:text-3xl">{t('letters.title')}</h2>
          <p className="measure mt-2 text-lg text-ink-muted">{t('letters.text')}</p>
        </div>
        <NewsletterForm subscribe={subscribe} />
      </div>
    </Below>
  );
}

/** The same in the list's head, where there is room; elsewhere the footer has it. */
export function LettersAside() {
  const { t } = useTranslation('blog');
  return (
    <aside aria-label={t('letters.title')} className="border-l border-line pl-8 max-lg:hidden">
      <p className="mb-3 text-ink-muted">
        <strong className="block font-serif text-lg font-medium text-ink">{t('letters.title')}</strong>
        {t('letters.text')}
      </p>
      <NewsletterForm subscribe={subscribe} brief />
    </aside>
  );
}
