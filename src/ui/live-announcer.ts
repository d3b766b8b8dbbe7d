/** Milliseconds that assistive technology needs to notice a new or emptied live region. */
const PAUSE = 150;
let region: HTMLElement | undefined;
let timer = 0;

/** Announces a text to screen readers once, even if the page changes meanwhile. */
export function announce(text: () => string): void {
  if (!region?.isConnected) {
    region = document.createElement('p');
    region.className = 'sr-only';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = '';
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (region) region.textContent = text();
  }, PAUSE);
}
