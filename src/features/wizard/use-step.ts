import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardStep } from '@/domain/wizard/steps';

export const STEP_PARAM = 'step';

const stepIn = (search: string): string | null => new URLSearchParams(search).get(STEP_PARAM);

/** The wizard's step is stored in the URL, so that the browser's back and forward buttons work. */
export function useStep() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const from: unknown = state?.from;

  const go = useCallback(
    (step: WizardStep, options: { replace?: boolean; from?: WizardStep } = {}) => {
      // A second press before the step has rendered would add the same step to the history twice.
      const replace = options.replace || stepIn(window.location.search) === step;
      void navigate(
        { search: `?${STEP_PARAM}=${step}` },
        { replace, state: options.from ? { from: options.from } : null },
      );
    },
    [navigate],
  );

  /**
   * Goes back in the browser's history if the previous entry there is the wizard's previous step. Otherwise
   * replaces the current entry.
   */
  const goBack = useCallback(
    (step: WizardStep) => {
      if (from === step) void navigate(-1);
      else void navigate({ search: `?${STEP_PARAM}=${step}` }, { replace: true, state: null });
    },
    [navigate, from],
  );

  return { asked: stepIn(search), go, goBack };
}
