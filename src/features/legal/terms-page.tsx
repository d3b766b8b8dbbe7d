import { useTranslation } from '@/lib/translation';
import { SELLS_ONLINE } from '@/parts/upgrade/sells-online';
import { LegalPage, operatorFacts } from './legal-text';

/** Date of this text, not of the build. Change it when the terms change. */
const IN_FORCE_SINCE = '2026-11-27';

const POINTS = ['use', 'advice', 'money', 'leave'] as const;

export default function TermsPage({ sold = SELLS_ONLINE }: { sold?: boolean }) {
  const { t } = useTranslation('legal');
  const sale = sold ? 'online' : 'byMessage';
  const facts = operatorFacts();
  const contract = {
    renewal: t(`${sale}.renewal`),
    paying: t(`${sale}.paying`, facts),
    withdrawing: t(`${sale}.withdrawing`),
  };
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead', facts)}
      since={IN_FORCE_SINCE}
      points={POINTS.map((point) => t(`terms.points.${point}`, facts))}
      body={t('terms.body', { ...facts, ...contract })}
    />
  );
}
