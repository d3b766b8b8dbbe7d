export const APP_THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof APP_THEMES)[number];
const STORAGE_KEY = 'celebra-theme';

export function rememberedTheme(): Theme {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return APP_THEMES.find((theme) => theme === value) ?? 'system';
  } catch {
    return 'system';
  }
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function changeTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage, the theme lasts as long as the page.
  }
}
