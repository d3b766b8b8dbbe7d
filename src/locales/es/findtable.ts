import type { findtable as english } from '../en/findtable';
import type { Shape } from '../shape';

export const findtable = {
  title: 'Encuentra tu mesa',
  otherLanguage: 'English',
  text: 'Escribe tu nombre y apellido, como en la invitación.',
  name: 'Tu nombre',
  find: 'Encontrar mi mesa',
  yours_one: 'Tu mesa',
  yours_many: 'Tus mesas',
  yours_other: 'Tus mesas',
  near: 'Está cerca de: {{thing}}.',
  plan: 'Plano de la sala: tu mesa es la que tiene color.',
  kept: 'No hay conexión. Esto es lo que encontraste en este dispositivo.',
  none: 'No hay ninguna mesa con ese nombre. Escribe tu nombre y apellido como en la invitación, o pregunta en la entrada.',
  several:
    'Hay varios invitados con ese nombre. Escribe todos tus nombres y apellidos, como en la invitación.',
  broken: {
    title: 'Este código no funciona',
    text: 'Puede que lo hayan cambiado. Pregunta en la entrada.',
  },
  failed: {
    title: 'No se ha podido abrir la sala',
    text: 'Revisa tu conexión e inténtalo de nuevo.',
    search: 'No ha llegado. Revisa tu conexión e inténtalo de nuevo.',
    manyTitle: 'Demasiados intentos',
    many: 'Espera una hora o pregunta en la entrada.',
  },
} satisfies Shape<typeof english>;
