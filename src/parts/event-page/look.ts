import './looks.css';
import type { ShownPage } from '@/data/open-page';

/** Attributes of a page's outermost element. */
interface Look {
  readonly 'data-look'?: string;
}

/** Returns the look of an event's page; a brand's colours override the theme's. */
export const lookOf = ({ theme }: Pick<ShownPage, 'theme'>, branded = false): Look =>
  branded ? {} : { 'data-look': theme };
