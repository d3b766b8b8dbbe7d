/**
 * What columns are called, folded: in both languages, by this product, and by Zola, The Knot, Joy, Bodas.net, Google
 * Contacts and Outlook. The first pattern that fits names the field.
 */
export const IMPORT_FIELDS = [
  'household',
  'full_name',
  'name',
  'last_name',
  'email',
  'phone_number',
  'age_group',
  'party_size',
  'companions',
  'children',
  'side',
  'address',
  'city',
  'tags',
  'travels',
  'diets',
  'allergens',
  'dietary_notes',
  'language',
  'notes',
  'reply',
  'answer',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const HEADINGS: readonly (readonly [ImportField, RegExp])[] = [
  [
    'household',
    /^(household( name)?|party( name)?|family( name on invitation)?|grupo( familiar)?|familia|hogar|invitacion|invitation( name)?)$/,
  ],
  [
    'full_name',
    /^(full name|nombre completo|nombre y apellidos?|invitados?|guests?|guest name|display name|file as)$/,
  ],
  ['last_name', /^(last ?names?|apellidos?|surname|family name|primer apellido)$/],
  ['name', /^(first ?names?|given name|nombre(\(s\))?|nombres|nombre de pila|name)$/],
  ['email', /^(e-?mails?( address)?|e-?mail 1 - value|correos?( electronicos?)?|email)$/],
  [
    'phone_number',
    /^(phones?( number)?|phone 1 - value|mobile( phone| number)?|cell( phone)?|home phone|primary phone|telefonos?( movil)?|movil|celular|whatsapp|tel\.?)$/,
  ],
  ['age_group', /^(age( group)?|edad|tipo|guest type|adulto\/nino|adult or child)$/],
  ['companions', /^(acompanantes?|companions?|plus ones?|\+1|additional guests|numero de acompanantes)$/],
  ['children', /^(ninos|kids|children|numero de ninos|number of children)$/],
  [
    'party_size',
    /^(people|personas|party size|numero de (personas|invitados)|number of (guests|people)|guest count|pax|total|cuantos|invited count)$/,
  ],
  ['side', /^(side|de parte de|parte|lado|bride or groom|relationship to couple|invitado de)$/],
  [
    'city',
    /^(city|ciudad|poblacion|localidad|home city|address 1 - city|state(\/province)?|provincia|estado|home state|zip( code)?|postal code|c\.?p\.?|codigo postal|home postal code|zip\/postal code|country|pais|home country( ?\/? ?region)?|address line 2|apt\/floor|apartment)$/,
  ],
  [
    'address',
    /^((street |mailing |home )?address|address line 1|street( address)?|direcc?ion( postal)?|domicilio|address 1 - formatted|home street|calle)$/,
  ],
  ['tags', /^(tags?|etiquetas?|labels?|group membership|categories|categorias|lists?)$/],
  ['travels', /^(travels from|viene de|procedencia)$/],
  ['diets', /^(diets?|dietas?|menu|meal( choice)?|dietary (restrictions|needs|requirements)|comida)$/],
  [
    'allergens',
    /^(allerg(ies|ens|y)|alergias?|alergenos|can.?t eat|no puede comer|intolerancias|alergias e intolerancias)$/,
  ],
  ['dietary_notes', /^(more about food|mas sobre la comida)$/],
  ['language', /^(language( of the invitation)?|idioma( de la invitacion)?)$/],
  ['notes', /^(notes?|notas?|comments?|comentarios?|observaciones|relationship)$/],
  [
    'reply',
    /^(rsvp( status)?|attending|respuesta|reply|confirmad[oa]s?|asistencia|asiste|attendance)(: ?.+)?$/,
  ],
];

export const YES =
  /^(yes|si|y|s|1|true|attending|accepts?|accepted|will attend|confirmad[oa]|asiste|viene|joyfully accept.*)$/;
export const NO =
  /^(no|n|0|false|not attending|declines?|declined|will not attend|no asiste|no viene|rechazad[oa]|regretfully decline.*)$/;
export const WAITING = /^(waiting( list)?|en espera|lista de espera)$/;
/** "Yes, 2 of them", "Sí, 2 de ellos". */
export const SOME = /^(?:yes|si), (\d{1,2}) /;

export const CHILD = /^(child|children|kid|nino|nina|ninos|bebe|baby|infant|menor|infantil)$/;
export const SENIOR = /^(senior|mayor|anciano|anciana)$/;
