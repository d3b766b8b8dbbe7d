/** Where each arrow key leads: one step across, one down. */
export const ARROWS: Readonly<Record<string, { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
