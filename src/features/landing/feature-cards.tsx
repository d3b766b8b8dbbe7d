import { useTranslation } from '@/lib/translation';
import { cx } from '@/ui/class-names';
import { CARD_PICTURES } from './card-pictures';

/** Width of each card and position of its picture. */
const CARDS = [
  { key: 'split', look: 'md:col-span-4' },
  { key: 'whatif', look: 'md:col-span-2 bg-accent-soft border-transparent' },
  { key: 'tasks', look: 'md:col-span-2' },
  { key: 'money', look: 'md:col-span-4' },
  { key: 'usual', look: 'md:col-span-3' },
  { key: 'anywhere', look: 'md:col-span-3' },
] as const;

export function FeatureCards() {
  const { t } = useTranslation('landing');
  return (
    <section className="border-y border-line bg-surface">
      <div className="page py-16 sm:py-24">
        <h2 className="max-w-xl text-3xl sm:text-5xl">{t('cards.title')}</h2>
        <p className="measure mt-3 text-lg text-ink-muted">{t('cards.lead')}</p>
        <ul className="mt-10 grid gap-4 md:grid-cols-6 lg:gap-5">
          {CARDS.map(({ key, look }) => {
            const Picture = CARD_PICTURES[key];
            return (
              <li key={key} className={cx('card flex flex-col overflow-hidden p-6 sm:p-7', look)}>
                <h3 className="text-xl sm:text-2xl">{t(`cards.${key}.title`)}</h3>
                <p className="measure mt-2 text-ink-muted">{t(`cards.${key}.text`)}</p>
                <div aria-hidden={key === 'split' ? undefined : true} className="mt-auto pt-7">
                  <Picture />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
