import { Link } from 'react-router-dom';
import { DEMO_PLAN, demoTour } from '@/lib/demo';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ProductPicture } from '@/parts/public/product-picture';

/** Modules that are used closer to the event, each with a link to the demonstration. */
const MODULES = [
  { name: 'guests', at: paths.guestList(DEMO_PLAN) },
  { name: 'tables', at: paths.tableArrangement(DEMO_PLAN) },
  { name: 'vendors', at: paths.vendorComparison('photo-and-video', DEMO_PLAN) },
  { name: 'day', at: `${paths.eventTimeline(DEMO_PLAN)}?view=day` },
] as const;

export function MoreModules() {
  const { t } = useTranslation('tour');
  return (
    <section className="border-t border-line">
      <div className="page py-14 sm:py-20">
        <h2 className="text-3xl sm:text-4xl">{t('more.title')}</h2>
        <p className="measure mt-4 text-lg text-ink-muted">{t('more.text')}</p>
        <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2">
          {MODULES.map(({ name, at }) => (
            <li key={name}>
              <Link to={demoTour(at)} className="group block">
                <span className="block overflow-hidden rounded-card border border-line transition-colors group-hover:border-accent">
                  <ProductPicture name={name} alt="" />
                </span>
                <h3 className="mt-4 text-xl group-hover:text-accent-strong">{t(`more.${name}.title`)}</h3>
              </Link>
              <p className="measure mt-1 text-ink-muted">{t(`more.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
