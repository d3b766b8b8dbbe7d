import { type ComponentType, type FormEvent, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type WizardStep, wizardSteps } from '@/domain/wizard/steps';
import type { WizardValues } from '@/domain/wizard/values';
import { paths } from '@/lib/paths';
import { ALLOCATION_ERROR_ID } from '@/parts/allocation-notices';
import { forgetTried } from '@/parts/live-split/tried';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { CreationFailure } from './creation-failure';
import { CategoriesStep } from './steps/categories-step';
import { CoupleStep } from './steps/couple-step';
import { DetailsStep } from './steps/details-step';
import { NameStep } from './steps/name-step';
import { PrioritiesStep } from './steps/priorities-step';
import { ReviewStep } from './steps/review-step';
import { SizeStep } from './steps/size-step';
import { TriedNotice } from './tried-notice';
import { newPlan, useCreatePlan } from './use-create-plan';
import { useDraft } from './use-draft';
import { useStep } from './use-step';
import { useWaiting } from './use-waiting';
import { isComplete, reachableStep, stepResolver } from './validation';
import { WaitingToSend } from './waiting-to-send';
import { WizardFrame } from './wizard-frame';

const STEPS: Record<WizardStep, ComponentType> = {
  name: NameStep,
  details: DetailsStep,
  size: SizeStep,
  categories: CategoriesStep,
  priorities: PrioritiesStep,
  review: ReviewStep,
  couple: CoupleStep,
};

interface WizardProps {
  userId: string;
  /** The id the plan will have: creating it twice makes one. */
  planId: string;
  initial: WizardValues;
  /** Where a draft goes on. */
  first: WizardStep | null;
  /** Given where the answers began with what was tried before signing up. */
  onStartBlank?: (() => void) | undefined;
}

/** One form through all steps: what was answered stays while one moves among them. */
export function Wizard({ userId, planId: firstId, initial, first, onStartBlank }: WizardProps) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const { asked, go, goBack } = useStep(first);
  const [planId, setPlanId] = useState(firstId);
  const form = useForm<WizardValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: (values, context, options) => stepResolver(step)(values, context, options),
  });
  const event_type = form.watch('event_type');
  const { getValues } = form;
  // Checked when it is asked for: what is answered on a step opens or closes none before it.
  const step: WizardStep = useMemo(() => reachableStep(asked, getValues()), [asked, getValues]);
  const steps = wizardSteps(event_type);
  const at = steps.indexOf(step);
  const previous = steps[at - 1];
  const next = steps[at + 1];
  const endDraft = useDraft({ userId, planId, step, form });
  const { sending, takeBack } = useWaiting(planId);
  const { creation, create } = useCreatePlan({
    onCreated: (plan) => {
      endDraft();
      forgetTried();
      toast({ title: t('created.title'), text: t('created.text', { name: plan.name }), tone: 'success' });
      void navigate(paths.eventPlan(plan.id), { replace: true });
    },
    onIdTaken: () => setPlanId(crypto.randomUUID()),
  });

  // An address may ask for a step whose ground is not laid yet.
  useEffect(() => {
    if (asked !== null && asked !== step) go(step, { replace: true });
  }, [asked, step, go]);

  const leaveFailure = () => {
    if (creation.isError) creation.reset();
  };

  const finish = () => {
    const values = form.getValues();
    const plan = newPlan(planId, values);
    if (plan) return create(plan);
    const wrong = steps.find((one) => !isComplete(one, values)) ?? 'name';
    toast({ title: t('invalid.title'), text: t('invalid.text'), tone: 'danger' });
    go(wrong);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (creation.isPending) return;
    if (isComplete(step, form.getValues())) {
      if (!next) return finish();
      leaveFailure();
      return go(next, { from: step });
    }
    // Only what is wrong needs the form's own check, which draws every field anew. Not `handleSubmit`: from then on
    // every field of every step would be told wrong while it is being typed.
    void form.trigger(undefined, { shouldFocus: true }).then((valid) => {
      // The slice is right and yet the step isn't done: the amounts don't add up.
      if (valid) document.getElementById(ALLOCATION_ERROR_ID)?.focus();
    });
  };

  // The same one while the address follows: the router's answer draws the frame again, not the step.
  const Step = STEPS[step];
  const question = useMemo(() => <Step />, [Step]);

  if (sending === 'waiting') {
    return (
      <WaitingToSend
        name={form.getValues('name')}
        onEdit={() => {
          takeBack();
          creation.reset();
        }}
      />
    );
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <WizardFrame
          step={step}
          steps={steps}
          bar={
            <>
              <CreationFailure error={creation.error} />
              <div className="flex justify-between gap-3">
                {previous ? (
                  <Button
                    look="secondary"
                    disabled={creation.isPending}
                    onClick={() => {
                      form.clearErrors();
                      leaveFailure();
                      goBack(previous);
                    }}
                  >
                    {t('previous')}
                  </Button>
                ) : (
                  <span />
                )}
                <Button type="submit" busy={creation.isPending} className="min-w-36">
                  {next ? t('next') : creation.isPending ? t('creating') : t('create')}
                </Button>
              </div>
            </>
          }
        >
          {onStartBlank && at === 0 && <TriedNotice values={form.getValues()} onStartBlank={onStartBlank} />}
          {question}
        </WizardFrame>
      </form>
    </FormProvider>
  );
}
