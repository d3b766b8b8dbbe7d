import { SESSION_KEY } from '@/lib/session-key';
import { applyTheme, rememberedTheme } from '@/lib/theme';

const stored = (key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    // Storage may be closed to us.
    return null;
  }
};

/** Theme and session show on the document, by which the stylesheet knows them. */
export function dressPage(): { signedIn: boolean } {
  const html = document.documentElement;
  const signedIn = stored(SESSION_KEY) !== null;
  applyTheme(rememberedTheme());
  html.toggleAttribute('data-session', signedIn);
  return { signedIn };
}

/** The reader's own choice, where it is not the language of this page. */
export function otherLanguage(): 'es' | 'en' | null {
  const chosen = stored('celebra-language');
  return (chosen === 'es' || chosen === 'en') && chosen !== document.documentElement.lang ? chosen : null;
}

/** Marks the forms in which somebody had begun to type: each names the place where this tab keeps it. */
export function markBegun(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]'))
    if (stored(form.dataset.draft ?? '', 'sessionStorage') !== null) form.dataset.begun = '';
}
