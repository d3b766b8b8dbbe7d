import type { Regional } from './shape';

/** Latin American Spanish: only the texts that differ from the Spanish of Spain. */
export const words: Regional = {
  budget: {
    currency: {
      whole: 'Esta moneda no tiene centavos, así que los importes se redondean.',
    },
    contains: {
      wedding: {
        catering: 'Los menús, los meseros, el pastel y la comida de madrugada.',
        'photo-and-video': 'De un fotógrafo, en lo más bajo, a fotógrafo y equipo de video.',
        transportation: 'De un auto, en lo más bajo, a autobuses para los invitados.',
      },
      party: {
        catering: 'Los menús, los meseros, el pastel y algo para picar más tarde.',
        'photo-and-video': 'De un fotógrafo, en lo más bajo, a fotógrafo y equipo de video.',
        transportation: 'De un auto, en lo más bajo, a autobuses para los invitados.',
      },
      children: {
        catering: 'La merienda o comida de los niños, el pastel y algo para los mayores.',
        drinks: 'Agua, jugos y refrescos, con hielo, y café para los mayores.',
      },
      corporate: {
        catering: 'Las comidas, las pausas de café y los meseros.',
        'photo-and-video': 'De un fotógrafo, en lo más bajo, a equipo de video y emisión en directo.',
      },
    },
  },
  checklist: {
    W09: 'Elegir el banquete o el menú del lugar',
    W50: 'Dar el número final de invitados a quien sirve el banquete',
    B02: 'Elegir el formato: almuerzo, cena o cóctel',
    B07: 'Elegir el menú o quién hace la comida',
    B07Kids: 'Elegir quién hace la comida: el lugar, alguien de fuera o la familia',
    A05: 'Elegir el banquete o el menú del restaurante',
    L05: 'Enviar el kit de prensa, con embargo hasta la presentación',
    W07: 'Revisar la casa: aforo, baños, electricidad, estacionamiento y vecinos',
    W11: 'Contratar el video',
    W23: 'Reservar los autobuses y el auto de la pareja',
    W29: 'Encargar el pastel, o la mesa dulce',
    B09: 'Encargar el pastel',
    B13: 'Escribir el horario de la fiesta: bienvenida, comida, discurso, pastel',
    Q02: 'Reservar el auto o la limusina y cómo llega la corte de honor',
    S03: 'Reunir fotos de estos años para un mural o un video',
    B14: 'Preparar detalles, video o sorpresa',
    A07: 'Contratar foto y video, y reunir fotos antiguas',
    A12: 'Encargar el pastel',
    A14: 'Montar el video o la mesa de recuerdos',
    C27: 'Reservar electricidad, baños e iluminación; comprobar accesos y vehículos',
    C12: 'Contratar foto, video o emisión en directo',
  },
  drinks: {
    steps: {
      toWizard: 'A la lista de compras',
    },
    drink: {
      juice: 'Jugo',
    },
    result: {
      list: 'Lista de compras',
    },
    moments: {
      poured: 'Lo sirve el lugar o quien da el banquete: no hay que comprarlo',
      perAdultHint:
        'La de quien da el banquete o de tu tienda, para todo el momento. Sustituye a nuestro rango.',
    },
    people: {
      drive: 'La mayoría maneja',
    },
    kind: {
      halalHint:
        'Tendrán jugos, refrescos y cócteles sin alcohol, servidos aparte, y nada de cerveza o vino desalcoholizados.',
      childrenHint: 'Sin alcohol: jugos, refrescos y agua.',
      abstainingHint:
        'También quien está embarazada o maneja. Si lo dejas vacío, contamos de {{low}} a {{high}} de cada cien.',
    },
  },
  guests: {
    allergen: {
      peanuts: 'Cacahuate',
      soybeans: 'Soya',
    },
    questions: {
      of: {
        parking: '¿Necesitas lugar para estacionar?',
      },
    },
  },
  ledger: {
    quick: {
      deposit: 'anticipo',
      chip: {
        deposit: 'Anticipo',
      },
    },
    payments: {
      kinds: {
        deposit: 'Anticipo',
      },
    },
  },
  rsvp: {
    without: {
      peanuts: 'Sin cacahuate',
      soybeans: 'Sin soya',
    },
  },
  timeline: {
    milestone: {
      W50: 'Número final de invitados dado a quien sirve el banquete',
    },
    block: {
      kitchen: 'Se monta la cocina',
      coffeeCake: 'Café y pastel',
      cake: 'Pastel y discursos',
      cakeCut: 'Corte del pastel',
      candles: 'Velas y pastel',
      parents: 'Bailes con los padres y pastel',
      video: 'Video, brindis y pastel',
    },
  },
  vendors: {
    field: {
      deposit: 'Anticipo',
      deposit_rate: 'Anticipo',
    },
    mark: {
      deposit: 'anticipo',
      deposit_rate: 'anticipo',
    },
    question: {
      deposit: '¿De cuánto es el anticipo, y cuándo se paga el resto?',
    },
    work: {
      'photo-and-video': 'foto y video',
    },
    includes: {
      venue: {
        parking: 'Estacionamiento',
      },
      catering: {
        cake: 'Pastel',
      },
      'photo-and-video': {
        video: 'Video',
      },
    },
  },
  wizard: {
    categories: {
      hints: {
        party: {
          catering: 'Menú, servicio, pastel',
          transportation: 'Autobuses, autos, viajes',
        },
        children: {
          catering: 'Merienda, pastel, algo para mayores',
          drinks: 'Agua, jugos, refrescos, café',
        },
        corporate: {
          'photo-and-video': 'Fotos, video, emisión',
        },
      },
    },
  },
};
