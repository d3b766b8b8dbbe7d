import { ASSIST_ON } from '@/lib/env';
import { useTranslation } from '@/lib/translation';
import { SELLS_ONLINE } from '@/parts/upgrade/sells-online';
import { LegalPage, operatorFacts } from './legal-text';

/**
 * Date of this text, not of the build. Change it when the stored data, their purpose or their retention
 * change.
 */
const IN_FORCE_SINCE = '2026-11-27';

const POINTS = ['little', 'noTrackers', 'yours', 'leave'] as const;

interface PrivacyPageProps {
  sold?: boolean;
  /** True if the app includes the assistant. */
  assisted?: boolean;
}

export default function PrivacyPage({ sold = SELLS_ONLINE, assisted = ASSIST_ON }: PrivacyPageProps) {
  const { t } = useTranslation('legal');
  const sale = sold ? 'online' : 'byMessage';
  const facts = operatorFacts();
  const contract = {
    bought: t(`${sale}.bought`),
    card: t(`${sale}.card`, facts),
    processor: sold ? t('online.processor', facts) : '',
    assistKept: assisted ? t('assist.kept') : '',
    assistDevice: assisted ? t('assist.device') : '',
    assistProcessor: assisted ? t('assist.processor', facts) : '',
    assistAmounts: t(assisted ? 'assist.amounts' : 'noAssist.amounts'),
    ending: sold ? t('online.ending', facts) : '',
  };
  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead', facts)}
      since={IN_FORCE_SINCE}
      points={POINTS.map((point) => t(`privacy.points.${point}`, facts))}
      body={t('privacy.body', { ...facts, ...contract })}
    />
  );
}
