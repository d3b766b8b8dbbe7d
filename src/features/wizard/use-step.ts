import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { WizardStep } from '@/domain/wizard/steps';

export const STEP_PARAM = 'step';

/**
 * The step stands in the address, so that the browser's own buttons move through the wizard. The router changes the
 * address when there is time; the step that was asked for is shown at once.
 */
export function useStep() {
  const [params] = useSearchParams();
  const address = params.get(STEP_PARAM);
  const [seen, setSeen] = useState(address);
  const [ahead, setAhead] = useState<WizardStep | null>(null);
  if (seen !== address) {
    setSeen(address);
    setAhead(null);
  }
  const navigate = useNavigate();
  const { state } = useLocation();
  const from: unknown = state?.from;

  const go = useCallback(
    (step: WizardStep, options: { replace?: boolean; from?: WizardStep } = {}) => {
      setAhead(step);
      void navigate(
        { search: `?${STEP_PARAM}=${step}` },
        { replace: options.replace ?? false, state: options.from ? { from: options.from } : null },
      );
    },
    [navigate],
  );

  /** Where the step before is also the page before, going back is the browser's; the history stays as walked. */
  const goBack = useCallback(
    (step: WizardStep) => {
      if (from !== step) return go(step, { replace: true });
      setAhead(step);
      void navigate(-1);
    },
    [from, go, navigate],
  );

  return { asked: ahead ?? address, go, goBack };
}
