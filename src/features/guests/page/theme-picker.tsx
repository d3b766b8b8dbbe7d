import { THEMES, type Theme } from '@/domain/event-page/page';
import { useTranslation } from '@/lib/translation';
import { Drawing } from '@/parts/event-page/drawings';
import { lookOf } from '@/parts/event-page/look';
import { cx } from '@/ui/class-names';

interface ThemePickerProps {
  theme: Theme;
  onTheme: (theme: Theme) => void;
}

export function ThemePicker({ theme, onTheme }: ThemePickerProps) {
  const { t } = useTranslation(['pageeditor', 'guests']);
  return (
    <fieldset>
      <legend className="sr-only">{t('guests:page.theme')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {THEMES.map((own) => (
          <label
            key={own}
            {...lookOf({ theme: own })}
            className={cx(
              'flex cursor-pointer flex-col items-center gap-1 rounded-card border-2 bg-accent-soft px-2 pt-3 pb-2 text-sm text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              own === theme ? 'border-accent font-semibold' : 'border-line',
            )}
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={own === theme}
              onChange={() => onTheme(own)}
            />
            <Drawing theme={own} className="w-full" />
            <span>{t(`guests:page.themes.${own}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
