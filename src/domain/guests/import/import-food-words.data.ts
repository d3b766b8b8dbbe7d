/** Words of whom a diet is said for, folded, and of given names by whether a woman or a man has them. */
export const HERS = /(^|[^\p{L}])(ella|she|her|hers|wife|mujer|esposa|novia|senora|sra|mrs)([^\p{L}]|$)/u;
/** "él" by its accent: without one it is an article, but for "(el)". */
export const HIS =
  /(^|[^\p{L}])(él|he|him|his|husband|marido|esposo|novio|señor|sr|mr)([^\p{L}]|$)|\(el\)|^el:/u;
export const OF_ALL =
  /(^|[^\p{L}])(ambos|ambas|los dos|las dos|both|todos|todas|everyone|everybody)([^\p{L}]|$)/u;
/** Said of several at once. */
export const OF_SEVERAL =
  /(^|\s)(vegan[oa]s|vegetarian[oa]?s|celiac[oa]s|alergic[oa]s|intolerantes|coeliacs|vegans)(\s|$)/u;
/** "una vegetariana", "2 veganos": some of them, and nobody says which. */
export const OF_SOME = /^(\d+|un[oa]?|one|two|dos|three|tres)\s/u;

export const WOMEN =
  /^(mª|ma|m|mari|sra|srta|dona|dña|dna|mrs|ms|miss|lady|carmen|pilar|isabel|dolores|mercedes|belen|ines|beatriz|raquel|rocio|consuelo|amparo|rosario|socorro|charo|loreto|luz|sol|mar|paz|nieves|angeles|lourdes|montserrat|montse|merce|nuria|esther|ester|judith|sarah|emily|jane|mary|charlotte|kate|alice|rachel|helen|lucy|grace|amy|hannah|elizabeth|jess|margaret|anne|ann|susan|claire|zoe|chloe|sophie|katherine|beth|ruth|caroline|louise|rose|jennifer|karen|nicole|michelle|.*[^u]a)$/;
export const MEN =
  /^(sr|don|mr|sir|fco|fcojavier|jose|luis|juan|carlos|miguel|angel|manuel|javier|david|daniel|rafael|jaime|jorge|joaquin|ramon|ruben|adrian|ivan|martin|victor|hector|oscar|felipe|enrique|vicente|andres|nicolas|jesus|tomas|matias|joan|jordi|marc|pau|borja|luca|joshua|inigo|james|john|tom|thomas|robert|peter|paul|mark|michael|william|george|jack|harry|ben|oliver|henry|charles|edward|stephen|steven|andrew|matthew|richard|simon|philip|ian|alan|keith|kevin|brian|gary|jonathan|joseph|samuel|(?!rocio$|consuelo$|amparo$|rosario$|socorro$|charo$|loreto$).*o)$/;

/** What else stands in a piece about food and says nothing more. */
export const MEAL_WORDS =
  /^(menus?|meals?|dish|platos?|opcion|option|infantil(es)?|childrens?|child|kids?|s|para|for|es|is|son|are|no|muy|come|eats?|x?\d{1,2})$/;
