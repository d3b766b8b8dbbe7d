import { paths } from '../../src/lib/paths';

/** The pages below the modules' pages: the address for a plan, and the key of the title. */
export const SUB_PAGES = {
  'plan/pdf': { address: (id: string) => paths.planPdf(id), title: 'book:title' },
  'plan/suggestions': { address: paths.suggestions, title: 'suggestions:title' },
  'guests/import': { address: (id: string) => paths.guestPage(id, 'import'), title: 'guests:import.title' },
  'guests/invitations': {
    address: (id: string) => paths.guestPage(id, 'invitations'),
    title: 'guests:cards.title',
  },
  'guests/kitchen': {
    address: (id: string) => paths.guestPage(id, 'kitchen'),
    title: 'guests:kitchen.start',
  },
  'guests/gifts': { address: (id: string) => paths.guestPage(id, 'gifts'), title: 'guests:gifts.title' },
  'guests/page': { address: (id: string) => paths.guestPage(id, 'page'), title: 'pageeditor:title' },
  'guests/registrations': {
    address: (id: string) => paths.guestPage(id, 'registrations'),
    title: 'registrations:title',
  },
  'tables/papers': { address: paths.seatingPapers, title: 'seating:view.papers' },
  'checkIn/badges': { address: paths.badges, title: 'arrivals:badge.title' },
  'vendors/address-book': {
    address: (id: string) => paths.addressBook('venue', id),
    title: 'vendors:book.title',
  },
} as const;
