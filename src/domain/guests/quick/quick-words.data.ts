import type { Allergen, Diet } from '../guest';

/**
 * Words that the quick entry of guests recognises, in English and Spanish. All are in lower case without
 * accents.
 */
export const CHILD_WORDS =
  /^(ninos?|ninas?|peques?|hijos?|hijas?|niet[oa]s?|bebes?|menores|kids?|child|children|babies|baby|toddlers?|infants?|sons?|daughters?|grand(?:child|children|sons?|daughters?))$/;
export const SENIOR_WORDS = /^(mayores|abuelos?|seniors?)$/;
export const PEOPLE_WORDS = /^(personas?|pax|invitados?|people|guests?|en|in|total)$/;

/** Words for one unnamed companion. */
export const COMPANION_WORDS =
  /^(guest|partner|wife|husband|spouse|girlfriend|boyfriend|fiancee?|date|companion|mom|mother|dad|father|sister|brother|friend|invitad[oa]|pareja|acompanante|marido|mujer|espos[oa]|novi[oa]|companer[oa]|prometid[oa]|suegr[oa]|madre|padre|herman[oa]|amig[oa]|abuel[oa]|ti[oa])$/;
export const PAIR_WORDS = /^(padres|parents|abuelos|grandparents|suegros)$/;
export const ONE_CHILD =
  /^(nin[oa]|hij[oa]|niet[oa]|bebe|peque|baby|toddler|son|daughter|child|kid|grandchild)$/;
/** Words for an unknown number of people. */
export const SOME_WORDS = /^(familia|family|compania|amig[oa]s|friends|herman[oa]s|siblings|others|otros)$/;
export const ALONE_WORDS = /^(sol[oa]|alone)$/;
/** Words before a companion or number that carry no information, such as "sus" in "y sus dos hijos". */
export const BEFORE_PEOPLE = /^(sus?|his|her|an?)$/;
export const PLUS_WORDS = /^(plus|mas|\+)$/;
export const MORE_WORDS = /^(mas|more|others?)$/;
export const JOINS = /^(y|e|and|&|con|with)$/;
/** Matches the words before a total, as in "party of 6" or "somos 5". */
export const LEADS_TOTAL =
  /^(?:(?:an? |un |una )?(?:party|group|family|grupo|familia) (?:of|de)|somos|seremos)\s+/iu;
export const TITLES =
  /^(mr|mrs|ms|miss|mx|dr|dra|sr|sra|srta|don|dona|dna|prof|profesor|profesora|rev|sir|lady|doctor|doctora|lic|licenciad[oa]|ing|arq)$/;
/** Words that mean several people, such as "Sres." or "primas". */
export const SEVERAL_TITLES =
  /^(sres|senores|sras|srtas|twins?|gemel[oa]s|melliz[oa]s|prim[oa]s|cousins|ti[oa]s)$/;

/** Words for each allergen: its name, the medical condition, or a food that contains it. */
export const ALLERGEN_WORDS: readonly (readonly [Allergen, RegExp])[] = [
  ['gluten', /gluten|celiac[oa]s?|celiac|coeliac|trigo|wheat/],
  [
    'crustaceans',
    /mariscos?|shellfish|seafood|crustaceos?|crustaceans?|gambas?|shrimps?|prawns?|camaron(?:es)?/,
  ],
  ['eggs', /huevos?|\beggs?\b/],
  ['fish', /pescados?|\bfish\b/],
  ['peanuts', /cacahu[ea]tes?|peanuts?/],
  ['soybeans', /soja|soya|soy\b|soybeans?/],
  ['milk', /lactosa|lacteos?|leche|milk|dairy|lactose/],
  ['nuts', /frutos secos|nuez|nueces|\b(?:tree ?)?nuts?\b|almendras?|almonds?/],
  ['celery', /apio|celery/],
  ['mustard', /mostaza|mustard/],
  ['sesame', /sesamo|ajonjoli|sesame/],
  ['sulphites', /sulfitos?|sulphites?|sulfites?/],
  ['lupin', /altramuces|altramuz|lupin/],
  [
    'molluscs',
    /mariscos?|shellfish|seafood|moluscos?|molluscs?|mollusks?|mejillon(?:es)?|calamar(?:es)?|mussels?|squid/,
  ],
];

export const DIET_WORDS: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /^(vegan[oa]?s?|plant-based)$/],
  ['vegetarian', /^(vegetarian[oa]?s?|veggies?)$/],
  ['pescatarian', /^(pesc[ea]tarian[oa]?s?)$/],
  ['halal', /^(halal)$/],
  ['kosher', /^(kosher)$/],
];

/** Words before a family's name. They aren't given names. */
export const FAMILY_WORDS = /^(familia|fam|family|los|las|the)$/;
export const AND_WORDS = /\s+(?:y|e|i|and|&|\+(?!\s?\d))\s+/iu;
/** Short words inside Spanish last names, such as "de la". */
export const PARTICLES =
  /^(de|del|la|las|los|da|do|dos|van|von|der|den|di|du|le|el|al|bin|bint|ibn|abu|san|santa)$/;
