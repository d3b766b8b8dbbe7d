import './looks.css';
import type { ShownPage } from '@/data/open-page';

/** What a page's outermost element is given. */
interface Look {
  readonly 'data-look'?: string;
}

/** Look of an event's page, defined once: a brand's colours override the theme's. */
export const lookOf = ({ theme }: Pick<ShownPage, 'theme'>, branded = false): Look =>
  branded ? {} : { 'data-look': theme };
