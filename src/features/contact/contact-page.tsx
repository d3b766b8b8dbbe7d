import { Link } from 'react-router-dom';
import { offices, operator } from '@/lib/company';
import { countryName } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { Sprig } from '@/ui/sprig';
import { Tag } from '@/ui/states';
import { Channels } from './channels';
import { ContactForm } from './contact-form';

const QUESTIONS = ['free', 'figures', 'refund', 'data'] as const;
/** Pages that answer the common questions completely. */
const MORE = {
  free: paths.pricing,
  figures: paths.methods,
  refund: paths.pricing,
  data: paths.privacy,
} as const;

function Offices() {
  const { t } = useTranslation('contact');
  const language = currentLanguage();
  return (
    <section aria-labelledby="contact-offices" className="border-y border-line bg-surface">
      <div className="page py-14 sm:py-20">
        <h2 id="contact-offices" className="text-3xl">
          {t('offices.title')}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {offices.map(({ id, city, country, address, headquarters }) => (
            <li key={id} className="border-t border-line pt-5">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="font-serif text-xl font-medium">{city[language]}</strong>
                {headquarters && <Tag>{t('offices.headquarters')}</Tag>}
              </p>
              <address className="mt-2 text-ink-muted not-italic">
                {/* No street is shown until the operator has configured a real address. */}
                {!operator.isExample &&
                  address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                <span className="block">{countryName(country)}</span>
              </address>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Answers() {
  const { t } = useTranslation('contact');
  return (
    <section id="answers" aria-labelledby="contact-answers" className="page scroll-mt-6 py-14 sm:py-20">
      <h2 id="contact-answers" className="text-3xl">
        {t('faq.title')}
      </h2>
      <dl className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {QUESTIONS.map((name) => (
          <div key={name} className="border-t border-line pt-5">
            <dt className="font-serif text-xl">{t(`faq.items.${name}.question`)}</dt>
            <dd className="measure mt-2 text-ink-muted">
              <span>{t(`faq.items.${name}.answer`)}</span>{' '}
              <Link
                to={MORE[name]}
                className="whitespace-nowrap text-accent-strong underline underline-offset-3"
              >
                {t(`faq.items.${name}.more`)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation('contact');
  const { user } = useSession();
  return (
    <section className="border-t border-line">
      <div className="page flex flex-col items-center gap-5 py-16 text-center sm:py-24">
        <Sprig className="h-20 text-accent" />
        <h2 className="text-3xl sm:text-4xl">{t('closing.title')}</h2>
        <p className="text-lg text-ink-muted">{t('closing.text')}</p>
        <Link to={user ? paths.app : authPath('sign-up')} className={buttonClass()}>
          {t(user ? 'closing.toApp' : 'closing.start')}
        </Link>
      </div>
    </section>
  );
}

/** Page /contact: the contact form, and answers to common questions that can replace a message. */
export default function ContactPage() {
  const { t } = useTranslation('contact');
  return (
    <>
      <div className="page pt-10 pb-16 sm:pt-16 sm:pb-24">
        <header className="mb-10 sm:mb-14">
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          <p className="measure mt-4 text-lg text-ink-muted">{t('lead')}</p>
        </header>
        <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <section id="message" className="card scroll-mt-4 p-5 sm:p-9">
            <ContactForm />
          </section>
          <Channels />
        </div>
      </div>
      <Offices />
      <Answers />
      <Closing />
    </>
  );
}
