import { startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currencyOf } from '@/domain/places/places';
import { readDemoInputs } from '@/domain/wizard/demo-inputs';
import { emptyWizard, type WizardValues } from '@/domain/wizard/values';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { forgetDemoInputs, keptDemoInputs } from '@/parts/allocation-demo/demo-inputs';
import { Button } from '@/ui/button';
import { PageSpinner } from '@/ui/spinner';
import { ErrorState } from '@/ui/states';
import { DraftOffer } from './draft-offer';
import { discardDraft, draftOfTab, endDraft, type StoredDraft, takeUpDraft } from './draft-store';
import { UpgradePrompt } from './upgrade-prompt';
import { useAdmission } from './use-admission';
import { STEP_PARAM, useStep } from './use-step';
import { useStoredDrafts } from './use-stored-drafts';
import { Wizard } from './wizard';
import { guessCountry } from './wizard-changes';

function freshValues(): WizardValues {
  const country = guessCountry(navigator.languages);
  return { ...emptyWizard(), country, currency: currencyOf(country) ?? 'EUR' };
}

interface Begun {
  planId: string;
  initial: WizardValues;
  /** True if the answers come from the demonstration that people can try before signing up. */
  fromDemo: boolean;
}

function begin(stored: StoredDraft | null): Begun {
  if (stored) {
    takeUpDraft(stored);
    const { plan_id, values } = stored.draft;
    return { planId: plan_id, initial: values, fromDemo: false };
  }
  const demoInputs = readDemoInputs(keptDemoInputs());
  return {
    planId: crypto.randomUUID(),
    initial: { ...freshValues(), ...demoInputs },
    fromDemo: demoInputs !== null,
  };
}

function WizardOf({ userId, stored }: { userId: string; stored: readonly StoredDraft[] }) {
  const { t } = useTranslation(['wizard', 'common']);
  const [params] = useSearchParams();
  const { go } = useStep();
  const admission = useAdmission(userId);
  const [kept, setKept] = useState(stored);
  const [begun, setBegun] = useState<Begun | null>(null);

  // True for a draft whose plan was stored after the person had left the page. Such a draft can be discarded.
  const isDone = ({ draft, elsewhere }: StoredDraft) =>
    begun === null && !elsewhere && admission.planIds.includes(draft.plan_id);
  const done = kept.filter(isDone);
  useEffect(() => done.forEach(discardDraft));
  const drafts = kept.filter((one) => !done.includes(one));
  const draft = draftOfTab(drafts);
  const resume = (one: StoredDraft) => {
    // One transition for both updates, so that the wizard opens directly on the draft's step.
    startTransition(() => {
      setBegun(begin(one));
      go(one.draft.step, { replace: true });
    });
  };

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
  if (admission.status === 'full') {
    return <UpgradePrompt tier={admission.tier} owned={admission.owned} hasDraft={drafts.length > 0} />;
  }
  // A URL with a step belongs to a reloaded or reopened page, which continues at that step.
  if (!begun && drafts.length > 0 && !params.has(STEP_PARAM)) {
    return (
      <DraftOffer
        drafts={drafts}
        onContinue={resume}
        onDiscard={(one) => {
          discardDraft(one);
          setKept(kept.filter((other) => other !== one));
        }}
        onStartOver={() => setBegun(begin(null))}
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
      planId={begun.planId}
      initial={begun.initial}
      onStartBlank={
        begun.fromDemo
          ? () => {
              forgetDemoInputs();
              endDraft(begun.planId);
              setBegun(begin(null));
            }
          : undefined
      }
    />
  );
}

function StoredWizard({ userId }: { userId: string }) {
  const { t } = useTranslation('wizard');
  const stored = useStoredDrafts();
  return stored ? <WizardOf userId={userId} stored={stored} /> : <PageSpinner label={t('loading')} />;
}

export default function WizardPage() {
  const { user } = useSession();
  return user && <StoredWizard key={user.id} userId={user.id} />;
}
