/** Answers of the scripted service in both languages. Each says that it comes from a script. */
export const SAID = {
  en: {
    ways: 'These are the ways the app finds. I suggest what to plan less for, line by line, without what you want to keep.',
    noItems:
      'These are the ways the app finds. Nothing in your budget is still open that I could suggest to lower.',
    saveReason: 'Less in what is still open, and nothing where you want to keep it.',
    quote: 'This is what the text says of the price. Look at each place before you take it over.',
    noQuote: 'I find no price in this text.',
    guests: 'These are the people I read. Look at them in the import’s preview before anything is stored.',
    thanks: 'Here is a note you can change and send.',
    thanksText:
      'Dear {name},\n\nThank you so much for your gift, and for celebrating with us. It means a lot to us.\n\nA big hug',
    messageText:
      'Dear {name},\n\nWe would love to know whether you can join us. Could you answer when you have a moment?\n\nThank you!',
    day: 'I suggest a line of the day for each time in your text.',
    dayReason: 'The day as your text tells it.',
    noDay: 'I find no times in this text.',
    briefing: 'This is what the day brings.',
    lead: 'I don’t answer that from memory. This page has it with its sources.',
    money: 'These are the rows with something still to be paid.',
    noMoney: 'Nothing is left to be paid.',
    tasks: 'These are the tasks that are still open.',
    nothing: 'I find nothing about that in your plan.',
    refused: 'The app can’t work that out with what your plan has so far.',
    forecast: 'This is the app’s forecast.',
    drinks: 'This is the app’s estimate.',
    seat: 'This is who sits so far, and what the app’s own arrangement would come to.',
    schedule: 'This is how the day looks.',
    allocate: 'This is how the app splits it.',
  },
  es: {
    ways: 'Estas son las formas que encuentra la app. Te sugiero dónde planear menos, línea por línea, sin lo que quieres conservar.',
    noItems:
      'Estas son las formas que encuentra la app. En tu presupuesto no queda nada abierto que pueda sugerir bajar.',
    saveReason: 'Menos en lo que sigue abierto, y nada donde quieres conservarlo.',
    quote: 'Esto es lo que el texto dice del precio. Mira cada lugar antes de pasarlo.',
    noQuote: 'En este texto no encuentro ningún precio.',
    guests:
      'Estas son las personas que leo. Míralas en la vista previa de la importación antes de guardar nada.',
    thanks: 'Aquí tienes un texto que puedes cambiar y enviar.',
    thanksText:
      'Hola, {name}:\n\nMuchas gracias por el regalo y por celebrar con nosotros. Significa mucho.\n\nUn abrazo grande',
    messageText:
      'Hola, {name}:\n\nNos encantaría saber si pueden venir. ¿Nos responden cuando tengan un momento?\n\n¡Gracias!',
    day: 'Te sugiero una línea del día por cada hora de tu texto.',
    dayReason: 'El día como lo cuenta tu texto.',
    noDay: 'En este texto no encuentro horas.',
    briefing: 'Esto es lo que trae el día.',
    lead: 'Eso no lo respondo de memoria. Esta página lo tiene con sus fuentes.',
    money: 'Estas son las filas con algo por pagar.',
    noMoney: 'No queda nada por pagar.',
    tasks: 'Estas son las tareas que siguen abiertas.',
    nothing: 'No encuentro nada de eso en tu plan.',
    refused: 'La app no puede calcularlo con lo que tiene tu plan hasta ahora.',
    forecast: 'Este es el pronóstico de la app.',
    drinks: 'Esta es la estimación de la app.',
    seat: 'Así están los lugares por ahora, y así quedarían con el reparto de la app.',
    schedule: 'Así se ve el día.',
    allocate: 'Así lo reparte la app.',
  },
} as const;

/** Words by which a question names each category. */
export const CATEGORY_SAID: readonly (readonly [category: string, words: RegExp])[] = [
  ['venue', /\b(?:venue|lugar|finca|salon)\b/],
  ['catering', /\b(?:catering|food|comida)\b/],
  ['drinks', /\b(?:drinks|bebidas?)\b/],
  ['photo-and-video', /\b(?:photos?|video|fotos?|fotografia)\b/],
  ['music', /\b(?:music|musica|dj)\b/],
  ['decorations', /\b(?:decorations?|flowers|decoracion|flores)\b/],
  ['attire', /\b(?:attire|dress|ropa|vestido)\b/],
  ['transportation', /\b(?:transportation|bus|transporte|autobus)\b/],
];
