/** First keys of what the database reckons from rows: nouns say which of them they feed. */
export const summariesKey = ['plan-summaries'] as const;
export const figuresKey = ['event-figures'] as const;
export const movesKey = (plan_id: string) => ['budget-moves', plan_id] as const;
