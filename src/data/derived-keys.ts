/**
 * Query keys of results that the database derives from rows. Each noun lists the keys that its changes
 * affect.
 */
export const summariesKey = ['plan-summaries'] as const;
/** Query key of those needs of events that the summaries don't contain. */
export const needsKey = ['plan-needs'] as const;
export const datesKey = ['dates'] as const;
export const figuresKey = ['event-figures'] as const;
/** Query key of a plan's imported lists. */
export const importsKey = (plan_id: string) => ['plan', plan_id, 'imports'] as const;
/** Query keys of a plan's own row and of its news. */
export const newsKeys = (plan_id: string) => [['plan', plan_id, 'document'], ['plans']] as const;
export const movesKey = (plan_id: string) => ['budget-moves', plan_id] as const;
