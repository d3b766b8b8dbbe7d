import * as z from 'zod/mini';
import { CEREMONIES } from '../plan/ceremony';
import { COUPLE_TYPES, EVENT_KINDS, EVENT_TYPES, LOCATION_TYPES } from '../plan/facts';
import { choiceSchema } from '../plan/schema';
import { WIZARD_STEPS, type WizardStep } from './steps';
import { emptyWizard, type WizardValues } from './values';

/** Version of the draft's structure. A draft of an older version is dropped, because it could be misread. */
const DRAFT_VERSION = 1;

/** Stored state of an unfinished wizard. Values are stored as entered; only the steps validate them. */
export type WizardDraft = {
  readonly step: WizardStep;
  /**
   * Id of the plan that the wizard will create. It is fixed in advance, so that a second attempt after a
   * crash doesn't create a second plan.
   */
  readonly plan_id: string;
  /** When the draft was saved, as an ISO 8601 timestamp. */
  readonly saved_at: string;
  readonly values: WizardValues;
};

const text = z.exactOptional(z.string().check(z.maxLength(500)));
const amount = z.exactOptional(z.nullable(z.number()));

export const answers = z.object({
  name: text,
  event_type: z.exactOptional(z.nullable(z.enum(EVENT_TYPES))),
  event_date: text,
  event_end_date: z.exactOptional(z.nullable(z.string().check(z.maxLength(10)))),
  budget: amount,
  currency: text,
  duration: amount,
  country: text,
  region: z.exactOptional(z.nullable(z.string().check(z.maxLength(40)))),
  city: text,
  guest_count: amount,
  location_type: z.exactOptional(z.nullable(z.enum(LOCATION_TYPES))),
  categories: z.exactOptional(z.array(choiceSchema).check(z.maxLength(20))),
  couple_type: z.exactOptional(z.nullable(z.enum(COUPLE_TYPES))),
  kind: z.exactOptional(z.nullable(z.enum(EVENT_KINDS))),
  ceremony: z.exactOptional(z.nullable(z.enum(CEREMONIES))),
  template: z.exactOptional(
    z.nullable(z.object({ id: z.uuid(), name: z.string(), budget: z.nullable(z.number()) })),
  ),
});

const stored = z.object({
  version: z.literal(DRAFT_VERSION),
  step: z.enum(WIZARD_STEPS),
  plan_id: z.uuid(),
  saved_at: z.string().check(z.maxLength(40)),
  values: answers,
});

export function writeWizardDraft(draft: WizardDraft): string {
  return JSON.stringify({ version: DRAFT_VERSION, ...draft });
}

/**
 * Parses a stored wizard draft and fills in missing fields. Returns null if the text isn't a draft of this
 * version.
 */
export function readWizardDraft(json: string | null): WizardDraft | null {
  if (json === null) return null;
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return null;
  }
  const result = stored.safeParse(data);
  if (!result.success) return null;
  const { step, plan_id, saved_at, values } = result.data;
  return { step, plan_id, saved_at, values: { ...emptyWizard(), ...values } };
}
