import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { whenKept } from '@/data/sync/outbox';
import {
  type DraftName,
  type DraftWriter,
  draftWriter,
  endOwnDraft,
  removeOwnDraft,
  writeDraft,
} from '@/lib/session/drafts';
import { changesOf } from './draft-changes';

export interface DraftKeeper {
  /** True if the device has no space for the draft. */
  readonly refused: boolean;
  readonly changed: () => void;
  /**
   * True marks the draft as settled (saved or discarded), so that closing the form doesn't keep it. False
   * removes the mark.
   */
  readonly settle: (settled: boolean) => void;
  readonly remove: () => void;
  readonly writeNow: () => void;
}

/**
 * While a form is open, keeps its differences from `base` on the device. Calls `onLeft` if the form is closed
 * without saving.
 */
export function useDraftKeeper(
  read: () => FieldValues,
  base: FieldValues,
  { form, row }: DraftName,
  onLeft: () => void = () => undefined,
): DraftKeeper {
  const [refused, setRefused] = useState(false);
  const settled = useRef(false);
  const typed = useRef(false);
  const writer = useRef<DraftWriter>(null);
  const latest = useRef({ read, onLeft });
  useEffect(() => {
    latest.current = { read, onLeft };
  });

  useEffect(() => {
    const name = { form, row };
    const changes = () => changesOf(base, latest.current.read());
    const own = draftWriter(() => {
      const differing = changes();
      if (Object.keys(differing).length > 0) setRefused(!writeDraft(name, differing));
      else removeOwnDraft(name);
    });
    writer.current = own;
    return () => {
      if (!settled.current) own.flush();
      own.stop();
      if (!settled.current && typed.current && Object.keys(changes()).length > 0) latest.current.onLeft();
    };
  }, [base, form, row]);

  return {
    refused,
    changed: () => {
      typed.current = true;
      writer.current?.changed();
    },
    settle: (saved) => {
      settled.current = saved;
    },
    remove: () => {
      writer.current?.stop();
      void endOwnDraft({ form, row }, whenKept());
    },
    writeNow: () => {
      writer.current?.changed();
      writer.current?.flush();
    },
  };
}
