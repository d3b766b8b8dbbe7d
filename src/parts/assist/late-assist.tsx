import { Suspense } from 'react';
import { ASSIST_ON } from '@/lib/env';
import { loadTexts } from '@/lib/i18n';
import { latePanel } from '@/ui/late-panel';
import type { AssistPressProps } from './assist-press';

/** Fetched behind the page it stands on, and only where there is an assistant. */
const Press =
  ASSIST_ON &&
  latePanel(async () => {
    const [press] = await Promise.all([import('./assist-press'), loadTexts('assist')]);
    return press;
  });

/** Button that opens the assistant; empty if unavailable. */
export const LateAssist = (props: AssistPressProps) =>
  Press && (
    // Reserved space, so that content below doesn't move.
    <div className="min-h-11 min-w-11 sm:min-h-9 print:hidden">
      <Suspense fallback={null}>
        <Press {...props} />
      </Suspense>
    </div>
  );
