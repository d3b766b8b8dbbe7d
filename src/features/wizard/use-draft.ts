import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { WizardStep } from '@/domain/wizard/steps';
import type { WizardValues } from '@/domain/wizard/values';
import { removeDraft, saveDraft } from './draft-store';
import { isBegun } from './wizard-changes';

/** Milliseconds of quiet before a change is written. */
const QUIET = 300;

interface Kept {
  userId: string;
  planId: string;
  step: WizardStep;
  form: UseFormReturn<WizardValues>;
}

/**
 * Keeps an unfinished wizard on the device: shortly after each change, and at once when the page is hidden or left.
 * Returns what ends it: the draft is removed and not written again.
 */
export function useDraft({ userId, planId, step, form }: Kept): () => void {
  const done = useRef(false);
  const latest = useRef(step);
  const owe = useRef<() => void>(() => undefined);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = form.getValues();
      if (done.current || !isBegun(values)) return;
      const saved_at = new Date().toISOString();
      saveDraft(userId, { step: latest.current, plan_id: planId, saved_at, values });
    };
    const writeIfOwed = () => {
      if (timer !== undefined) write();
    };
    owe.current = () => {
      clearTimeout(timer);
      timer = setTimeout(write, QUIET);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => owe.current() });
    document.addEventListener('visibilitychange', writeIfOwed);
    window.addEventListener('pagehide', writeIfOwed);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', writeIfOwed);
      window.removeEventListener('pagehide', writeIfOwed);
      writeIfOwed();
    };
  }, [userId, planId, form]);

  useEffect(() => {
    if (latest.current === step) return;
    latest.current = step;
    owe.current();
  }, [step]);

  return () => {
    done.current = true;
    removeDraft(userId);
  };
}
