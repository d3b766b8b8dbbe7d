import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ASSIST_ON } from '@/lib/env';
import { loadTexts } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { IconButton } from '@/ui/button';

/** Loads the switcher and the texts of the checklist, because people can search for tasks. */
const load = async () =>
  (
    await Promise.all([
      import('./switcher'),
      ASSIST_ON ? loadTexts('checklist', 'assist') : loadTexts('checklist'),
    ])
  )[0];
const Switcher = lazy(load);
const Assist = ASSIST_ON && lazy(async () => (await import('@/parts/assist/load-assist')).loadAssist());

/** Button that opens the switcher. Ctrl K (⌘ K) does the same anywhere in the workspace. */
export function SwitcherButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  /** The plan for which the assistant is open. */
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // While a sheet or dialog is open, the key does nothing here.
      if (document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <IconButton
        label={t('switcher.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Search className="size-5" />
      </IconButton>
      {open && (
        <Suspense>
          <Switcher onClose={() => setOpen(false)} onAssist={setAsked} />
        </Suspense>
      )}
      {Assist && asked !== null && (
        <Suspense>
          <Assist plan_id={asked} about="plan" onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
