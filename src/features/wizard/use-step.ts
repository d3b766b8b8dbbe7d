import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { WizardStep } from '@/domain/wizard/steps';

export const STEP_PARAM = 'step';

/** The step stands in the address, so that the browser's own buttons move through the wizard. */
export function useStep() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const from: unknown = state?.from;

  const go = useCallback(
    (step: WizardStep, options: { replace?: boolean; from?: WizardStep } = {}) =>
      void navigate(
        { search: `?${STEP_PARAM}=${step}` },
        { replace: options.replace ?? false, state: options.from ? { from: options.from } : null },
      ),
    [navigate],
  );

  /** Where the step before is also the page before, going back is the browser's; the history stays as walked. */
  const goBack = useCallback(
    (step: WizardStep) => {
      if (from === step) void navigate(-1);
      else go(step, { replace: true });
    },
    [from, go, navigate],
  );

  return { asked: params.get(STEP_PARAM), go, goBack };
}
