import './looks.css';
import type { ShownPage } from '@/data/open-page';

/** What a page's outermost element is given. */
export interface Look {
  readonly 'data-look': string;
}

/**
 * How an event's page looks, in the one place that says it: a brand, once its owner has one, puts its colours over the
 * theme's here.
 */
export const lookOf = ({ theme }: Pick<ShownPage, 'theme'>): Look => ({ 'data-look': theme });
