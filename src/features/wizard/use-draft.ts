import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WizardStep } from '@/domain/wizard/steps';
import type { WizardValues } from '@/domain/wizard/values';
import { type DraftWriter, draftWriter } from '@/lib/session/drafts';
import { endDraft, saveDraft } from './draft-store';
import { isBegun } from './wizard-changes';

interface Kept {
  planId: string;
  step: WizardStep;
  form: UseFormReturn<WizardValues>;
}

/**
 * Keeps an unfinished wizard on the device. `end` deletes the draft; `refused` is true if the device can't
 * store it.
 */
export function useDraft({ planId, step, form }: Kept): { refused: boolean; end: () => void } {
  const [refused, setRefused] = useState(false);
  const latest = useRef({ step, planId });
  const writer = useRef<DraftWriter>(null);

  useEffect(() => {
    const own = draftWriter(() => {
      const values = form.getValues();
      if (!isBegun(values)) return;
      const saved_at = new Date().toISOString();
      setRefused(!saveDraft({ step: latest.current.step, plan_id: planId, saved_at, values }));
    });
    writer.current = own;
    // The same answers now belong to a new plan id, so store them again.
    if (latest.current.planId !== planId) own.changed();
    latest.current.planId = planId;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: own.changed });
    return () => {
      unsubscribe();
      own.flush();
      own.stop();
    };
  }, [planId, form]);

  useEffect(() => {
    if (latest.current.step === step) return;
    latest.current.step = step;
    writer.current?.changed();
  }, [step]);

  return {
    refused,
    end: () => {
      writer.current?.stop();
      endDraft(planId);
    },
  };
}
