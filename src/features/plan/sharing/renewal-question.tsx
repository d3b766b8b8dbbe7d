import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { linkHoldersQuery } from '@/data/invitation-links';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';

interface RenewalQuestionProps {
  name: string;
  label: string;
  text: string;
  action: string;
  onAnswer: (renew: boolean) => Promise<void>;
  onCancel: () => void;
}

/**
 * Asks whether to renew the plan's links when an editor is removed or becomes a viewer. This editor might
 * have copied the links. Lists who has the old links, which would stop working.
 */
export function RenewalQuestion(props: RenewalQuestionProps) {
  const { name, label, text, action, onAnswer, onCancel } = props;
  const { t } = useTranslation('sharing');
  const { plan } = usePlanContext();
  const { data: holders, isPending } = useQuery({ ...linkHoldersQuery(plan.id), retry: false });
  const [busy, setBusy] = useState<'renew' | 'keep' | null>(null);
  const answer = (renew: boolean) => {
    setBusy(renew ? 'renew' : 'keep');
    void onAnswer(renew).finally(() => setBusy(null));
  };
  if (isPending) return <Spinner small />;
  // While the number of links is unknown, assume there are some and ask.
  const hasLinks = !holders || holders.links + holders.codes + holders.shared > 0;
  const sent = holders?.households ?? [];
  return (
    <fieldset className="flex flex-col gap-2" aria-label={label}>
      <span className="text-sm">{text}</span>
      {hasLinks && (
        <div className="flex flex-col gap-1 text-sm">
          <p>{t('renewal.text', { name })}</p>
          {sent.length > 0 && (
            <details>
              <summary className="min-h-6 cursor-pointer font-semibold">
                {t('renewal.sent', { count: sent.length })}
              </summary>
              <ul className="mt-1 list-disc pl-5">
                {[...new Set(sent)].map((household) => (
                  <li key={household} className="break-words">
                    {household}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {(holders?.codes ?? 0) > 0 && <p>{t('renewal.codes', { count: holders?.codes ?? 0 })}</p>}
          {(holders?.shared ?? 0) > 0 && <p>{t('renewal.shared', { count: holders?.shared ?? 0 })}</p>}
        </div>
      )}
      <span className="flex flex-wrap gap-2">
        {hasLinks && (
          <Button
            look="danger"
            size="small"
            autoFocus
            busy={busy === 'renew'}
            disabled={busy === 'keep'}
            onClick={() => answer(true)}
          >
            {t('renewal.renew', { action })}
          </Button>
        )}
        <Button
          look={hasLinks ? 'secondary' : 'danger'}
          size="small"
          autoFocus={!hasLinks}
          busy={busy === 'keep'}
          disabled={busy === 'renew'}
          onClick={() => answer(false)}
        >
          {hasLinks ? t('renewal.keep', { action }) : action}
        </Button>
        <Button look="secondary" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </span>
    </fieldset>
  );
}
