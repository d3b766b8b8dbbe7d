import { useId } from 'react';
import { cleanColour } from '@/domain/brand/shades';
import { useTranslation } from '@/lib/translation';
import { FieldFrame, inputClass } from '@/ui/field';

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (typed: string) => void;
  /** The colours that are shown instead, if the chosen colour would be unreadable. */
  corrected?: { readonly day: string; readonly night: string };
}

function Swatch({ colour, label }: { colour: string; label: string }) {
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border border-line-strong"
        style={{ background: colour }}
      />
      <span>{label}</span>
    </li>
  );
}

/**
 * Field for a colour, entered as text or picked. If text in the chosen colour would be unreadable, the field
 * shows the corrected colour.
 */
export function ColourField({ label, hint, value, onChange, corrected }: ColourFieldProps) {
  const { t } = useTranslation('ownbrand');
  const id = useId();
  const colour = cleanColour(value);
  const changed = corrected && colour !== null;
  return (
    <div className="flex flex-col gap-2">
      <FieldFrame id={id} label={label} hint={hint} error={colour === null ? t('colour.problem') : undefined}>
        <div className="flex gap-2">
          <input
            id={id}
            type="text"
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={colour === null || undefined}
            aria-describedby={`${id}-hint${colour === null ? ` ${id}-error` : ''}`}
            className={`${inputClass} max-w-36 tabular`}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            type="color"
            aria-label={t('colour.pick', { colour: label })}
            value={colour ?? '#000000'}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-line-strong bg-surface p-1"
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      </FieldFrame>
      {changed && (
        <ul aria-label={t('colour.shown', { colour: label })} className="mt-1 flex flex-col gap-1 text-sm">
          {(['day', 'night'] as const).map((time) => (
            <Swatch
              key={time}
              colour={corrected[time]}
              label={
                corrected[time] === colour
                  ? t(`colour.${time}.kept`)
                  : t(`colour.${time}.corrected`, { colour: corrected[time] })
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}
