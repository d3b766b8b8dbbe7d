/** First keys of what the database reckons from rows: nouns say which of them they feed. */
export const summariesKey = ['plan-summaries'] as const;
/** What events ask for beyond their summaries. */
export const needsKey = ['plan-needs'] as const;
/** The dates of all events. */
export const datesKey = ['dates'] as const;
export const figuresKey = ['event-figures'] as const;
/** A plan's own row, and with it what is new of it. */
export const newsKeys = (plan_id: string) => [['plan', plan_id, 'document'], ['plans']] as const;
export const movesKey = (plan_id: string) => ['budget-moves', plan_id] as const;
