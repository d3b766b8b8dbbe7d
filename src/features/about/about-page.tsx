import { Link } from 'react-router-dom';
import { coverage } from '@/domain/allocation/coverage';
import { offices, operator } from '@/lib/company';
import { countryName, formatNumber } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { authPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { buttonClass } from '@/ui/button';
import { Garland } from '@/ui/garland';
import { Sprig } from '@/ui/sprig';

const STORY = ['start', 'middle', 'now'] as const;
const VALUES = ['honest', 'yours', 'everybody', 'calm'] as const;
const REFUSALS = ['ads', 'data', 'certainty'] as const;

const link = 'font-medium text-accent-strong underline underline-offset-4';

function Opening() {
  const { t } = useTranslation('about');
  return (
    <section className="page grid items-center gap-x-16 gap-y-10 py-12 sm:py-20 md:grid-cols-[1fr_auto]">
      <div>
        <h1 className="max-w-3xl text-[clamp(2.25rem,5.5vw,4rem)] leading-[1.08]">{t('title')}</h1>
        <p className="measure mt-6 text-lg text-ink-muted">
          {t('lead', { brand: operator.name, year: operator.foundedYear })}
        </p>
      </div>
      <div aria-hidden="true" className="relative mx-auto w-60 max-w-full text-accent md:w-72 lg:w-96">
        <Garland className="w-full" />
        <p className="absolute inset-x-0 bottom-[8%] text-center font-serif text-5xl text-accent-strong lg:text-7xl">
          {operator.foundedYear}
        </p>
      </div>
    </section>
  );
}

function Story() {
  const { t } = useTranslation('about');
  return (
    <section className="border-t border-line bg-surface">
      <div className="page grid gap-x-16 gap-y-6 py-16 sm:py-24 md:grid-cols-[1fr_2fr]">
        <h2 className="text-3xl sm:text-4xl">{t('story.title')}</h2>
        <div className="measure space-y-5 text-lg leading-relaxed">
          {STORY.map((part) => (
            <p key={part}>{t(`story.${part}`)}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Values() {
  const { t } = useTranslation('about');
  return (
    <section className="page py-16 sm:py-24">
      <h2 className="text-3xl sm:text-4xl">{t('values.title')}</h2>
      <ul className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {VALUES.map((value) => (
          <li key={value} className="border-t border-line-strong pt-5">
            <h3 className="text-xl">{t(`values.${value}.title`)}</h3>
            <p className="measure mt-2 text-ink-muted">{t(`values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Measures() {
  const { t } = useTranslation('about');
  const { sources, countries, regions } = coverage();
  const figures = { sources, countries, regions, cent: 0 };
  return (
    <section className="border-y border-line bg-surface">
      <div className="page py-16 sm:py-24">
        <h2 className="text-3xl sm:text-4xl">{t('measure.title')}</h2>
        <p className="measure mt-3 text-ink-muted">{t('measure.lead')}</p>
        <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-10 lg:grid-cols-4">
          {(['sources', 'countries', 'regions', 'cent'] as const).map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-ink-muted">{t(`measure.${name}`)}</dt>
              <dd className="font-serif text-5xl text-accent-strong sm:text-6xl">
                {formatNumber(figures[name])}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-10">
          <Link to={paths.methods} className={link}>
            {t('measure.more')}
          </Link>
        </p>
      </div>
    </section>
  );
}

function Refusals() {
  const { t } = useTranslation('about');
  return (
    <section>
      <h2 className="text-3xl sm:text-4xl">{t('not.title')}</h2>
      <ul className="measure mt-6 border-t border-line">
        {REFUSALS.map((refusal) => (
          <li key={refusal} className="border-b border-line py-4">
            {t(`not.${refusal}`)}
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to={paths.privacy} className={link}>
          {t('not.more')}
        </Link>
      </p>
    </section>
  );
}

function Offices() {
  const { t } = useTranslation('about');
  const language = currentLanguage();
  return (
    <section>
      <h2 className="text-3xl sm:text-4xl">{t('offices.title')}</h2>
      <ul className="mt-6 border-t border-line">
        {offices.map(({ id, city, country, headquarters }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-4">
            <span className="font-serif text-xl">{city[language]}</span>
            <span className="text-ink-muted">{countryName(country)}</span>
            {headquarters && (
              <span className="ml-auto text-sm text-ink-muted">{t('offices.headquarters')}</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <Link to={paths.contact} className={link}>
          {t('offices.write')}
        </Link>
      </p>
    </section>
  );
}

function Closing() {
  const { t } = useTranslation('about');
  const { user } = useSession();
  return (
    <section className="border-t border-line">
      <div className="page flex flex-col items-center gap-5 py-20 text-center sm:py-28">
        <Sprig className="h-20 text-accent" />
        <h2 className="text-3xl sm:text-5xl">{t('closing.title')}</h2>
        <p className="text-lg text-ink-muted">{t('closing.text')}</p>
        <Link to={user ? paths.app : authPath('sign-up')} className={buttonClass()}>
          {t('closing.start')}
        </Link>
      </div>
    </section>
  );
}

export default function AboutPage() {
  return (
    <>
      <Opening />
      <Story />
      <Values />
      <Measures />
      <div className="page grid gap-x-16 gap-y-14 py-16 sm:py-24 lg:grid-cols-[3fr_2fr]">
        <Refusals />
        <Offices />
      </div>
      <Closing />
    </>
  );
}
