import type { Regional } from './shape';

/** British English: only the texts that differ from American English. */
export const words: Regional = {
  budget: {
    contains: {
      wedding: {
        venue: 'The hall or garden, marquee, furniture, toilets and permits.',
        decorations: 'Flowers, lighting and hired decorations.',
        attire: 'Outfits, hair and make-up, and rings.',
        transportation: 'Low end: a car. High end: coaches for the guests.',
        miscellaneous:
          'Planner, stationery, favours, officiant, insurance and what’s set aside for the unexpected.',
      },
      party: {
        venue: 'The hall or garden, marquee, furniture, toilets and permits.',
        decorations: 'Flowers, lighting and hired decorations.',
        attire: 'Outfits, hair and make-up.',
        transportation: 'Low end: a car. High end: coaches for the guests.',
        miscellaneous: 'Planner, invitations, favours and what’s set aside for the unexpected.',
      },
      children: {
        venue: 'The room, garden or play centre, tables and permits.',
      },
    },
    ranking: {
      cancelled: 'Cancelled. {{category}} is back at number {{rank}}.',
    },
  },
  checklist: {
    A08: 'Tell travelling guests the date',
    C09: 'Reserve rooms and transfers for travelling guests',
    W07: 'Check the house: capacity, toilets, power, parking, neighbours',
    W17: 'Choose style and colours; book the florist or decorator',
    W21: 'Reserve marquee, furniture, lighting, floor and toilets',
    W33us: 'Get the marriage licence: it expires after 30 to 90 days, depending on the state',
    W33usLate: 'Check the licence’s waiting period with the county: you may have to sign later',
    W34: 'Do the tasting and finalise the menu',
    W36: 'Organise the rehearsal or the rehearsal dinner',
    W37: 'Finalise flowers, centrepieces and the ceremony setup',
    W38: 'Choose the favours',
    W57: 'Return hired items and collect what’s yours',
    W23: 'Reserve the guests’ coaches and the couple’s car',
    W30: 'Book hair and make-up, with a trial',
    B26: 'Book hair and make-up, with a trial',
    B04: 'Clear and measure the space; hire tables, chairs or a marquee',
    B10: 'Order decorations and hired items',
    B14: 'Prepare favours, slides or the surprise',
    A20: 'Have a plan for rain, heat or wind: marquee, shade or a room',
    B30: 'Have a plan for rain, heat or wind: marquee, shade or a room',
    A16: 'Finalise the seating and the order of the speeches',
    C15: 'Finalise the agenda with times',
    W66gb: 'Tell neighbours and council about the music; selling drinks needs a notice',
    B23: 'Choose the court of honour and rehearse the waltz',
    G01: 'Set what the evening should raise or honour, and what it may cost',
    Q01: 'Fit the outfits of the court of honour',
  },
  drinks: {
    people: {
      bus: 'There’s a coach',
    },
    result: {
      litres_one: '{{count, number}} litre',
      litres_other: '{{count, number}} litres',
    },
  },
  findtable: {
    plan: 'Plan of the room: your table is the one in colour.',
  },
  follows: {
    terms: 'Can be cancelled',
  },
  guests: {
    questions: {
      intro: 'Asked of every guest who’s coming, on the reply page: the menu, the coach, a song.',
      of: {
        bus: 'Would you like a seat on the coach?',
      },
    },
    allergen: {
      soybeans: 'Soya',
      sulphites: 'Sulphites',
      molluscs: 'Molluscs',
    },
  },
  ledger: {
    problem: {
      stepCheaper: 'Cancelling later can’t cost less.',
    },
    cancel: {
      title: 'What would you get back by cancelling?',
      chart: 'Money you’d still get back by cancelling, week by week, from {{from}} to {{to}}.',
      noneText:
        'Open an item and copy from its contract what cancelling costs and until when. Here you’ll see how much you’d still get back, and when you lose the next part of it.',
    },
  },
  ownbrand: {
    lead: 'Guests and vendors see your name, your logo and your colours: on the event’s page, in replies, at their table, in emails, on paper and in files. Signing in and this app stay as they are.',
    main: { label: 'Main colour' },
    accent: { label: 'Second colour' },
    colour: { problem: 'Please enter a colour such as #24507a.' },
  },
  rsvp: {
    without: {
      soybeans: 'No soya',
      sulphites: 'No sulphites',
      molluscs: 'No molluscs',
    },
  },
  seating: {
    length: {
      m: 'metres',
    },
    floor: {
      m: 'Metres',
    },
    kind: {
      near: 'At neighbouring tables',
      'new-company': 'New neighbours in each room',
    },
    chart: {
      inMetres: 'Lengths in metres',
    },
  },
  sharing: {
    join: {
      goneText: 'It may have been used, cancelled, or expired. Ask whoever sent it for a new one.',
    },
  },
  timeline: {
    block: {
      hair: 'Hair and make-up',
      busThere: 'Coaches bring the guests',
      busBack: 'Coaches take the guests back',
    },
    milestone: {
      C07: 'Programme confirmed',
    },
  },
  vendors: {
    find: {
      radius: 'Distance from the centre',
      kind: {
        conference_centre: 'Conference centre',
        car_rental: 'Car hire',
        jewelry: 'Jeweller',
      },
    },
    includes: {
      decorations: {
        centerpieces: 'Centrepieces',
      },
      attire: {
        makeup: 'Make-up',
      },
    },
  },
  whatif: {
    curve: {
      bus: 'you need another coach',
      unitBuses_one: '{{count, number}} coach',
      unitBuses_other: '{{count, number}} coaches',
      assumptionsText:
        'Surveys don’t cover your venue or your coaches. Enter your own figures: they’re kept with the scenario.',
      bus_seats: 'Seats per coach',
      bus_riders: 'Guests out of 100 who take the coach',
      method:
        'Costs grow with the guests by category, as in the split; flowers and linens go by the table, transportation by the coach, and drinks follow your drinks list if you have one. How months, weekdays, hours and places change the cost is our estimate from industry guides.',
    },
    sorting: {
      cancelled: 'Cancelled. {{name}} is back at number {{rank}}.',
    },
  },
  wizard: {
    categories: {
      hints: {
        party: {
          venue: 'Venue hire',
          attire: 'Clothes, hair, make-up',
          transportation: 'Coaches, cars, travel',
          miscellaneous: 'Stationery, favours, contingency',
        },
        children: {
          venue: 'Room, garden or play centre',
        },
      },
    },
  },
};
