import { type ComponentType, Suspense } from 'react';
import { roleAllows } from '@/data/permissions';
import { ASSIST_ON } from '@/lib/env';
import { loadTexts } from '@/lib/i18n';
import { latePanel } from '@/ui/late-panel';
import { usePlanContext } from '../module/plan-context';
import type { AssistPressProps } from './assist-press';

/** Loaded after the page, and only in builds with an assistant. */
const Press =
  ASSIST_ON &&
  latePanel(async () => {
    const [press] = await Promise.all([import('./assist-press'), loadTexts('assist')]);
    return press;
  });

/**
 * The button in its reserved space. Viewers get neither button nor space, because they can't suggest changes.
 */
function Place({ press: Press, ...props }: AssistPressProps & { press: ComponentType<AssistPressProps> }) {
  const { plan } = usePlanContext();
  if (!roleAllows(plan.role, 'suggest')) return null;
  return (
    // Reserves the button's space, so that content below doesn't move.
    <div className="min-h-11 min-w-11 sm:min-h-9 print:hidden">
      <Suspense fallback={null}>
        <Press {...props} />
      </Suspense>
    </div>
  );
}

/** Button that opens the assistant. Renders nothing in builds without an assistant. */
export const LateAssist = (props: AssistPressProps) => Press && <Place {...props} press={Press} />;
