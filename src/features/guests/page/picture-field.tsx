import { useState } from 'react';
import { pictureUrl } from '@/data/open-page';
import { sendPicture } from '@/data/page-address';
import { IN_DEMO } from '@/lib/demo';
import { useTranslation } from '@/lib/translation';
import { PictureChoice } from '@/parts/fields/picture-choice';
import { sizedPicture } from './size-picture';

interface PictureFieldProps {
  plan_id: string;
  picture: string | null;
  onPicture: (picture: string | null) => void;
}

/** The couple's picture for the page. It is resized in the browser before the upload. */
export function PictureField({ plan_id, picture, onPicture }: PictureFieldProps) {
  const { t } = useTranslation('pageeditor');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'unreadable' | 'unsent' | null>(null);
  if (IN_DEMO) return <p className="text-sm text-ink-muted">{t('picture.demo')}</p>;
  const take = async (file: File) => {
    setBusy(true);
    setProblem(null);
    try {
      const sized = await sizedPicture(file);
      if (!sized) return setProblem('unreadable');
      // Only a nightly job deletes the previous picture, so undo works until then.
      onPicture(await sendPicture(plan_id, sized));
    } catch {
      setProblem('unsent');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-col gap-1">
      <PictureChoice
        shown={
          picture !== null && (
            <img
              src={pictureUrl(`${plan_id}/${picture}`)}
              alt={t('picture.alt')}
              className="size-14 rounded-lg bg-line object-cover"
            />
          )
        }
        words={{
          choose: t('picture.choose'),
          other: t('picture.other'),
          remove: t('picture.remove'),
          hint: t('picture.text'),
        }}
        busy={busy}
        problem={problem && t(`picture.${problem}`)}
        onFile={(file) => void take(file)}
        onRemove={() => onPicture(null)}
      />
    </div>
  );
}
