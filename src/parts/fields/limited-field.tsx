import { type ComponentProps, useState } from 'react';
import { cleanLine, cleanLines, lengthOf } from '@/domain/text';
// Imported for its side effect: registers the number format that the texts use.
import '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { TextArea, TextField } from '@/ui/field';

/**
 * The field shows the remaining characters when there are at most this many. For short limits, a fifth of the
 * limit counts instead.
 */
const COUNTED_FROM = 100;

type RoomWords = (key: 'left' | 'over', values: { count: number }) => string;

interface Room {
  /** Maximum characters, counted as in the database. Undefined means no limit. */
  max?: number | undefined;
  /** Texts for the remaining characters, on pages in another language than the app's. */
  room?: RoomWords | undefined;
}

/** Returns true if a text is short enough. The text is cleaned first, as in all schemas. */
export const fits = (text: string, max: number): boolean => lengthOf(cleanLine(text)) <= max;

/**
 * Checks a text's length and shows how many characters remain or must be removed. The browser's `maxlength`
 * would silently cut the text, and count an emoji as two or more.
 */
function useRoom(
  text: string,
  clean: (text: string) => string,
  { max, room, hint, error }: Room & Pick<ComponentProps<typeof TextField>, 'hint' | 'error'>,
) {
  const { t } = useTranslation('common');
  if (max === undefined) return { hint, error };
  const left = max - lengthOf(clean(text));
  if (left > Math.min(COUNTED_FROM, max / 5)) return { hint, error };
  const said = (room ?? ((key, values) => t(`characters.${key}`, values)))(left < 0 ? 'over' : 'left', {
    count: Math.abs(left),
  });
  return left < 0 ? { hint, error: said } : { hint: said, error };
}

export function LimitedText({ max, room, ...rest }: Room & ComponentProps<typeof TextField>) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const text = rest.value === undefined ? typed : String(rest.value ?? '');
  const said = useRoom(text, cleanLine, { max, room, hint: rest.hint, error: rest.error });
  return (
    <TextField
      {...rest}
      {...said}
      onChange={(event) => {
        setTyped(event.target.value);
        rest.onChange?.(event);
      }}
    />
  );
}

export function LimitedArea({ max, room, ...rest }: Room & ComponentProps<typeof TextArea>) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const text = rest.value === undefined ? typed : String(rest.value ?? '');
  const said = useRoom(text, cleanLines, { max, room, hint: rest.hint, error: rest.error });
  return (
    <TextArea
      {...rest}
      {...said}
      onChange={(event) => {
        setTyped(event.target.value);
        rest.onChange?.(event);
      }}
    />
  );
}

interface FittingTextProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  max: number;
  value: string;
  onChange: (text: string) => void;
}

/** Text field that reports each change. A text that is too long isn't reported until it fits. */
export function FittingText({ value, onChange, max, ...rest }: FittingTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <LimitedText
      {...rest}
      max={max}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(fits(target.value, max) ? null : target.value);
        if (fits(target.value, max)) onChange(target.value);
      }}
    />
  );
}
