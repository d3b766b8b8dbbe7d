import type { ShownBrand } from '@/domain/brand/brand';
import type { Eaters } from '@/domain/guests/served';
import type { EventWords } from '@/domain/plan/event-words';
import type { Track } from '@/domain/timeline/item';
import type { Language } from '@/lib/texts';
import { visitorCall } from './visitor-call';

/** Fields of every shared link, whatever its scope. */
interface Told {
  readonly brand?: ShownBrand;
  readonly language: Language;
  readonly event: string;
  readonly event_date: string;
  readonly event_end_date?: string | null;
  readonly country: string;
  readonly city: string;
  /** Absent if the event uses the default words for households and guests. */
  readonly words?: EventWords;
  /** Hash of the content: unchanged content keeps its version. */
  readonly version: string;
  /** Server time of this response, because the device's clock may be wrong. */
  readonly read_at: string;
}

export interface SharedItem {
  readonly title: string;
  /** Key of the template line that gives the title; null after somebody changes the title. */
  readonly origin: string | null;
  readonly starts_at: string;
  readonly time_zone: string;
  readonly duration: number;
  readonly place: string | null;
}

export interface SharedPart {
  readonly name: string;
  readonly starts_at: string | null;
  readonly time_zone: string | null;
  readonly place: string | null;
}

export interface SharedContact {
  readonly name: string;
  readonly person: string | null;
  readonly phone: string;
}

export interface SharedDay extends Told {
  readonly scope: 'day';
  readonly responsible: string;
  readonly items: readonly (SharedItem & { readonly notes: string | null })[];
  readonly moments: readonly SharedItem[];
  readonly parts: readonly SharedPart[];
  readonly contacts: readonly SharedContact[];
}

export interface SharedKitchen extends Told {
  readonly scope: 'kitchen';
  /** Null if the part of the event was deleted. */
  readonly part: SharedPart | null;
  readonly tables: readonly { readonly name: string; readonly eaters: readonly Eaters[] }[];
  readonly unseated: readonly Eaters[];
}

/** People of one guest's party who sit at a table. `named` is true if the guest is one of these people. */
export interface SharedParty {
  readonly name: string;
  readonly people: number;
  readonly named: boolean;
}

export interface SharedFamily extends Told {
  readonly scope: 'family';
  readonly guest_count: number;
  readonly parts: readonly SharedPart[];
  readonly items: readonly (SharedItem & { readonly track: Track; readonly responsible: string | null })[];
  readonly rooms: readonly {
    readonly name: string;
    readonly tables: readonly { readonly name: string; readonly people: readonly SharedParty[] }[];
  }[];
}

export type Shared = SharedDay | SharedKitchen | SharedFamily;

/**
 * Reads what a link shows without an account. With `again` the request is polling and doesn't count as
 * opening the link. @throws RequestError 404 for any invalid link, 429 for too many requests.
 */
export const readShared = (token: string, again: boolean): Promise<Shared> =>
  visitorCall<Shared>('shared', { token, again });
