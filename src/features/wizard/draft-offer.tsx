import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import type { StoredDraft } from './draft-store';
import { EVENT_PICTURES } from './steps/event-pictures';

interface DraftOfferProps {
  drafts: readonly StoredDraft[];
  onContinue: (stored: StoredDraft) => void;
  onDiscard: (stored: StoredDraft) => void;
  onStartOver: () => void;
}

export function DraftOffer({ drafts, onContinue, onDiscard, onStartOver }: DraftOfferProps) {
  const { t } = useTranslation('wizard');
  return (
    <div className="page flex flex-col items-center gap-4 py-10 text-center sm:py-16">
      <h1 className="text-3xl">{t(drafts.length > 1 ? 'draft.titleMany' : 'draft.title')}</h1>
      <p className="measure text-ink-muted">{t('draft.kept')}</p>
      <ul className="mt-2 flex w-full max-w-xl flex-col gap-3">
        {drafts.map((stored) => {
          const { draft, key, elsewhere } = stored;
          const Picture = EVENT_PICTURES[draft.values.event_type ?? 'other'];
          const name = draft.values.name.trim() || t('draft.nameless');
          return (
            <li key={key} className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-4 text-left">
              <span aria-hidden="true" className="flex h-16 w-20 shrink-0 justify-center">
                <Picture />
              </span>
              <div className="min-w-0 flex-1 basis-40">
                <h2 className="font-sans text-base font-semibold tracking-normal break-words">{name}</h2>
                <p className="text-sm text-ink-muted">
                  {t(elsewhere ? 'draft.elsewhere' : 'draft.touched', {
                    when: formatInstant(draft.saved_at),
                  })}
                </p>
              </div>
              <div className="flex gap-1">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('draft.discardOne', { name })}
                  onClick={() => onDiscard(stored)}
                >
                  {t('draft.discard')}
                </Button>
                <Button
                  size="small"
                  aria-label={drafts.length > 1 ? t('draft.continueOne', { name }) : undefined}
                  onClick={() => onContinue(stored)}
                >
                  {t('draft.continue')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Button look="secondary" className="mt-2" onClick={onStartOver}>
        {t('draft.startOver')}
      </Button>
    </div>
  );
}
