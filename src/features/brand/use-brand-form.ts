import { useMemo, useState } from 'react';
import { type Brand, type BrandField, brandProblems, cleanOrigin } from '@/domain/brand/brand';
import { cleanColour } from '@/domain/brand/shades';
import { cleanLine, cleanLines } from '@/domain/text';
import { withDraftChanges } from '@/parts/form/draft-changes';
import { useDraftKeeper } from '@/parts/form/use-draft-keeper';
import type { KeptDraft } from '@/parts/form/use-kept-draft';

interface TypedBrand {
  readonly name: string;
  readonly colour_main: string;
  readonly colour_accent: string;
  readonly sender_name: string;
  readonly reply_to: string;
  readonly footer: string;
  readonly origin: string;
}
type Field = keyof TypedBrand;

/** Colours with which a new brand starts. They are neutral and readable. */
const BEGINNING = { colour_main: '#24507a', colour_accent: '#b0883a' } as const;

const typedOf = (stored: Brand | null): TypedBrand => ({
  name: stored?.name ?? '',
  colour_main: stored?.colour_main ?? BEGINNING.colour_main,
  colour_accent: stored?.colour_accent ?? BEGINNING.colour_accent,
  sender_name: stored?.sender_name ?? '',
  reply_to: stored?.reply_to ?? '',
  footer: stored?.footer ?? '',
  origin: stored?.origin ?? '',
});

/**
 * Converts the entered values to a brand. An invalid domain stays as entered, so that its field can report
 * the error.
 */
const brandFrom = (typed: TypedBrand, known: Pick<Brand, 'colour_main' | 'colour_accent'>) => ({
  name: cleanLine(typed.name),
  colour_main: cleanColour(typed.colour_main) ?? known.colour_main,
  colour_accent: cleanColour(typed.colour_accent) ?? known.colour_accent,
  sender_name: cleanLine(typed.sender_name) || null,
  reply_to: cleanLine(typed.reply_to) || null,
  footer: cleanLines(typed.footer) || null,
  origin: typed.origin.trim() === '' ? null : (cleanOrigin(typed.origin) ?? typed.origin.trim()),
});

/** State of the brand form. Unsaved values are kept as a draft on the device. */
export function useBrandForm(stored: Brand | null, kept: KeptDraft) {
  const base = useMemo(() => typedOf(stored), [stored]);
  const [typed, setTyped] = useState<TypedBrand>(() => withDraftChanges({ ...base }, kept.data));
  const [restored, setRestored] = useState(() => kept.data !== null);
  const [tried, setTried] = useState(false);
  const draft = useDraftKeeper(() => ({ ...typed }), { ...base }, kept.name);
  const brand = brandFrom(typed, stored ?? BEGINNING);
  const problems = brandProblems(brand);
  const areColours = [typed.colour_main, typed.colour_accent].every((colour) => cleanColour(colour) !== null);
  return {
    typed,
    brand,
    restored,
    isReady: problems.length === 0 && areColours,
    problemOf: (field: BrandField): boolean => tried && problems.includes(field),
    set: (field: Field, value: string) => {
      setTyped((before) => ({ ...before, [field]: value }));
      draft.changed();
    },
    /** Makes invalid fields show their errors. */
    tryIt: () => setTried(true),
    saved: () => {
      setTried(false);
      setRestored(false);
      draft.remove();
    },
    discard: () => {
      setTyped(base);
      setRestored(false);
      draft.remove();
    },
  };
}
