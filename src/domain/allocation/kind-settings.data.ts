import type { KindId } from '../plan/kind';
import type { FactorKind } from './factors.data';
import type { ProfileId } from './shares.data';

export type KindSetting = {
  readonly profile: ProfileId;
  /** Which table of factors applies for guests, hours and days. */
  readonly factors: FactorKind;
  /** Usual hours, and usual guests if no survey counts them (confidence D). */
  readonly hours: number;
  readonly guests: number;
};

const of = (profile: ProfileId, factors: FactorKind, hours: number, guests: number): KindSetting => ({
  profile,
  factors,
  hours,
  guests,
});

export const KIND_SETTINGS: Readonly<Record<Exclude<KindId, 'wedding'>, KindSetting>> = {
  adult: of('birthday', 'birthday', 5, 40),
  children: of('children', 'children', 3, 25),
  quinceanera: of('quinceanera', 'quinceanera', 7, 120),
  anniversary: of('anniversary', 'anniversary', 5, 60),
  company: of('company-party', 'corporate', 5, 100),
  conference: of('corporate', 'corporate', 8, 150),
  launch: of('launch', 'corporate', 4, 150),
  gala: of('gala', 'corporate', 5, 200),
  baptism: of('rite', 'anniversary', 5, 40),
  communion: of('rite', 'anniversary', 6, 60),
  graduation: of('graduation', 'birthday', 5, 60),
  'baby-shower': of('baby-shower', 'birthday', 3, 25),
  plain: of('other', 'other', 5, 60),
};
