import './looks.css';
import type { ShownPage } from '@/data/open-page';

/** What a page's outermost element is given. */
export interface Look {
  readonly 'data-look'?: string;
}

/** How an event's page looks, in the one place that says it: a brand around it puts its colours over the theme's. */
export const lookOf = ({ theme }: Pick<ShownPage, 'theme'>, branded = false): Look =>
  branded ? {} : { 'data-look': theme };
