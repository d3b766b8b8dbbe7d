import { useState } from 'react';

const newBatch = () => ({ id: crypto.randomUUID(), made: [] as string[] });

/**
 * What is stored at once. Asked for again after a lost answer it is stored once: its own id and, in their order, those
 * of what it makes are the same, whatever has been read meanwhile.
 */
export function useBatch() {
  const [{ id, made }, setBatch] = useState(newBatch);
  return {
    id,
    /** The ids from the first on. */
    ids() {
      let at = 0;
      return (): string => {
        const next = made[at] ?? crypto.randomUUID();
        made[at++] = next;
        return next;
      };
    },
    /** It was taken back: the next is another. */
    renew: () => setBatch(newBatch()),
  };
}

/** True where the limit of imports that are kept to be undone is reached, not the limit of guests. */
export const isImportLimit = (error: unknown): boolean =>
  error instanceof Error && error.message === 'import_limit_reached';
