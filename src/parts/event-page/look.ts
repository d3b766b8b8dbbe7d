import './looks.css';
import type { ShownPage } from '@/data/open-page';

interface Look {
  readonly 'data-look'?: string;
}

/** Returns the attributes for an event page's theme. A brand's colours override the theme's. */
export const lookOf = ({ theme }: Pick<ShownPage, 'theme'>, branded = false): Look =>
  branded ? {} : { 'data-look': theme };
