import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { SELLS_ONLINE } from '@/parts/upgrade/sells-online';

/** Questions in display order; the structured data for search engines uses the same list. */
export const FAQ_KEYS = ['refunds', 'payment', 'nonprofit', 'invoicing', 'change', 'data'] as const;

/** Questions whose answer differs while nothing can be bought online. */
const BY_MESSAGE = ['refunds', 'payment', 'change'] as const;

export function answerOf(question: (typeof FAQ_KEYS)[number], sold = SELLS_ONLINE) {
  const other = sold ? undefined : BY_MESSAGE.find((one) => one === question);
  return other ? (`faq.${other}.byMessage` as const) : (`faq.${question}.answer` as const);
}

export function Faq({ sold = SELLS_ONLINE }: { sold?: boolean }) {
  const { t } = useTranslation('pricing');
  return (
    <section className="grid gap-x-16 gap-y-6 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-3xl sm:text-4xl">{t('faq.title')}</h2>
        <p className="mt-3 text-ink-muted">
          <span>{t('faq.more')}</span>{' '}
          <Link to={paths.contact} className="font-medium text-accent-strong underline">
            {t('faq.contact')}
          </Link>
        </p>
      </div>
      <div className="border-t border-line-strong">
        {FAQ_KEYS.map((question) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-serif text-lg sm:text-xl [&::-webkit-details-marker]:hidden">
              <span>{t(`faq.${question}.question`)}</span>
              <ChevronDown className="size-5 shrink-0 text-accent transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <p className="measure pb-5 text-ink-muted">{t(answerOf(question, sold))}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
