/** Matches any mention of an allergy. The text must be lower case without accents. */
export const ALLERGY = /(^|[^\p{L}])(alergi|allerg|anafila|anaphyla|epipen|intoleran|celiac|coeliac)/u;
/** Matches a word that means avoiding the food after it, such as "sin" or "without". */
export const CARE = /(^|[^\p{L}])(sin|no|not|without|free|cant|cannot|evita|avoids?)([^\p{L}]|$)/u;

/** Matches foods to avoid, such as "alergia a los frutos secos", "gluten-free" or "celíaco". */
export const FREE_FROM =
  /^(?:(?:alergi[ao]s?|alergic[ao]s?|intoleran(?:tes?|cias?)|allerg(?:y|ic|ies)|intoleran(?:t|ce)|sin)\s(?:(?:a|al|to)\s)?(?:(?:la|los|las)\s)?(?<behind>.+)|(?<before>.+?)[\s-](?:allerg(?:y|ies|ic)|intoleran(?:t|ce)|free)|(?<alone>celiac[oa]?s?|coeliacs?))$/u;

/** Matches words about meals that carry no information, such as "menu" or "dish". */
export const MEAL_WORDS = /^(menus?|meals?|diet|dieta|dish|platos?|opcion|option|comida|food)$/;
export const CHILDRENS_MENU = /^(menu )?(infantil|de ninos|nino|kids?|child(ren)?)s?( (menu|meal))?$/;
