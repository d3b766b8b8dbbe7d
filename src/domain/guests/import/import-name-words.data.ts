/** Between a name and how many come with it. */
export const JOINT =
  /\s*[:;,–—]\s*|\s+-\s*|\s+(?:y|e|and|con|with|plus|m[aá]s)\s+|\s*[+&]\s*|\s+(?=\(?x? ?\d)/giu;
/** A companion without a name. */
export const COMPANION =
  /^(acompanante|invitad[oa]|pareja|guest|partner|companion|date|plus-one|spouse|wife|husband|marido|mujer|espos[oa]|novi[oa])$/;
export const PEOPLE = /^(personas?|pax|people|persons?|invitados|guests|en total|total)$/;
/** Words for relatives before a name; they aren't part of it. */
export const KIN =
  /^(ti[oa]s?|abuel[oa]s?|prim[oa]s?|herman[oa]s?|suegr[oa]s?|padrin[oa]s?|madrinas?|padres|yay[oa]s?|gemel[oa]s|melliz[oa]s|aunt(ie)?s?|uncles?|cousins?|siblings|brothers?|sisters?|twins|gran(dma|dpa|ny)|grandparents|nana)$/;
/** Suffixes (Jr., MD): what follows a comma is no given name then. */
export const SUFFIX = /^(jr|sr|ii|iii|iv|md|phd|esq|dds|rn|cpa)\.?$/i;
