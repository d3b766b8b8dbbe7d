import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { brand, SOCIAL_NETWORKS } from '@/lib/brand';
import { EMBEDDED } from '@/lib/env';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { NewsletterForm } from '@/parts/public/newsletter-form';
import { BrandLink } from '../brand';
import { PUBLIC_LINKS } from './public-links';
import { SocialIcon } from './social-icons';

const SMALL_PRINT = [
  { to: paths.methods, text: 'footer.methods' },
  { to: paths.privacy, text: 'footer.privacy' },
  { to: paths.terms, text: 'footer.terms' },
] as const;

const link = 'inline-flex min-h-11 items-center text-ink-muted hover:text-accent-strong sm:min-h-9';

function Pages() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('footer.pages')}>
      <ul className="grid grid-cols-2 gap-x-8">
        {PUBLIC_LINKS.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={link}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social() {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('footer.social')} className="-mx-3 flex flex-wrap">
      {SOCIAL_NETWORKS.map((network) => (
        <li key={network}>
          <a
            href={brand.social[network]}
            aria-label={t('footer.on', { brand: brand.name, network: t(`footer.network.${network}`) })}
            rel="noreferrer"
            className="flex size-11 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft hover:text-accent-strong"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The code is imported only when somebody subscribes, because every public page has this form. */
const subscribe: ComponentProps<typeof NewsletterForm>['subscribe'] = async (subscription) =>
  (await import('@/data/newsletter')).subscribe(subscription);

/** Pages that have a form with an e-mail address. A second e-mail field in the footer would be confusing. */
const WITHOUT_NEWSLETTER: readonly string[] = [paths.auth, paths.resetPassword];

export function MarketingFooter() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const asks = !WITHOUT_NEWSLETTER.includes(pathname);
  return (
    <footer className="mt-auto border-t border-line print:hidden">
      <div className="page grid gap-x-12 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1fr_auto_minmax(0,24rem)] lg:py-14">
        <div className="max-w-sm">
          <BrandLink />
          <p className="mt-2 mb-4 text-ink-muted">{t('footer.tagline')}</p>
          <Social />
        </div>
        <Pages />
        {asks && (
          <div className="min-h-36 sm:col-span-2 lg:col-span-1">
            <NewsletterForm subscribe={subscribe} />
          </div>
        )}
      </div>
      <div className="page">
        <div className="flex flex-col gap-x-8 border-t border-line py-4 text-sm text-ink-muted sm:flex-row sm:items-center sm:justify-between">
          <p>{t('footer.rights', { year: brand.copyrightYear, brand: brand.name })}</p>
          <ul className="flex flex-wrap gap-x-6">
            {SMALL_PRINT.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={link}>
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {EMBEDDED && <p className="page pb-6 text-xs text-ink-muted">{t('footer.embedded')}</p>}
    </footer>
  );
}
