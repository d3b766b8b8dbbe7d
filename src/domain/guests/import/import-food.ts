import { cleanLine } from '../../text';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../guest';
import { plainText } from '../names';
import {
  ALLERGEN_WORDS,
  AND_WORDS,
  CHILD_WORDS,
  DIET_WORDS,
  FOOD_LINKS,
  FREE_FROM,
} from '../quick/quick-words.data';
import { HERS, HIS, MEAL_WORDS, MEN, OF_ALL, OF_SEVERAL, OF_SOME, WOMEN } from './import-food-words.data';
import { USUAL } from './import-words.data';

const pieces = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map(cleanLine)
    .filter(Boolean);

const allergensFrom = (text: string): Allergen[] =>
  ALLERGENS.filter((one) =>
    pieces(plainText(text)).some((piece) =>
      ALLERGEN_WORDS.some(([known, pattern]) => known === one && pattern.test(piece)),
    ),
  );

const dietsFrom = (text: string): Diet[] =>
  DIETS.filter((one) =>
    pieces(plainText(text)).some(
      (piece) =>
        (one === 'childrens-menu' && /infantil|child|kids/.test(piece)) ||
        DIET_WORDS.some(
          ([known, pattern]) => known === one && piece.split(/[\s/():.]+/).some((word) => pattern.test(word)),
        ),
    ),
  );

/** Somebody of a row, as far as it matters for whom a diet is. */
export interface Eater {
  readonly name: string;
  readonly child: boolean;
  /** How many this one stands for. */
  readonly people: number;
}

export interface Eaten {
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly dietary_notes: string;
}

const genderOf = ({ name }: Eater): 'woman' | 'man' | null => {
  const word = plainText(name).replaceAll('.', '').split(' ')[0] ?? '';
  return MEN.test(word) ? 'man' : WOMEN.test(word) ? 'woman' : null;
};

/** The one of two people, or of several, whom "she" or "he" means; null where it may be another. */
function meant(gender: 'woman' | 'man', eaters: readonly Eater[]): number | null {
  const grown = eaters.flatMap((one, i) => (one.child ? [] : [{ i, is: genderOf(one) }]));
  const own = grown.filter(({ is }) => is === gender);
  const open = grown.filter(({ is }) => is === null);
  if (own.length === 1 && open.length === 0) return own[0]?.i ?? null;
  return own.length === 0 && open.length === 1 ? (open[0]?.i ?? null) : null;
}

/** Words of a piece that are neither food nor somebody. */
function saysMore(piece: string, eaters: readonly Eater[]): boolean {
  const names = eaters.flatMap(({ name }) => plainText(name).split(' '));
  const bare = ALLERGEN_WORDS.reduce(
    (text, [, pattern]) => text.replace(new RegExp(pattern, 'gu'), ' '),
    plainText(piece),
  );
  return bare
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .some(
      (word) =>
        !names.includes(word) &&
        ![FOOD_LINKS, FREE_FROM, MEAL_WORDS, CHILD_WORDS, HERS, HIS, OF_ALL].some((one) => one.test(word)) &&
        !/^(los|las|dos|el|the|them|ambos)$/.test(word) &&
        !DIET_WORDS.some(([, pattern]) => pattern.test(word)),
    );
}

/** By whom a piece is eaten: their places; null where it isn't said, or can't be told. */
function whose(piece: string, eaters: readonly Eater[]): readonly number[] | null {
  const grown = eaters.flatMap(({ child }, i) => (child ? [] : [i]));
  const written = piece.normalize('NFC').toLowerCase();
  const folded = plainText(piece);
  const words = folded.split(/[^\p{L}\p{M}ª]+/u);
  const everybody = eaters.every(({ people }) => people === 1);
  if (eaters.length === 1 && (eaters[0]?.people === 1 || !OF_SOME.test(folded))) return [0];
  const byName = eaters.flatMap(({ name }, i) => {
    const given = plainText(name).replaceAll('.', '').split(' ');
    return given.every((word) => words.includes(word)) ? [i] : [];
  });
  if (byName.length > 0) return byName;
  if (OF_ALL.test(folded)) return everybody ? eaters.map((_, i) => i) : null;
  const [hers, his] = [HERS.test(folded), HIS.test(written)];
  if (hers !== his) {
    const one = meant(hers ? 'woman' : 'man', eaters);
    return one === null ? null : [one];
  }
  const childs = words.some((word) => CHILD_WORDS.test(word)) || /infantil/.test(folded);
  if (childs) {
    const children = eaters.flatMap(({ child }, i) => (child ? [i] : []));
    const [only] = children;
    const menu = /infantil|child|kids/.test(folded) && allergensFrom(piece).length === 0;
    if (only !== undefined && (menu || (children.length === 1 && eaters[only]?.people === 1)))
      return children;
    return null;
  }
  if (OF_SEVERAL.test(folded) && grown.length > 1 && everybody && !OF_SOME.test(folded)) return grown;
  // Of one who is named, beside children who aren't.
  const [alone] = grown;
  const nameless = eaters.every(({ child, name }) => !child || CHILD_WORDS.test(plainText(name)));
  if (alone !== undefined && grown.length === 1 && eaters[alone]?.people === 1 && nameless)
    return OF_SOME.test(folded) ? null : grown;
  return null;
}

/** "ella vegana y él celíaco": of two people in one breath. */
function parted(piece: string, eaters: readonly Eater[]): string[] {
  const parts = piece.split(AND_WORDS).map(cleanLine).filter(Boolean);
  const each = parts.map((one) => (eaters.length > 1 ? whose(one, eaters) : null));
  return parts.length > 1 && each.every((one) => one !== null) ? parts : [piece];
}

/**
 * What each of a row's people eats. What can't be read, or can't be said whose it is, stays with the first as it was
 * written: an allergy may not be lost. `doubt` is for what may be another's.
 */
export function foodFor(
  texts: { readonly diets: string; readonly allergens: string; readonly remarks: readonly string[] },
  eaters: readonly Eater[],
): { readonly each: readonly Eaten[]; readonly doubt: boolean } {
  const each = eaters.map(() => ({
    allergens: new Set<Allergen>(),
    diets: new Set<Diet>(),
    notes: [] as string[],
  }));
  let doubt = false;
  const read = (written: string, from: 'diets' | 'allergens') => {
    for (const piece of pieces(written).flatMap((one) => parted(one, eaters))) {
      const diets =
        from === 'diets' ? dietsFrom(piece) : dietsFrom(piece).filter((one) => one !== 'childrens-menu');
      const allergens = allergensFrom(piece);
      if (diets.length + allergens.length === 0) {
        if (!USUAL.test(plainText(piece))) each[0]?.notes.push(piece);
        continue;
      }
      const found = whose(piece, eaters);
      doubt ||= found === null;
      for (const at of found ?? [0]) {
        for (const one of diets) each[at]?.diets.add(one);
        for (const one of allergens) each[at]?.allergens.add(one);
      }
      if (found === null || saysMore(piece, eaters)) each[found?.[0] ?? 0]?.notes.push(piece);
    }
  };
  read(texts.diets, 'diets');
  read(texts.allergens, 'allergens');
  for (const one of texts.remarks) read(one, 'diets');
  return {
    doubt,
    each: each.map(({ allergens, diets, notes }) => ({
      allergens: ALLERGENS.filter((one) => allergens.has(one)),
      diets: DIETS.filter((one) => diets.has(one)),
      dietary_notes: notes.join(', '),
    })),
  };
}
