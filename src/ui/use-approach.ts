import { useState } from 'react';

/**
 * Loads a menu when the pointer or focus approaches its button, which is rendered alone until pressed. Spread
 * `near` on the button; once `wanted`, the open menu replaces it.
 */
export function useApproach(load: () => Promise<unknown>) {
  const [wanted, setWanted] = useState(false);
  const fetchAhead = () => void load().catch(() => undefined);
  return {
    wanted,
    near: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      onClick: () => setWanted(true),
    },
  } as const;
}
