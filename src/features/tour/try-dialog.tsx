import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '@/lib/i18n';
import { PageSpinner } from '@/ui/spinner';

const AllocationDemo = lazy(async () => {
  const [split] = await Promise.all([import('@/parts/allocation-demo/allocation-demo'), loadTexts('split')]);
  return split;
});

/** The live split over the page: the browser's own dialog, so that nothing more needs to be downloaded for it. */
export function TryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tour', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('try.title')}
      onClose={onClose}
      className="m-auto max-h-dvh w-full max-w-xl overflow-y-auto bg-transparent p-0 text-ink backdrop:bg-veil sm:p-4"
    >
      <div className="relative">
        <button
          type="button"
          aria-label={t('common:close')}
          onClick={() => dialog.current?.close()}
          className="absolute top-2 right-2 z-10 flex size-11 items-center justify-center rounded-full text-ink-muted hover:bg-accent-soft"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
        <Suspense
          fallback={
            <div className="card">
              <PageSpinner label={t('common:loading')} />
            </div>
          }
        >
          <AllocationDemo />
        </Suspense>
      </div>
    </dialog>
  );
}
