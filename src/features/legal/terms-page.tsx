import { useTranslation } from '@/lib/translation';
import { LegalPage, operatorFacts } from './legal-text';

/** Of the text, not of the build: change it with every change of what is agreed. */
const IN_FORCE_SINCE = '2026-11-27';

const POINTS = ['use', 'advice', 'money', 'leave'] as const;

export default function TermsPage() {
  const { t } = useTranslation('legal');
  const facts = operatorFacts();
  return (
    <LegalPage
      title={t('terms.title')}
      lead={t('terms.lead', facts)}
      since={IN_FORCE_SINCE}
      points={POINTS.map((point) => t(`terms.points.${point}`, facts))}
      body={t('terms.body', facts)}
    />
  );
}
