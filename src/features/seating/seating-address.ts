import { PAPERS } from '@/domain/seating/chart';
import { addressState, choice, freeText } from '@/lib/list-state';

export const VIEWS = ['room', 'list', 'rules', 'papers'] as const;
/** Lists of changes, which aren't part of a printed version. */
const CHANGES = ['changes-stationer', 'changes-kitchen'] as const;
export const SHEETS = [...PAPERS, 'code', ...CHANGES] as const;
export const SIZES = ['a4', 'letter'] as const;

export interface SeatingAddress {
  readonly view: (typeof VIEWS)[number];
  /** Id of the room; null is the first room. */
  readonly room: string | null;
  readonly paper: (typeof SHEETS)[number];
  readonly size: (typeof SIZES)[number];
}

export const seatingAddress = addressState<SeatingAddress>({
  view: choice(VIEWS, 'room'),
  room: freeText(36),
  paper: choice(SHEETS, 'place-cards'),
  size: choice(SIZES, 'a4'),
});

/** State of the page that is part of the URL, and its setter. */
export interface AtAddress {
  readonly at: SeatingAddress;
  readonly onGo: (change: Partial<SeatingAddress>) => void;
}
