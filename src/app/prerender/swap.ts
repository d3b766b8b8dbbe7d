/** A reader who chose the other language is not kept waiting for it longer than this, ms. */
const PATIENCE = 3_000;

/** Resolves when all of the page is there. */
export const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();

/**
 * Puts the same page in the other language, drawn at build time too, in the place of this one, which is hidden
 * meanwhile. Whatever goes wrong, the page that is there shows: the app then draws it in the right language.
 */
export async function swapPage(address: string): Promise<void> {
  const html = document.documentElement;
  html.style.visibility = 'hidden';
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
    await parsed();
    const here = document.getElementById('root');
    const there = other.getElementById('root');
    if (!here || !there || there.dataset.page !== here.dataset.page) return;
    for (const style of other.querySelectorAll('head style')) document.head.append(style);
    document.getElementById('page-data')?.replaceWith(other.getElementById('page-data') ?? '');
    here.replaceWith(there);
    for (const template of document.querySelectorAll('template[id]'))
      template.replaceWith(other.getElementById(template.id) ?? '');
    html.lang = other.documentElement.lang;
    document.title = other.title;
  } catch {
    await parsed();
  } finally {
    html.style.visibility = '';
  }
}
