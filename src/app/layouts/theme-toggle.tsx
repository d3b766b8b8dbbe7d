import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTheme, rememberedTheme, THEMES } from '@/lib/theme';
import { IconButton } from '@/ui/button';
import { Monitor, Moon, Sun } from '@/ui/first-icons';

const LOOK = {
  system: { icon: Monitor, text: 'nav.themeSystem' },
  light: { icon: Sun, text: 'nav.themeLight' },
  dark: { icon: Moon, text: 'nav.themeDark' },
} as const;

/** Goes round the three appearances; the icon and the name tell which one is on. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(rememberedTheme);
  const { icon: Icon, text } = LOOK[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton
      label={`${t('nav.theme')}: ${t(text)}`}
      onClick={() => {
        changeTheme(next);
        setTheme(next);
      }}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </IconButton>
  );
}
