import { useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { PictureChoice } from '@/parts/fields/picture-choice';
import { drawnLogo, type LogoProblem } from './draw-logo';

interface LogoFieldProps {
  /** Address of the current logo image, or null if there is none. */
  shown: string | null;
  onPicture: (picture: Blob | null) => void;
}

/** Field to choose a logo. The image is redrawn in the browser before it is used. */
export function LogoField({ shown, onPicture }: LogoFieldProps) {
  const { t } = useTranslation('ownbrand');
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
      <legend className="mb-1.5 font-medium">{t('logo.label')}</legend>
      <PictureChoice
        shown={
          shown !== null && (
            <div className="flex basis-full">
              <img
                src={shown}
                alt={t('logo.alt')}
                className="h-16 w-auto max-w-60 rounded-lg border border-line bg-white object-contain p-2"
              />
            </div>
          )
        }
        words={{
          choose: t('logo.choose'),
          other: t('logo.other'),
          remove: t('logo.remove'),
          hint: t('logo.text'),
        }}
        busy={busy}
        problem={problem && t(`logo.problem.${problem}`)}
        onFile={(file) => void take(file)}
        onRemove={() => onPicture(null)}
      />
    </fieldset>
  );
}
