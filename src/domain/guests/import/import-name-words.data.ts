/** Matches the words between a name and a number of companions, such as "y" or "plus". */
export const JOINT =
  /\s*[:;,–—]\s*|\s+-\s*|\s+(?:y|e|and|con|with|plus|m[aá]s)\s+|\s*[+&]\s*|\s+(?=\(?x? ?\d)/giu;
/** Matches words for an unnamed companion. */
export const COMPANION =
  /^(acompanante|invitad[oa]|pareja|guest|partner|companion|date|spouse|wife|husband|marido|mujer|espos[oa]|novi[oa])$/;
export const PEOPLE = /^(personas?|pax|people|persons?|total)$/;
/** Matches words for relatives before a name. The words aren't part of the name. */
export const KIN =
  /^(ti[oa]s?|abuel[oa]s?|prim[oa]s?|herman[oa]s?|suegr[oa]s?|padrin[oa]s?|madrinas?|padres|yay[oa]s?|gemel[oa]s|melliz[oa]s|aunt(ie)?s?|uncles?|cousins?|brothers?|sisters?|twins|gran(dma|dpa|ny)|nana)$/;
/** Matches suffixes such as Jr. or MD. After a comma they must not be taken for given names. */
export const SUFFIX = /^(jr|sr|ii|iii|iv|md|phd|esq)\.?$/i;
