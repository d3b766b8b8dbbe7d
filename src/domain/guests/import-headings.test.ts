import { expect, test } from 'vitest';
import { fieldOf } from './import/import-heading';
import type { ImportField } from './import/import-words.data';

/** Headings of guest lists by hand, and of Zola, The Knot, Joy, Bodas.net, Google Contacts and Outlook. */
const WRITTEN: readonly (readonly [ImportField, readonly string[]])[] = [
  [
    'household',
    [
      'Household · Household name · Party · Party name · Family · Grupo · Grupo familiar',
      'Nombre del grupo · Group · Group name · Familia · Hogar · Invitación · Invitation name',
    ],
  ],
  [
    'full_name',
    [
      'Full name · Attendee · Attendee name · Guest names · Nombre y apellidos · Nombre completo',
      'Invitado · Guest · Display name · File as · Your name · What’s your full name?',
      'Nombre y apellidos completos · ¿Cuál es tu nombre completo? · Tu nombre',
    ],
  ],
  [
    'last_name',
    [
      'Last name · Last · Apellidos · Surname · Family name · Guest last name · Primer apellido',
      'Apellido paterno · Apellido 1',
    ],
  ],
  ['second_last_name', ['Segundo apellido · Apellido materno · Apellido 2 · Second last name']],
  ['middle_name', ['Middle name · Additional name · Segundo nombre']],
  [
    'name',
    [
      'First name · Guest first name · First · Given name · Forename · Primer nombre · Nombre · Nombre(s)',
      'Nombres · Nombre de pila · Name',
    ],
  ],
  [
    'email',
    [
      'Email · E-mail address · Work email · Personal email · Home email · E-mail 1 - Value',
      'Email 2 address · Correo · Correo electrónico',
    ],
  ],
  [
    'phone_number',
    [
      'Phone · Phone number · Phone 1 · Phone 1 - Value · Mobile · Mobile phone · Mobile number · Cell',
      'Cell phone · Home phone · Primary phone · Teléfono · Número de teléfono · Teléfono móvil',
      'Teléfono 2 · Celular · Teléfono fijo · Fijo · Móvil · WhatsApp · Tel.',
    ],
  ],
  [
    'age_group',
    [
      'Age · Age group · Age in years · Edad · Edad en años · Grupo de edad · Tipo · Guest type',
      'Adulto o niño · Adult or child · Adulto/Niño · Child · Niño · Bebé · Baby',
    ],
  ],
  ['host', ['Plus one of · Is plus-one of · Guest of · Companion of · Acompañante de · Es acompañante de']],
  ['adults', ['Adultos · Nº de adultos · Número de adultos · Number of adults']],
  [
    'companions',
    [
      'Acompañantes · Companion · Plus one · Plus one allowed · +1 · Additional guest(s) · Partner',
      'Spouse · Pareja · Acompañantes permitidos · Cónyuge · Esposa · Número de acompañantes',
      'Number of plus ones · Number of companions',
    ],
  ],
  [
    'children',
    [
      'Niños · Nº niños · Número de niños · Number of kids · Niñas · Hijos · Bebés · Menores · Kids',
      'Children · Babies · Infants · Child 1 name · Child 1 first name · Child 1 full name · Kid 2',
      'Niño 1 · Niña 2 · Hijo 1 · Hija 2 · Niños y bebés · Bebés y niños',
    ],
  ],
  [
    'party_size',
    [
      'People · Personas · Party size · Nº personas · Número de invitados · Number of guests',
      'Number of people · How many? · How many people will be attending? · How many guests are coming?',
      'How many of you are in your party? · ¿Cuántos sois? · ¿Cuántos son? · ¿Cuántas personas?',
      '¿Cuántos vienen? · ¿Cuántos seréis? · ¿Cuántos serán? · Guest count · Pax · Total · Puestos',
      'Plazas · Lugares · Asientos · Cubiertos · Seats · Places · Headcount · ¿Cuántos?',
    ],
  ],
  ['side', ['Side · De parte de · Parte · Lado · Bride or groom · Relationship to couple · Invitado de']],
  [
    'city',
    [
      'City · Ciudad · Población · Localidad · Home city · Address 1 - City · State · State/Province · St',
      'Street 2 · Provincia · Estado · Home state · Zip · Zip code · Postcode · Post code · Town · County',
      'Municipio · Postal code · C.P. · Código postal · Home postal code · Country · País',
      'Home country/region · Address line 2 · Apt/Floor · Apartment',
    ],
  ],
  [
    'address',
    [
      'Address · Street address · Mailing address · Home address · Address line 1 · Street · Dirección',
      'Dirección postal · Domicilio · Address 1 - Formatted · Home street · Calle',
    ],
  ],
  ['tags', ['Tags · Etiquetas · Labels · Group membership · Categories · Categorías · List']],
  ['travels', ['Travels from · Viene de · Procedencia']],
  [
    'meal',
    ['Menú · Meal · Meal choice · Plato · Plato principal · Comida · Entrée · Main course · Food choice'],
  ],
  [
    'diets',
    [
      'Diet · Dieta · Dietary restrictions · Any dietary needs · Special diet requirements · Dietary info',
      'Dietary information · Dietary notes · Menú especial · Dieta especial · Dietas especiales',
      'Requisitos alimentarios',
    ],
  ],
  [
    'allergens',
    [
      'Allergies · Allergens · Allergy · Alergias · Alérgenos · Can’t eat · No puede comer',
      'Intolerancias · Alergias e intolerancias · Alergias o intolerancias · Alergias y/o intolerancias',
      'Food allergies · Food allergy · Allergies and intolerances · Allergies or intolerances',
      'Alergias alimentarias · Restricciones alimentarias',
    ],
  ],
  ['dietary_notes', ['More about food · Más sobre la comida']],
  ['language', ['Language · Language of the invitation · Idioma · Idioma de la invitación']],
  [
    'parts',
    [
      'Day/evening · Day or evening · Day and night · Day · Evening · Night · Evening only · Day guests',
      'Invited to · Invitado a · Invitation type · Tipo de invitación · Ceremony/reception',
      'Ceremony / Evening · Parts of the day · Parts of the event · Partes del día · Partes del evento',
      'Event parts · Día/noche',
    ],
  ],
  ['second_list', ['Second list · Segunda lista']],
  [
    'company',
    [
      'Company · Companies · Your company · Company name · Organization · Organisation · Empresa',
      'Nombre de la empresa · Nombre de tu empresa · Compañía · Organización · Entidad · Razón social',
      'Institución · Organization 1 - Name · Employer',
    ],
  ],
  [
    'job_title',
    [
      'Job title · Your job title · Position · Current position · Job role · Cargo · Puesto',
      'Puesto de trabajo · Organization 1 - Title · Occupation · Profesión',
    ],
  ],
  [
    'badge_name',
    [
      'Badge · Badge name · Name on the badge · Name for your name tag · Name tag · Acreditación',
      'Nombre en la acreditación · Nombre para el gafete · Nombre de credencial · Gafete',
    ],
  ],
  ['notes', ['Notes · Notas · Comments · Comentarios · Observaciones · Relationship']],
  [
    'reply',
    [
      'RSVP · RSVP status · Attending · Respuesta · Reply · Confirmado · Confirmación · Asistencia',
      'Asiste · Asistirá · Asistirán · Vienen · ¿Vendrá? · Will you attend? · Will you be attending?',
      'Will you be coming? · Will you come? · Are you coming? · Can you come? · Can you attend?',
      'Attendance · Attending: Welcome dinner · Welcome dinner RSVP',
    ],
  ],
];

test.each(WRITTEN)('each usual heading of the field %s is read as that field', (field, lines) => {
  const headings = lines.flatMap((line) => line.split(' · '));
  expect(headings.map((heading) => [heading, fieldOf(heading)])).toEqual(
    headings.map((heading) => [heading, field]),
  );
});
