import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { currencyOf } from '@/domain/places/places';
import type { WizardDraft } from '@/domain/wizard/draft';
import type { WizardStep } from '@/domain/wizard/steps';
import { readTried } from '@/domain/wizard/tried';
import { emptyWizard, type WizardValues } from '@/domain/wizard/values';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session-state';
import { forgetTried, keptTried } from '@/parts/live-split/tried';
import { Button } from '@/ui/button';
import { PageSpinner } from '@/ui/spinner';
import { ErrorState } from '@/ui/states';
import { DraftOffer } from './draft-offer';
import { loadDraft, removeDraft } from './draft-store';
import { UpgradePrompt } from './upgrade-prompt';
import { useAdmission } from './use-admission';
import { STEP_PARAM, useStep } from './use-step';
import { useWaiting } from './use-waiting';
import { WaitingToSend } from './waiting-to-send';
import { Wizard } from './wizard';
import { guessCountry } from './wizard-changes';

function freshValues(): WizardValues {
  const country = guessCountry(navigator.languages);
  return { ...emptyWizard(), country, currency: currencyOf(country) ?? 'EUR' };
}

interface Begun {
  planId: string;
  initial: WizardValues;
  /** Where a draft was left; null where the address says it. */
  first: WizardStep | null;
  /** It starts from what was tried before signing up. */
  fromTried: boolean;
}

function begin(draft: WizardDraft | null): Begun {
  if (draft) return { planId: draft.plan_id, initial: draft.values, first: null, fromTried: false };
  const tried = readTried(keptTried());
  return {
    planId: crypto.randomUUID(),
    initial: { ...freshValues(), ...tried },
    first: null,
    fromTried: tried !== null,
  };
}

function WizardOf({ userId }: { userId: string }) {
  const { t } = useTranslation(['wizard', 'common']);
  const [params] = useSearchParams();
  const { go } = useStep();
  const admission = useAdmission(userId);
  const [stored, setStored] = useState(() => loadDraft(userId));
  const [begun, setBegun] = useState<Begun | null>(null);
  const { sending, takeBack } = useWaiting(stored?.plan_id ?? null);

  // Its creation arrived after the page was left: nothing is half-planned any more.
  const isDone = begun === null && stored !== null && admission.planIds.includes(stored.plan_id);
  useEffect(() => {
    if (isDone) removeDraft(userId);
  }, [isDone, userId]);
  const draft = isDone ? null : stored;

  if (admission.status === 'failed') {
    return (
      <ErrorState
        title={t('loadFailed.title')}
        text={t('loadFailed.text')}
        action={<Button onClick={admission.retry}>{t('common:tryAgain')}</Button>}
      />
    );
  }
  if (admission.status === 'loading') return <PageSpinner label={t('loading')} />;
  if (!begun && stored && sending === 'sent')
    return <Navigate to={paths.eventPlan(stored.plan_id)} replace />;
  if (!begun && draft && sending !== null) {
    const edit = () => {
      takeBack();
      setBegun({ ...begin(draft), first: draft.step });
      go(draft.step, { replace: true });
    };
    return <WaitingToSend name={draft.values.name} onEdit={edit} />;
  }
  if (admission.status === 'full') {
    return <UpgradePrompt tier={admission.tier} owned={admission.owned} hasDraft={draft !== null} />;
  }
  // An address with a step is a page that was reloaded or reopened: it goes on where it was.
  if (!begun && draft && !params.has(STEP_PARAM)) {
    return (
      <DraftOffer
        draft={draft}
        onContinue={() => {
          setBegun({ ...begin(draft), first: draft.step });
          go(draft.step, { replace: true });
        }}
        onStartOver={() => {
          removeDraft(userId);
          setStored(null);
          setBegun(begin(null));
        }}
      />
    );
  }
  if (!begun) {
    setBegun(begin(draft));
    return null;
  }
  return (
    <Wizard
      key={begun.planId}
      userId={userId}
      planId={begun.planId}
      initial={begun.initial}
      first={begun.first}
      onStartBlank={
        begun.fromTried
          ? () => {
              forgetTried();
              removeDraft(userId);
              setBegun(begin(null));
            }
          : undefined
      }
    />
  );
}

export default function WizardPage() {
  const { user } = useSession();
  return user && <WizardOf key={user.id} userId={user.id} />;
}
