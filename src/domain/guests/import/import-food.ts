import { fold } from '../../fold';
import { cleanLine } from '../../text';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '../guest';
import { ALLERGEN_WORDS, DIET_WORDS } from '../quick/quick-words.data';
import { ALLERGY, CARE, CHILDRENS_MENU, FREE_FROM, MEAL_WORDS } from './import-food-words.data';
import { USUAL } from './import-words.data';

export type FoodField = 'meal' | 'diets' | 'allergens';
/** Possible meanings of an unclear text about food. The person chooses one. */
export const FOOD_KINDS = ['dish', 'diet', 'allergy'] as const;
export type FoodKind = (typeof FOOD_KINDS)[number];

export interface Eaten {
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  /** Text that couldn't be assigned to a diet or allergen, unchanged. */
  readonly dietary_notes: string;
}
export const NOTHING_EATEN: Eaten = { allergens: [], diets: [], dietary_notes: '' };

const wholes = ALLERGEN_WORDS.map(
  ([known, pattern]) => [known, new RegExp(`^(?:${pattern.source})$`, 'u')] as const,
);
/** Returns allergens only if the complete text is a food, such as "nuts" or "frutos secos". */
const foodsOf = (text: string): Allergen[] =>
  wholes.flatMap(([known, pattern]) => (pattern.test(text) ? [known] : []));

const dietOf = (text: string): Diet[] =>
  DIET_WORDS.flatMap(([known, words]) => (words.test(text) ? [known] : []));

/** Returns every allergen and diet that a text mentions, so that the person can choose. */
export function mentioned(text: string): { allergens: Allergen[]; diets: Diet[] } {
  const folded = fold(text);
  const words = folded.split(/[^\p{L}\p{N}-]+/u);
  return {
    allergens: ALLERGENS.filter((one) =>
      ALLERGEN_WORDS.some(([known, pattern]) => known === one && pattern.test(folded)),
    ),
    diets: DIETS.filter((one) => words.some((word) => dietOf(word).includes(one))),
  };
}

/**
 * Returns true if a text mentions an allergy. All columns are checked, because an allergy must not be missed.
 */
export const saysAllergy = (text: string): boolean => ALLERGY.test(fold(text));

/** Parses a text about food if all of its words are known. Returns null for dishes, wishes and sentences. */
export function knownFood(text: string, field: FoodField): Eaten | null {
  const allergens = new Set<Allergen>();
  const diets = new Set<Diet>();
  let avoided = field === 'allergens';
  for (const written of fold(text).split(/[,;/+&()\n]|\s(?:y|e|o|ni|and|or|nor)\s/u)) {
    const piece = cleanLine(written.replace(/[.!]/g, ' '));
    if (piece === '' || USUAL.test(piece)) continue;
    const bare = piece
      .split(' ')
      .filter((word) => !MEAL_WORDS.test(word))
      .join(' ');
    const found = dietOf(bare);
    if (field !== 'allergens' && CHILDRENS_MENU.test(piece)) found.push('childrens-menu');
    for (const one of found) diets.add(one);
    if (found.length > 0) continue;
    const free = FREE_FROM.exec(piece)?.groups;
    const foods = foodsOf(free ? (free.before ?? free.behind ?? free.alone ?? '') : avoided ? bare : '');
    if (foods.length === 0) return null;
    // In "sin gluten y lactosa" the second food must be avoided too.
    avoided = true;
    for (const one of foods) allergens.add(one);
  }
  return {
    allergens: ALLERGENS.filter((one) => allergens.has(one)),
    diets: DIETS.filter((one) => diets.has(one)),
    dietary_notes: '',
  };
}

/** Returns true if a remark or a heading is about food. */
export function isFood(text: string): boolean {
  const known = knownFood(text, 'diets');
  return saysAllergy(text) || (known !== null && known.allergens.length + known.diets.length > 0);
}

/**
 * Converts a text about food to the meaning that the person chose, and keeps the original words as a note.
 */
export function foodAs(kind: FoodKind, text: string, heading: string): Eaten {
  const { allergens, diets } = mentioned(text);
  return {
    allergens: kind === 'allergy' ? allergens : [],
    diets: kind === 'dish' ? [] : diets,
    dietary_notes: kind === 'dish' && heading ? `${heading}: ${text}` : text,
  };
}

/** Returns true if a text names a dish rather than a diet or a food to avoid. */
export const isDish = (text: string, field: FoodField): boolean => {
  const { diets } = mentioned(text);
  return field === 'meal' && diets.length === 0 && !saysAllergy(text) && !CARE.test(fold(text));
};

export function eatenTogether(all: readonly Eaten[]): Eaten {
  const has = <T>(of: (one: Eaten) => readonly T[], value: T) => all.some((one) => of(one).includes(value));
  return {
    allergens: ALLERGENS.filter((one) => has((eaten) => eaten.allergens, one)),
    diets: DIETS.filter((one) => has((eaten) => eaten.diets, one)),
    dietary_notes: [...new Set(all.map((one) => one.dietary_notes).filter(Boolean))].join(', '),
  };
}
