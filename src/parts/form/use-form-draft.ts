import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DraftName } from '@/lib/session/drafts';
import { useTranslation } from '@/lib/translation';
import { dismissToast, toast } from '@/ui/toast-store';
import { type DraftKeeper, useDraftKeeper } from './use-draft-keeper';

/** Id of the toast about a kept draft. Opening a form dismisses the toast. */
let offered: number | null = null;

/**
 * Returns a function that shows a toast after a form was closed with a draft. `onReopen` reopens the form. If
 * it is undefined, the form's page shows the draft.
 */
export function useDraftOffer(onReopen: (() => void) | undefined): () => void {
  const { t } = useTranslation('modules');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (offered !== null) dismissToast(offered);
    offered = null;
  }, []);
  return useCallback(() => {
    const run = () => {
      if (window.location.pathname === pathname) onReopen?.();
      else void navigate(pathname + search);
    };
    offered = toast({
      title: t('draft.closed'),
      ...(onReopen ? { action: { label: t('draft.continue'), run } } : {}),
    });
  }, [t, onReopen, pathname, search, navigate]);
}

/**
 * Keeps a draft while a form is open. If the form is closed without saving, the draft stays and a toast says
 * so.
 */
export function useFormDraft<V extends FieldValues, Out>(
  { getValues, subscribe }: UseFormReturn<V, unknown, Out>,
  base: V,
  name: DraftName,
  onReopen: (() => void) | undefined,
): DraftKeeper {
  const keeper = useDraftKeeper(getValues, base, name, useDraftOffer(onReopen));
  const changed = useRef(keeper.changed);
  useEffect(() => {
    changed.current = keeper.changed;
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => changed.current() }), [subscribe]);
  return keeper;
}
