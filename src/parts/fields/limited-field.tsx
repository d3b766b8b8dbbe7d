import { type ComponentProps, useState } from 'react';
import { cleanLine, cleanLines, lengthOf } from '@/domain/text';
// Imported for its side effect: it registers the format of the counts in texts.
import '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { TextArea, TextField } from '@/ui/field';

/** The number of remaining characters is shown from here on: a fifth of the limit, at most this many. */
const COUNTED_FROM = 100;

/** Says how many characters are left or too many. */
type RoomWords = (key: 'left' | 'over', values: { count: number }) => string;

interface Room {
  /** The most characters, as the database counts them. Without it the text has no limit. */
  max?: number | undefined;
  /** Texts for pages in another language than the app's. */
  room?: RoomWords | undefined;
}

/** Returns true if a text fits after cleaning, as every schema cleans it. */
export const fits = (text: string, max: number): boolean => lengthOf(cleanLine(text)) <= max;

/**
 * Validates a text's length without truncating it: shows the remaining characters, and rejects too long a
 * text with its excess. The browser's own limit truncates silently, and counts an emoji as two or more.
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

/**
 * A text that is stored at each keystroke; a text that is too long stays in the field alone until it fits.
 */
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
