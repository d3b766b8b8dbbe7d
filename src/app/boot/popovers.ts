/**
 * Replacement for the popover API in Safari before 17 and Chrome before 114. It sets an attribute that
 * theme.css styles.
 */
export function openPopovers(): void {
  if ('popover' in HTMLElement.prototype) return;
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    for (const popover of document.querySelectorAll('[popover]')) {
      const isInside = popover.contains(target) && !target.closest('a, [popovertarget]');
      const opens =
        button?.getAttribute('popovertarget') === popover.id && !popover.hasAttribute('data-open');
      if (!isInside) popover.toggleAttribute('data-open', opens);
    }
  });
}
