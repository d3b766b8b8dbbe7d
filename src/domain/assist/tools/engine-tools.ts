import * as z from 'zod/mini';
import { LOCATION_TYPES } from '../../plan/facts.ts';
import { defineTool } from './tool.ts';
import { amount, category, day, guests, hours } from './values.ts';

const categories = z.array(category).check(z.maxLength(9));

/** Tools that run the app's calculations. The page shows the results as a card with sources. */

export const ALLOCATE = defineTool({
  name: 'allocate',
  description:
    'Splits a total over the plan’s categories as the app does: the plan’s own budget, or another one. Shows a card.',
  schema: z.strictObject({ budget: z.optional(amount), guest_count: z.optional(guests) }),
});

export const WHAT_IF = defineTool({
  name: 'what_if',
  description:
    'What the event would cost with other facts: budget, guests, hours, date, kind of place, or without some categories. At least one. Shows a card.',
  schema: z
    .strictObject({
      budget: z.optional(amount),
      guest_count: z.optional(guests),
      duration: z.optional(hours),
      event_date: z.optional(day),
      location_type: z.optional(z.enum(LOCATION_TYPES)),
      without: z.optional(categories),
    })
    .check(z.refine((facts) => Object.keys(facts).length > 0)),
});

export const REACH_TOOL = defineTool({
  name: 'reach',
  description:
    'The ways to spend less: `save` is how much less. `keep` are categories that stay untouched; guests go down to `least_guests` at most (by default two thirds). Answers the ways, the one that takes least first, and the items of the budget that are still open. Shows a card.',
  schema: z.strictObject({
    save: amount,
    keep: z.optional(categories),
    least_guests: z.optional(guests),
    dates: z.optional(z.boolean()),
  }),
});

export const SCHEDULE = defineTool({
  name: 'schedule',
  description:
    'Looks the day’s run sheet over: what collides, what is missing, what is too tight. Shows a card.',
  schema: z.strictObject({}),
});

export const FORECAST = defineTool({
  name: 'forecast',
  description: 'How many guests will really be there, with the range. Shows a card.',
  schema: z.strictObject({}),
});

export const SEAT = defineTool({
  name: 'seat',
  description:
    'Who sits where, by room, and what the app’s own arrangement would come to from there: tables with their people, free seats, who is left without one, rules that it would break, and rules that can’t all hold. Seats nobody. Shows a card.',
  schema: z.strictObject({}),
});

export const DRINKS_TOOL = defineTool({
  name: 'drinks',
  description: 'What the drinks are likely to cost by the bottle, for these or other guests. Shows a card.',
  schema: z.strictObject({ guest_count: z.optional(guests) }),
});

export const BRIEFING = defineTool({
  name: 'briefing',
  description:
    'What one day brings: tasks, payments, milestones and lines of the run sheet; tomorrow unless `date` says another. Shows a card.',
  schema: z.strictObject({ date: z.optional(day) }),
});
