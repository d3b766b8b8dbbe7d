/** Matches the words between a name and the number of companions. */
export const JOINT =
  /\s*[:;,–—]\s*|\s+-\s*|\s+(?:y|e|and|con|with|plus|m[aá]s)\s+|\s*[+&]\s*|\s+(?=\(?x? ?\d)/giu;
/** Matches a companion without a name. */
export const COMPANION =
  /^(acompanante|invitad[oa]|pareja|guest|partner|companion|date|plus-one|spouse|wife|husband|marido|mujer|espos[oa]|novi[oa])$/;
export const PEOPLE = /^(personas?|pax|people|persons?|invitados|guests|en total|total)$/;
/** Matches words for relatives before a name, which aren't part of it. */
export const KIN =
  /^(ti[oa]s?|abuel[oa]s?|prim[oa]s?|herman[oa]s?|suegr[oa]s?|padrin[oa]s?|madrinas?|padres|yay[oa]s?|gemel[oa]s|melliz[oa]s|aunt(ie)?s?|uncles?|cousins?|siblings|brothers?|sisters?|twins|gran(dma|dpa|ny)|grandparents|nana)$/;
/** Matches suffixes (Jr., MD), which may follow a comma in place of given names. */
export const SUFFIX = /^(jr|sr|ii|iii|iv|md|phd|esq|dds|rn|cpa)\.?$/i;
