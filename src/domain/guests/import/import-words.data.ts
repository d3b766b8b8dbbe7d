/**
 * Patterns of column headings in English and Spanish: our own and those of Zola, The Knot, Joy, Bodas.net,
 * Google Contacts and Outlook. Headings are compared in lower case without accents. The first match wins.
 */
export const IMPORT_FIELDS = [
  'household',
  'full_name',
  'name',
  'middle_name',
  'last_name',
  'second_last_name',
  'email',
  'phone_number',
  'age_group',
  'party_size',
  'adults',
  'companions',
  'children',
  'side',
  'address',
  'city',
  'tags',
  'travels',
  'meal',
  'diets',
  'allergens',
  'dietary_notes',
  'host',
  'language',
  'second_list',
  'parts',
  'company',
  'job_title',
  'badge_name',
  'notes',
  'reply',
  'answer',
  'own',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
/** The field of a column. If the column is about a companion, the companion's number follows: `email@1`. */
export type ImportColumn = ImportField | `${ImportField}@${number}`;

export const HEADINGS: readonly (readonly [ImportField, RegExp])[] = [
  [
    'household',
    /^(household( name)?|party( name)?|family|grupos?|grupo familiar|nombre del grupo|groups?( name)?|familia|hogar|invitacion|invitation( name)?)$/,
  ],
  [
    'full_name',
    /^(full name|attendees?( name)?|guest names?|nombres? y apellidos?|nombre completo|invitados?|guests?|display name|file as|(what.?s? (is )?)?your (full )?name|nombre y apellidos? completos?|(cual es )?tu nombre( completo)?)$/,
  ],
  [
    'last_name',
    /^(last( ?names?)?|apellidos?|surname|family name|guest last name|primer apellido|apellido (paterno|1))$/,
  ],
  ['second_last_name', /^(segundo apellido|apellido (materno|2)|second last name)$/],
  ['middle_name', /^(middle names?|additional name|segundo nombre)$/],
  [
    'name',
    /^((guest )?first( ?names?)?|given name|forenames?|primer nombre|nombre(\(s\))?|nombres|nombre de pila|name)$/,
  ],
  [
    'email',
    /^((work |personal |home )?e-?mails?( address)?|e-?mail \d( - value| address)?|correos?( electronicos?)?)$/,
  ],
  [
    'phone_number',
    /^(phones?( number)?|phone \d( - value)?|mobile( phone| number)?|cell( phone)?|home phone|primary phone|(numero de )?(telefonos?|celular)( movil| \d)?|telefono fijo|fijo|movil|whatsapp|tel\.?)$/,
  ],
  [
    'age_group',
    /^(age( group| in years)?|edad( en anos)?|grupo de edad|tipo|guest type|adulto o nino|adult or child|child|nin[oa]|bebe|baby)$/,
  ],
  ['host', /^(is )?(plus[- ]?one|guest|companion) of$|^(es )?acompanante de$/],
  ['adults', /^((n[uº°o]m?\.?|numero|number)( of| de)? )?(adultos|adults)$/],
  [
    'companions',
    /^((acompanantes?|companions?|plus[- ]?ones?|\+ ?1|additional guest\(?s?\)?|partner|spouse|pareja|conyuge|espos[oa])( allowed| permitid[oa]s)?|numero de acompanantes|number of (plus ones|companions))$/,
  ],
  [
    'children',
    /^(((n[uº°o]m?\.?|numero|number)( of| de)? )?(ninos|ninas|hijos|bebes|menores|kids|children|babies|infants)|(child|kid|nino|nina|hijo|hija) \d( (first |full )?name)?|ninos y bebes|bebes y ninos)$/,
  ],
  [
    'party_size',
    /^(people|personas|party size|(n[uº°o]m?\.?|numero)( de)? (personas|invitados)|number of (guests|people)|how many( people| guests| of you)?( will be)?( (are )?(in your party|coming|attending))?|cuant[oa]s (sois|son|personas|vienen|sereis|seran)|guest count|pax|total|puestos|plazas|lugares|asientos|cubiertos|seats|places|head ?count|cuantos)$/,
  ],
  ['side', /^(side|de parte de|parte|lado|bride or groom|relationship to couple|invitado de)$/],
  [
    'city',
    /^(city|ciudad|poblacion|localidad|home city|address 1 - city|state(\/province)?|st|street 2|provincia|estado|home state|zip( code)?|post ?code|town|county|municipio|postal code|c\.?p\.?|codigo postal|home postal code|country|pais|home country( ?\/? ?region)?|address line 2|apt\/floor|apartment)$/,
  ],
  [
    'address',
    /^((street |mailing |home )?address|address line 1|street( address)?|direcc?ion( postal)?|domicilio|address 1 - formatted|home street|calle)$/,
  ],
  ['tags', /^(tags?|etiquetas?|labels?|group membership|categories|categorias|lists?)$/],
  ['travels', /^(travels from|viene de|procedencia)$/],
  ['meal', /^(menus?|meals?( choices?)?|platos?( principal)?|comida|entrees?|main course|food choice)$/],
  [
    'diets',
    /^(dietas?|((any|special) )?(dietary|diets?)( (restrictions|needs|requirements|info|information|notes))?|(menu|dietas?) especial(es)?|requisitos? alimentari[oa]s?)$/,
  ],
  [
    'allergens',
    /^(allerg(ies|ens|y)|alergias?|alergenos|can.?t eat|no puede comer|intolerancias|alergias? (e|o|y\/o) ?intolerancias?|food allerg(y|ies)|allergies (and|or) intolerances|(alergias|restricciones) alimentarias?)$/,
  ],
  ['dietary_notes', /^(more about food|mas sobre la comida)$/],
  ['language', /^(language( of the invitation)?|idioma( de la invitacion)?)$/],
  [
    'parts',
    /^(day (or|and) (evening|night)|(day|evening|night)( only| guests?)?|invited to|invitad[oa]s? a|invitation type|tipo de invitacion|ceremony ?\/ ?reception|parts?( of the (day|event))?|partes?( del (dia|evento))?|event ?parts?|dia ?\/ ?noche)$/,
  ],
  ['second_list', /^(second list|segunda lista)$/],
  [
    'company',
    /^((your |nombre de (la |tu )?)?(compan(y|ies)|organi[sz]ation|empresa|compania|organizacion|entidad|razon social|institucion)( name)?|organization 1 - name|employer)$/,
  ],
  [
    'job_title',
    /^((your )?job ?titles?|(current )?position|job role|cargo|puesto( de trabajo)?|organization 1 - title|occupation|profesion)$/,
  ],
  [
    'badge_name',
    /^(badge( name)?|name (on|for) (the |your )?(badge|name tag)|name ?tags?|(nombre (en|para|de) (la |el )?)?(acreditacion|credencial|gafete))$/,
  ],
  ['notes', /^(notes?|notas?|comments?|comentarios?|observaciones|relationship)$/],
  [
    'reply',
    /^(rsvp( status)?|attending|respuesta|reply|confirmad[oa]s?|confirmacion|asistencia|asiste|asistira|asistiran|vienen?|vendran?|will you (be )?(attend|attending|coming|come)|(are you |can you )?(coming|come|attend)|attendance)(: ?.+)?$|^.+ rsvp$/,
  ],
];

/** Matches a clear yes. For each unclear wording of a reply, the user is asked once what it means. */
export const YES =
  /^(yes|si|y|s|attending|accepts?|accepted|will attend|confirmad[oa]s?|asisten?|asistiran?|vienen?|joyfully accepts?|[✓✔✅]\ufe0f?)$/;
export const NO =
  /^(no|n|not attending|declines?|declined|will not attend|no (asisten?|vienen?|asistiran?|pueden?|podran?)|rechazad[oa]s?|cancelad[oa]s?|regretfully declines?|[✗✘❌]\ufe0f?)$/;
export const WAITING = /^(waiting( list)?|en espera|lista de espera)$/;
export const NO_REPLY =
  /^(pending|pendientes?|por confirmar|no (response|reply|answer)|sin (respuesta|contestar|confirmar)|no contesta|n\/[acd]|s\/c|awaiting.*|not sent|invited|invitad[oa]s?|open|[-?]+)$/;
export const TICKED = /^(true|verdadero|x|[✓✔✅☑]\ufe0f?|\[x\])$/;
export const UNTICKED = /^(false|falso|[☐□]|\[ ?\])$/;
export const SOME =
  /^(?<word>\p{L}+)[\s,:;(–-]+(?<people>\d{1,2})(?:\s*(?:of|de|\/)\s*(?<all>\d{1,2}|them|ellos|ellas))?\)?$/u;
/** Matches filler words that change neither a count nor a diet. */
export const USUAL =
  /^(no|none|nada|ningun[oa]?|normal|estandar|standard|regular|adult[oa]?s?|omnivor[oa]?e?s?|-|0)$/;
/** Matches texts that mean "empty", such as "n/a", "none" or "sin datos". */
export const EMPTY = /^(n\/[acd]|s\/[nd]|n\.a\.|none|null|no tiene|sin datos|[-–—]+)$/;
/** Matches only marks such as "n/a" or "-", for columns where words such as "none" are data. */
export const EMPTY_MARK = /^(n\/[acd]|s\/[nd]|n\.a\.|[-–—]+)$/;
/** Matches a placeholder for a companion whose name isn't known yet. */
export const UNNAMED = /^((a )?guest|plus-one|tbd|por (definir|confirmar))$/;
export const MOBILE = /mobile|movil|cel|whatsapp/;
/** Matches a heading between the rows of a list, such as "Friends of the groom". */
export const SECTION =
  /(^|\s)(de (los )?novios|de ambos|novia|novio|brides?|grooms?|side|lado)(\s|$)|^(amig[oa]s|friends|companer[oa]s|co-?workers|colleagues|trabajo|work|vecinos|neighbou?rs|primos|cousins|mesa \d+|table \d+|invitados|guests)(\s|$)|:$/;
export const TOTAL_ROW = /^(gran |grand |sub ?)?(total(es)?|suma)(:? \d+.*|\s.*)?$/;

export const CHILD =
  /^(child|children|kid|nino|nina|ninos|bebe|baby|infant|menor|infantil|ninas|bebes|toddler)$/;
export const SENIOR = /^(senior|mayor|mayores)$/;
export const ADULT = /^adult[oa]?s?$/;
