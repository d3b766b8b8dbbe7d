import { useState } from 'react';

/**
 * Loads a menu's code when the pointer or focus comes near its button. Spread `near` on the button. When
 * `wanted` is true, render the open menu in place of the button.
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
