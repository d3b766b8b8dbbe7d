/** First keys of queries whose results the database derives from rows; nouns list those that they change. */
export const summariesKey = ['plan-summaries'] as const;
/** The events' needs beyond their summaries. */
export const needsKey = ['plan-needs'] as const;
/** The dates of all events. */
export const datesKey = ['dates'] as const;
export const figuresKey = ['event-figures'] as const;
/** Keys of a plan's own row and its news. */
export const newsKeys = (plan_id: string) => [['plan', plan_id, 'document'], ['plans']] as const;
export const movesKey = (plan_id: string) => ['budget-moves', plan_id] as const;
