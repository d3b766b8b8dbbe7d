import { useTranslation } from 'react-i18next';
import type { WizardDraft } from '@/domain/wizard/draft';
import { formatInstant } from '@/lib/format';
import { Button } from '@/ui/button';
import { EVENT_PICTURES } from './event-pictures';

interface DraftOfferProps {
  draft: WizardDraft;
  onContinue: () => void;
  onStartOver: () => void;
}

/** An event that was left half-planned, offered before another is begun. */
export function DraftOffer({ draft, onContinue, onStartOver }: DraftOfferProps) {
  const { t } = useTranslation('wizard');
  const Picture = EVENT_PICTURES[draft.values.event_type ?? 'other'];
  const name = draft.values.name.trim();
  const when = formatInstant(draft.saved_at);
  return (
    <div className="page flex flex-col items-center gap-4 py-12 text-center sm:py-20">
      <span className="flex h-32 justify-center">
        <Picture />
      </span>
      <h1 className="text-3xl">{t('draft.title')}</h1>
      <p className="measure break-words text-ink-muted">
        {name ? t('draft.named', { name, when }) : t('draft.unnamed', { when })} {t('draft.kept')}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={onContinue}>{t('draft.continue')}</Button>
        <Button look="secondary" onClick={onStartOver}>
          {t('draft.startOver')}
        </Button>
      </div>
    </div>
  );
}
