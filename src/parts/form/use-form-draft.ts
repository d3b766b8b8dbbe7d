import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DraftName } from '@/lib/session/drafts';
import { useTranslation } from '@/lib/translation';
import { dismissToast, toast } from '@/ui/toast-store';
import { type DraftKeeper, useDraftKeeper } from './use-draft-keeper';

/** The offer to go on with a form that was closed; opening a form makes it void. */
let offered: number | null = null;

/**
 * Toast after a form was closed with a draft; `onReopen` reopens it, from elsewhere its page does, which
 * offers the draft.
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

/** Keeps a form's draft while it is open. Closing it unsaved keeps the draft and says so. */
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
