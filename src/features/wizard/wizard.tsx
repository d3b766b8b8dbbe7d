import { type ComponentType, type FormEvent, useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { Plan } from '@/data/plans';
import { type WizardStep, wizardSteps } from '@/domain/wizard/steps';
import type { WizardValues } from '@/domain/wizard/values';
import { IN_DEMO } from '@/lib/demo';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { ALLOCATION_ERROR_ID } from '@/parts/allocation/allocation-notices';
import { forgetDemoInputs } from '@/parts/allocation-demo/demo-inputs';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast-store';
import { CreationFailure } from './creation-failure';
import { DemoNotice } from './demo-notice';
import { CategoriesStep } from './steps/categories-step';
import { CoupleStep } from './steps/couple-step';
import { DetailsStep } from './steps/details-step';
import { NameStep } from './steps/name-step';
import { PrioritiesStep } from './steps/priorities-step';
import { ReviewStep } from './steps/review-step';
import { SizeStep } from './steps/size-step';
import { newPlan, useCreatePlan } from './use-create-plan';
import { useDraft } from './use-draft';
import { useStep } from './use-step';
import { isComplete, reachableStep, stepResolver } from './validation';
import { atShares } from './wizard-changes';
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
  /** Id of the future plan. It stays the same for a retry, so that no second plan is created. */
  planId: string;
  initial: WizardValues;
  /** Starts over without answers. Present if the answers come from the demonstration. */
  onStartBlank?: (() => void) | undefined;
}

/** The wizard. All steps share one form, so that answers stay when the step changes. */
export function Wizard({ planId: firstId, initial, onStartBlank }: WizardProps) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const { asked, go, goBack } = useStep();
  const [planId, setPlanId] = useState(firstId);
  const form = useForm<WizardValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: (values, context, options) => stepResolver(step)(values, context, options),
  });
  const event_type = form.watch('event_type');
  const { getValues } = form;
  // Computed only on navigation, because an answer on this step doesn't affect whether this step can be
  // reached.
  const step: WizardStep = useMemo(() => reachableStep(asked, getValues()), [asked, getValues]);
  const steps = wizardSteps(event_type);
  const at = steps.indexOf(step);
  const previous = steps[at - 1];
  const next = steps[at + 1];
  const draft = useDraft({ planId, step, form });
  const [existing, setExisting] = useState<Plan | null>(null);
  const { create, busy, refusal, unread, forget } = useCreatePlan({
    onCreated: (plan, stored, waiting) => {
      draft.end();
      forgetDemoInputs();
      const made = IN_DEMO ? 'demo' : stored ? 'text' : 'later';
      toast({
        title: t('created.title'),
        text: t(`created.${waiting > 0 ? 'fits' : made}`, { name: plan.name, count: waiting }),
        tone: 'success',
        ...(waiting > 0 && {
          action: { label: t('created.see'), run: () => void navigate(paths.suggestions(plan.id)) },
        }),
      });
      void navigate(paths.eventPlan(plan.id), { replace: true });
    },
    // The answers stay in a draft for another plan.
    onExists: (plan) => {
      draft.end();
      setExisting(plan);
      setPlanId(crypto.randomUUID());
    },
  });

  // The URL might name a step that can't be reached yet.
  useEffect(() => {
    if (asked !== null && asked !== step) go(step, { replace: true });
  }, [asked, step, go]);

  const leaveFailure = () => {
    forget();
    setExisting(null);
  };

  const finish = () => {
    const values = form.getValues();
    const plan = newPlan(planId, values);
    if (plan) {
      leaveFailure();
      return void create(plan, values);
    }
    const wrong = steps.find((one) => !isComplete(one, values)) ?? 'name';
    toast({ title: t('invalid.title'), text: t('invalid.text'), tone: 'danger' });
    go(wrong);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isComplete(step, form.getValues())) {
      if (!next) return finish();
      leaveFailure();
      const shares = step === 'details' && atShares(form.getValues());
      if (shares) {
        form.setValue('categories', shares.categories);
        form.setValue('template', shares.template);
      }
      return go(next, { from: step });
    }
    // Shows the errors. This renders every field, so it runs only if the step is incomplete. `handleSubmit`
    // isn't used, because after such a call the form shows errors of all steps while somebody types.
    void form.trigger(undefined, { shouldFocus: true }).then((valid) => {
      // The fields are valid, but the amounts don't add up.
      if (valid) document.getElementById(ALLOCATION_ERROR_ID)?.focus();
    });
  };

  const Step = STEPS[step];
  const question = useMemo(() => <Step />, [Step]);

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <WizardFrame
          step={step}
          steps={steps}
          bar={
            <>
              <CreationFailure
                refusal={refusal}
                existing={existing}
                onScratch={
                  unread
                    ? () => {
                        form.setValue('template', null);
                        finish();
                      }
                    : undefined
                }
              />
              {draft.refused && (
                <p role="status" className="mb-2 text-sm text-attention">
                  {t('draft.refused')}
                </p>
              )}
              <div className="flex justify-between gap-3">
                {previous ? (
                  <Button
                    look="secondary"
                    disabled={busy}
                    onClick={() => {
                      form.clearErrors();
                      forget();
                      goBack(previous);
                    }}
                  >
                    {t('previous')}
                  </Button>
                ) : (
                  <span />
                )}
                <Button type="submit" busy={busy} className="min-w-36">
                  {next ? t('next') : busy ? t('creating') : t('create')}
                </Button>
              </div>
            </>
          }
        >
          {onStartBlank && at === 0 && <DemoNotice values={form.getValues()} onStartBlank={onStartBlank} />}
          {question}
          {!next && (
            <p className="mt-6 text-ink-muted">
              {t(form.getValues('template') ? 'comesFrom' : 'comesWith', {
                name: form.getValues('template')?.name,
              })}
            </p>
          )}
        </WizardFrame>
      </form>
    </FormProvider>
  );
}
