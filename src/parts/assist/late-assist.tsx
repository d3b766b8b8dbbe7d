import { type ComponentType, Suspense } from 'react';
import { roleAllows } from '@/data/permissions';
import { ASSIST_ON } from '@/lib/env';
import { loadTexts } from '@/lib/i18n';
import { latePanel } from '@/ui/late-panel';
import { usePlanContext } from '../module/plan-context';
import type { AssistPressProps } from './assist-press';

/** Loaded after the page, and only if the app has an assistant. */
const Press =
  ASSIST_ON &&
  latePanel(async () => {
    const [press] = await Promise.all([import('./assist-press'), loadTexts('assist')]);
    return press;
  });

/** The button and its reserved space; viewers, who can't suggest, get neither. */
function Place({ press: Press, ...props }: AssistPressProps & { press: ComponentType<AssistPressProps> }) {
  const { plan } = usePlanContext();
  if (!roleAllows(plan.role, 'suggest')) return null;
  return (
    // Reserved space, so that content below doesn't move.
    <div className="min-h-11 min-w-11 sm:min-h-9 print:hidden">
      <Suspense fallback={null}>
        <Press {...props} />
      </Suspense>
    </div>
  );
}

/** Button that opens the assistant; empty without an assistant. */
export const LateAssist = (props: AssistPressProps) => Press && <Place {...props} press={Press} />;
