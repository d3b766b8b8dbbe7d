import { ALLERGENS, type Allergen, DIETS, type Diet } from '../guest';
import { plainText } from '../names';
import { ALLERGEN_WORDS, DIET_WORDS, FOOD_LINKS, FREE_FROM } from './quick-words.data';

interface Food {
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  /** Whether there is something about food in it. */
  readonly known: boolean;
  /** Whether nothing else is. */
  readonly whole: boolean;
}

const NOTHING: Food = { allergens: [], diets: [], known: false, whole: false };
/** "una vegetariana": one of them, and nobody says which. */
const OF_SOME = /^(?:\d+|un[oa]?|one|two|dos|three|tres)\s/u;

/** What a piece says of food: "sin gluten", "alergia a los frutos secos", "nut allergy, carries an EpiPen". */
export function foodIn(piece: string): Food {
  const text = plainText(piece);
  const allergens = FREE_FROM.test(text)
    ? ALLERGENS.filter((one) => ALLERGEN_WORDS.some(([known, words]) => known === one && words.test(text)))
    : [];
  const words = text.split(/[\s/]+/);
  const diets = DIETS.filter((one) =>
    DIET_WORDS.some(([known, pattern]) => known === one && words.some((word) => pattern.test(word))),
  );
  if (allergens.length + diets.length === 0) return NOTHING;
  if (OF_SOME.test(text)) return { ...NOTHING, known: true };
  const left = ALLERGEN_WORDS.reduce(
    (rest, [, pattern]) => rest.replace(new RegExp(pattern, 'gu'), ' '),
    text,
  )
    .split(/[\s/-]+/)
    .filter((word) => word !== '' && !FOOD_LINKS.test(word) && !FREE_FROM.test(word))
    .filter((word) => !DIET_WORDS.some(([, pattern]) => pattern.test(word)));
  return { allergens, diets, known: true, whole: left.length === 0 };
}
