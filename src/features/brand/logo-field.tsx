import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { drawnLogo, type LogoProblem } from './draw-logo';

interface LogoFieldProps {
  /** An address of the logo as it stands. */
  shown: string | null;
  onPicture: (picture: Blob | null) => void;
}

/** The logo, drawn to a picture on the device before anything is made of it. */
export function LogoField({ shown, onPicture }: LogoFieldProps) {
  const { t } = useTranslation('ownbrand');
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const take = async (file: File) => {
    setBusy(true);
    setProblem(null);
    const drawn = await drawnLogo(file);
    if ('problem' in drawn) setProblem(drawn.problem);
    else onPicture(drawn.picture);
    setBusy(false);
  };
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="font-medium">{t('logo.label')}</legend>
      {shown && (
        <div className="flex gap-2 self-start rounded-lg border border-line bg-white p-2">
          <img src={shown} alt={t('logo.alt')} className="h-12 w-auto max-w-56 object-contain" />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={choose}
          look="secondary"
          busy={busy}
          icon={<ImagePlus className="size-4.5" />}
          onClick={() => input.current?.click()}
        >
          {t(shown ? 'logo.other' : 'logo.choose')}
        </Button>
        {shown && (
          <Button
            look="quiet"
            icon={<Trash2 className="size-4.5" />}
            onClick={() => {
              onPicture(null);
              choose.current?.focus();
            }}
          >
            {t('logo.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('logo.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <p className="text-sm text-ink-muted">{t('logo.text')}</p>
      {problem && <FieldError>{t(`logo.problem.${problem}`)}</FieldError>}
    </fieldset>
  );
}
