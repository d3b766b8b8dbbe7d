import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { APP_THEMES, changeTheme } from '@/lib/theme';
import { useTranslation } from '@/lib/translation';

/** CSS decides which icon is visible, because a prerendered page doesn't know the theme. */
const LOOKS = [
  {
    theme: 'system',
    icon: Monitor,
    text: 'nav.themeSystem',
    shown: 'in-data-[theme=light]:hidden in-data-[theme=dark]:hidden',
  },
  { theme: 'light', icon: Sun, text: 'nav.themeLight', shown: 'not-in-data-[theme=light]:hidden' },
  { theme: 'dark', icon: Moon, text: 'nav.themeDark', shown: 'not-in-data-[theme=dark]:hidden' },
] as const;

/** Button that switches between the three themes. Its icon and label show the current one. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const change = () => {
    const on = LOOKS.findIndex(({ theme }) => theme === document.documentElement.dataset.theme);
    const next = APP_THEMES[(Math.max(on, 0) + 1) % APP_THEMES.length] ?? 'system';
    changeTheme(next);
    const look = LOOKS.find(({ theme }) => theme === next);
    if (look) setSaid(`${t('nav.theme')}: ${t(look.text)}`);
  };
  return (
    <>
      <button
        type="button"
        title={t('nav.theme')}
        onClick={change}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted transition-colors duration-150 hover:bg-accent-soft hover:text-accent-strong sm:size-10"
      >
        <span className="sr-only">{`${t('nav.theme')}: `}</span>
        {LOOKS.map(({ theme, icon: Icon, text, shown }) => (
          <span key={theme} className={shown}>
            <Icon className="size-4.5" />
            <span className="sr-only">{t(text)}</span>
          </span>
        ))}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
