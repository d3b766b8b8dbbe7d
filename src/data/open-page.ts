import type { ShownBrand } from '@/domain/brand/brand';
import type { ShownSections, Theme } from '@/domain/event-page/page';
import type { EventType } from '@/domain/plan/facts';
import { backendUrl } from '@/lib/env';
import type { Language } from '@/lib/texts';
import { visitorCall } from './visitor-call';

/** An event's page as its reader sees it, without sections that are hidden from the reader. */
export interface ShownPage {
  readonly name: string;
  readonly theme: Theme;
  readonly picture: string | null;
  readonly event_type: EventType;
  readonly kind: string | null;
  readonly hosts: string | null;
  readonly sections: ShownSections;
  /** Activities that a household's link shows, by part of the event. */
  readonly items?: { readonly [part: string]: readonly ShownItem[] };
}

/** An activity that the hosts show to guests. */
export interface ShownItem {
  readonly title: string;
  readonly starts_at: string | null;
  readonly time_zone: string | null;
  readonly place: string | null;
}

export interface OpenPart {
  readonly name: string;
  readonly starts_at: string | null;
  readonly time_zone: string | null;
  readonly place: string | null;
  /** `items` is missing in responses that were cached before the field existed. */
  readonly items?: readonly ShownItem[];
}

/** A part of the event for which visitors of the page can register. */
export interface RegistrationPart extends OpenPart {
  readonly id: string;
  /** True if new registrations are put on the waiting list. */
  readonly full: boolean;
}

/** The page at its public address, with what the hosts show to everybody. */
export interface OpenPage extends ShownPage {
  readonly brand?: ShownBrand;
  readonly indexed: boolean;
  readonly plan: {
    readonly name: string;
    readonly event_date: string;
    readonly event_end_date?: string | null;
    readonly over: boolean;
    readonly country: string;
    readonly region: string | null;
    readonly city: string;
    readonly owner_language: Language | null;
  };
  readonly parts: readonly OpenPart[];
  /** `registration` is missing in responses that were cached before the field existed. */
  readonly registration?: readonly RegistrationPart[];
}

/** The page asks for its password. `wrong` is true after a wrong password. */
export interface AskedWord {
  readonly asks: true;
  readonly wrong?: boolean;
  readonly brand?: ShownBrand;
}

/**
 * Reads an event's page at its public address. @throws RequestError 404 for an invalid address, whatever the
 * reason, 429 after too many attempts.
 */
export const readOpenPage = (name: string, word: string): Promise<OpenPage | AskedWord> =>
  visitorCall<OpenPage | AskedWord>('open_page', { name, word });

export const pictureUrl = (picture: string): string =>
  `${backendUrl()}/storage/v1/object/public/page-pictures/${picture}`;
