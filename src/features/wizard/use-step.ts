import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardStep } from '@/domain/wizard/steps';
import { afterFrame } from '@/ui/after-frame';

export const STEP_PARAM = 'step';

/**
 * The step stands in the address, so that the browser's own buttons move through the wizard. The step that was asked
 * for is shown at once; the address follows when it has been drawn, one way after another, since where a way back
 * leads is known only once the one before it has been walked. `first` is shown until the address has changed: somebody
 * else is leading it there.
 */
export function useStep(first: WizardStep | null = null) {
  const location = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState(first);
  const here = useRef(location);
  /** Not walked to the end; the first is on its way. */
  const ways = useRef<(() => void)[]>([]);
  const callOff = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (here.current === location) return;
    here.current = location;
    ways.current.shift();
    const [next] = ways.current;
    if (next) next();
    else setAhead(null);
  }, [location]);

  // Whoever has left the wizard is not called back.
  useEffect(() => () => callOff.current(), []);

  const ask = useCallback((step: WizardStep, way: () => void) => {
    setAhead(step);
    if (ways.current.push(way) === 1) callOff.current = afterFrame(way);
  }, []);

  const go = useCallback(
    (step: WizardStep, options: { replace?: boolean; from?: WizardStep } = {}) =>
      ask(step, () => {
        void navigate(
          { search: `?${STEP_PARAM}=${step}` },
          { replace: options.replace ?? false, state: options.from ? { from: options.from } : null },
        );
      }),
    [ask, navigate],
  );

  /** Where the step before is also the page before, going back is the browser's; the history stays as walked. */
  const goBack = useCallback(
    (step: WizardStep) =>
      ask(step, () => {
        const from: unknown = here.current.state?.from;
        void (from === step
          ? navigate(-1)
          : navigate({ search: `?${STEP_PARAM}=${step}` }, { replace: true, state: null }));
      }),
    [ask, navigate],
  );

  const address = new URLSearchParams(location.search).get(STEP_PARAM);
  return { asked: ahead ?? address, go, goBack };
}
