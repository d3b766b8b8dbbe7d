import type { Regional } from './shape';

/** South American Spanish: only the texts that differ from the rest of Latin America. */
export const words: Regional = {
  budget: {
    contains: {
      wedding: { catering: 'Los menús, los meseros, la torta y la comida de madrugada.' },
      party: { catering: 'Los menús, los meseros, la torta y algo para picar más tarde.' },
      children: { catering: 'La merienda o comida de los niños, la torta y algo para los mayores.' },
    },
  },
  checklist: {
    W29: 'Encargar la torta, o la mesa dulce',
    B09: 'Encargar la torta',
    B13: 'Escribir el horario de la fiesta: bienvenida, comida, discurso, torta',
    A12: 'Encargar la torta',
  },
  drinks: { moment: { meal: 'Almuerzo o cena' } },
  guests: {
    allergen: { peanuts: 'Maní' },
    parts: { of: { lunch: 'Almuerzo', brunch: 'Almuerzo del día siguiente' } },
  },
  rsvp: { without: { peanuts: 'Sin maní' } },
  seating: { empty: { lunch: 'Almuerzo' } },
  timeline: {
    block: {
      lunch: 'Almuerzo',
      coffeeCake: 'Café y torta',
      cake: 'Torta y discursos',
      cakeCut: 'Corte de la torta',
      candles: 'Velas y torta',
      parents: 'Bailes con los padres y torta',
      video: 'Video, brindis y torta',
    },
  },
  vendors: { includes: { catering: { cake: 'Torta' } } },
  wizard: {
    categories: {
      hints: {
        party: { catering: 'Menú, servicio, torta' },
        children: { catering: 'Merienda, torta, algo para mayores' },
      },
    },
  },
};
