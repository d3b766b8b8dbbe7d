import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { pictureUrl } from '@/data/open-page';
import { sendPicture } from '@/data/page-address';
import { IN_DEMO } from '@/lib/demo';
import { useTranslation } from '@/lib/translation';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { sizedPicture } from './size-picture';

interface PictureFieldProps {
  plan_id: string;
  picture: string | null;
  onPicture: (picture: string | null) => void;
}

/** The couple's own picture, sized on the device before it is sent. */
export function PictureField({ plan_id, picture, onPicture }: PictureFieldProps) {
  const { t } = useTranslation('pageeditor');
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<'unreadable' | 'unsent' | null>(null);
  if (IN_DEMO) return <p className="text-sm text-ink-muted">{t('picture.demo')}</p>;
  const take = async (file: File) => {
    setBusy(true);
    setProblem(null);
    try {
      const sized = await sizedPicture(file);
      if (!sized) return setProblem('unreadable');
      // The one before goes at night: until then, taking the change back finds it.
      onPicture(await sendPicture(plan_id, sized));
    } catch {
      setProblem('unsent');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        {picture && (
          <img
            src={pictureUrl(`${plan_id}/${picture}`)}
            alt={t('picture.alt')}
            className="size-14 rounded-lg bg-line object-cover"
          />
        )}
        <Button
          look="secondary"
          busy={busy}
          icon={<ImagePlus className="size-4.5" />}
          onClick={() => input.current?.click()}
        >
          {t(picture ? 'picture.other' : 'picture.choose')}
        </Button>
        {picture && (
          <Button look="quiet" icon={<Trash2 className="size-4.5" />} onClick={() => onPicture(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('picture.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <p className="mt-1 text-sm text-ink-muted">{t('picture.text')}</p>
      {problem && <FieldError>{t(`picture.${problem}`)}</FieldError>}
    </div>
  );
}
