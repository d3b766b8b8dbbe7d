import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardStep } from '@/domain/wizard/steps';

export const STEP_PARAM = 'step';

const stepIn = (search: string): string | null => new URLSearchParams(search).get(STEP_PARAM);

/** State of the step, which is in the address, so that the browser's own buttons move through the wizard. */
export function useStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const from: unknown = state?.from;

  const go = useCallback(
    (step: WizardStep, options: { replace?: boolean; from?: WizardStep } = {}) => {
      // A second press while the step is being rendered requests it again.
      const replace = options.replace || stepIn(window.location.search) === step;
      void navigate(
        { search: `?${STEP_PARAM}=${step}` },
        { replace, state: options.from ? { from: options.from } : null },
      );
    },
    [navigate],
  );

  /** If the previous step is also the previous page, it goes back in the history. */
  const goBack = useCallback(
    (step: WizardStep) => {
      if (from === step) void navigate(-1);
      else void navigate({ search: `?${STEP_PARAM}=${step}` }, { replace: true, state: null });
    },
    [navigate, from],
  );

  return { asked: stepIn(search), go, goBack };
}
