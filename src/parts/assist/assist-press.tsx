import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MessageFacts } from '@/domain/vendors/reading/read-message';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { usePlanContext } from '../module/plan-context';
import { loadAssist } from './load-assist';
import type { About } from './starts';

const AssistSheet = lazy(loadAssist);

export interface AssistPressProps {
  about: About;
  given?: string;
  onTake?: (facts: MessageFacts, text: string) => void;
  /** True if the button is at the end of a line. On a phone it then shows only its icon. */
  inLine?: boolean;
}

export default function AssistPress({ about, given, onTake, inLine = false }: AssistPressProps) {
  const { t } = useTranslation('assist');
  const { plan } = usePlanContext();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<Sparkles className="size-4.5" />}
        className={cx('self-start print:hidden', inLine ? 'max-sm:px-2.5 sm:-ml-3' : '-ml-3')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={cx(inLine && 'max-sm:sr-only')}>{t('open')}</span>
      </Button>
      {open && (
        <Suspense>
          <AssistSheet
            plan_id={plan.id}
            about={about}
            given={given}
            onTake={
              onTake &&
              ((facts, text) => {
                setOpen(false);
                onTake(facts, text);
              })
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
