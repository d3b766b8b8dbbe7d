import { useState } from 'react';

/**
 * For a button whose menu is fetched when somebody comes near it: until it is pressed, the button stands alone.
 * `near` goes onto the button; once `wanted`, the menu takes its place, open.
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
