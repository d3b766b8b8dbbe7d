import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import type { Pieces } from '@/ui/pieces';

interface PictureChoiceProps {
  shown: Pieces;
  words: {
    readonly choose: string;
    readonly other: string;
    readonly remove: string;
    readonly hint: string;
  };
  busy: boolean;
  problem: string | null;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Choice of a picture from this device, with buttons to choose, replace and remove it. */
export function PictureChoice({ shown, words, busy, problem, onFile, onRemove }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {shown}
        <Button
          ref={choose}
          look="secondary"
          busy={busy}
          icon={<ImagePlus className="size-4.5" />}
          onClick={() => input.current?.click()}
        >
          {shown ? words.other : words.choose}
        </Button>
        {shown && (
          <Button
            look="quiet"
            icon={<Trash2 className="size-4.5" />}
            onClick={() => {
              onRemove();
              // The pressed button disappears with the picture, so another button gets the focus.
              choose.current?.focus();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <p className="text-sm text-ink-muted">{words.hint}</p>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}
