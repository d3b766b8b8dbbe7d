import type { ShownBrand } from '@/domain/brand/brand';
import type { ShownSections, Theme } from '@/domain/event-page/page';
import type { EventType } from '@/domain/plan/facts';
import { backendUrl } from '@/lib/env';
import type { Language } from '@/lib/texts';
import { visitorCall } from './visitor-call';

/** An event's page as shown to its readers; parts closed to them are left out. */
export interface ShownPage {
  /** Of its address. */
  readonly name: string;
  readonly theme: Theme;
  readonly picture: string | null;
  readonly event_type: EventType;
  readonly kind: string | null;
  readonly hosts: string | null;
  readonly sections: ShownSections;
  /** What of the day a household's link shows, by part. */
  readonly items?: { readonly [part: string]: readonly ShownItem[] };
}

/** A line of the day that the hosts show. */
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
  /** A tab may hold a page from before there were any. */
  readonly items?: readonly ShownItem[];
}

/** A part that whoever opens the address can register for. */
export interface RegistrationPart extends OpenPart {
  readonly id: string;
  /** New registrations go on the waiting list. */
  readonly full: boolean;
}

/** The page at its open address: what the couple opens to all. */
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
  /** A tab may hold a page from before there was any. */
  readonly registration?: readonly RegistrationPart[];
}

/** A word is asked for; `wrong` after one that isn't it. */
export interface AskedWord {
  readonly asks: true;
  readonly wrong?: boolean;
  readonly brand?: ShownBrand;
}

/** @throws RequestError 404 for an invalid address, whatever the reason, 429 for too many attempts. */
export const readOpenPage = (name: string, word: string): Promise<OpenPage | AskedWord> =>
  visitorCall<OpenPage | AskedWord>('open_page', { name, word });

/** Where a page's picture is. */
export const pictureUrl = (picture: string): string =>
  `${backendUrl()}/storage/v1/object/public/page-pictures/${picture}`;
