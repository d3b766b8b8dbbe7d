import { subscribe } from '@/data/newsletter';
import { useTranslation } from '@/lib/translation';
import { NewsletterForm } from '@/parts/public/newsletter-form';

/** Newsletter form next to a post. */
export function NewsletterOffer() {
  const { t } = useTranslation('blog');
  return (
    <section className="border-y border-line bg-surface print:hidden">
      <div className="page grid items-center gap-x-16 gap-y-6 py-14 sm:py-16 md:grid-cols-2">
        <div>
          <h2 className="text-2xl sm:text-3xl">{t('newsletter.title')}</h2>
          <p className="measure mt-2 text-lg text-ink-muted">{t('newsletter.text')}</p>
        </div>
        <NewsletterForm subscribe={subscribe} />
      </div>
    </section>
  );
}

/** Newsletter form at the top of the list on wide screens. On other screens only the footer has the form. */
export function NewsletterAside() {
  const { t } = useTranslation('blog');
  return (
    <aside aria-label={t('newsletter.title')} className="border-l border-line pl-8 max-lg:hidden">
      <p className="mb-3 text-ink-muted">
        <strong className="block font-serif text-lg font-medium text-ink">{t('newsletter.title')}</strong>
        <span>{t('newsletter.text')}</span>
      </p>
      <NewsletterForm subscribe={subscribe} brief />
    </aside>
  );
}
