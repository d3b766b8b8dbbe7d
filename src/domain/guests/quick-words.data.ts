import type { Allergen, Diet } from './guest';

/** Words of a quick line, folded: small letters without accents, in both languages at once. */
export const CHILD_WORDS =
  /^(ninos?|ninas?|peques?|hijos?|hijas?|bebes?|menores|kids?|child|children|babies|baby|minors?|sons?|daughters?)$/;
export const SENIOR_WORDS = /^(mayor|mayores|abuelos?|abuelas?|ancianos?|seniors?|elderly|grandparents?)$/;
export const PEOPLE_WORDS =
  /^(personas?|pax|invitados?|adultos?|adultas?|people|persons?|guests?|adults?|de|of)$/;

/** Free-from words mean the allergen; a bare food with "alergia" or "allergy" beside it does too. */
export const ALLERGEN_WORDS: readonly (readonly [Allergen, RegExp])[] = [
  ['gluten', /gluten|celiac[oa]s?|celiac|coeliac|trigo|wheat/],
  ['crustaceans', /crustaceos?|crustaceans?|mariscos?|shellfish|gambas?|shrimps?|prawns?|camaron(?:es)?/],
  ['eggs', /huevos?|eggs?/],
  ['fish', /pescados?|\bfish\b/],
  ['peanuts', /cacahu[ea]tes?|peanuts?/],
  ['soybeans', /soja|soya|soy\b|soybeans?/],
  ['milk', /lactosa|lacteos?|leche|milk|dairy|lactose/],
  ['nuts', /frutos secos|nuez|nueces|(?<!pea)nuts?\b|almendras?|almonds?/],
  ['celery', /apio|celery/],
  ['mustard', /mostaza|mustard/],
  ['sesame', /sesamo|ajonjoli|sesame/],
  ['sulphites', /sulfitos?|sulphites?|sulfites?/],
  ['lupin', /altramuces|altramuz|lupin/],
  [
    'molluscs',
    /moluscos?|mariscos?|shellfish|molluscs?|mollusks?|mejillon(?:es)?|calamar(?:es)?|mussels?|squid/,
  ],
];
/** A whole marker: what comes after it, or stands beside it, is an allergen. */
export const FREE_FROM =
  /\b(sin|alergi[ao]s?|alergic[ao]s?|intoleran(?:te|cia)|free|without|no|allerg(?:y|ic|ies)|intolerant|celiac[oa]?s?|coeliac)\b/;

export const DIET_WORDS: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /^(vegan[oa]?s?)$/],
  ['vegetarian', /^(vegetarian[oa]?s?|veggies?)$/],
  ['pescatarian', /^(pesc[ea]tarian[oa]?s?|pescetarian[oa]?s?)$/],
  ['halal', /^(halal)$/],
  ['kosher', /^(kosher)$/],
];

/** Words that begin a household's name and are nobody's given name. */
export const FAMILY_WORDS = /^(familia|fam|family|los|las|the)$/;
export const AND_WORDS = /\s+(?:y|e|and|&|\+(?!\d))\s+/iu;
/** Joins of a Spanish last name. */
export const PARTICLES = /^(de|del|la|las|los|y|i|da|do|dos|das|van|von|der|den|di|el|al|bin|san|santa)$/;
