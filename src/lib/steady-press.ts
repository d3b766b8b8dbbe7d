/** Further than this the pointer was moved on purpose, px. */
const STILL = 8;

/**
 * A button that is pressed may move before it is let go: the field that loses the focus says what is wrong with it, and
 * takes room. The browser then finds that nothing was clicked. Here the press counts.
 */
export function keepPressesSteady(): void {
  let pressed: { button: HTMLButtonElement; top: number; x: number; y: number } | null = null;
  const topOf = (button: Element) => button.getBoundingClientRect().top;

  window.addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y }) => {
      const button = target instanceof Element && target.closest('button');
      pressed = button ? { button, top: topOf(button), x, y } : null;
    },
    true,
  );
  // With the press on one element and its end on another, the click is that of what holds them both.
  window.addEventListener('click', ({ target, clientX, clientY }) => {
    const last = pressed;
    pressed = null;
    if (!last || !(target instanceof Element) || last.button.contains(target)) return;
    const still = Math.hypot(clientX - last.x, clientY - last.y) < STILL;
    if (still && target.contains(last.button) && topOf(last.button) !== last.top) last.button.click();
  });
}
