import type { ReactNode } from 'react';
import { TOTAL_GUEST_DRIVEN } from '@/domain/allocation/costs.data';
import { RANK_REACH } from '@/domain/allocation/factors.data';
import { CATEGORIES } from '@/domain/plan/facts';
import { formatNumber } from '@/lib/format';

/** Symbols aren't translated. The paragraph above each formula explains its letters. */
const W = <var>w</var>;
const Step = ({ children }: { children: ReactNode }) => (
  <span translate="no">
    {W}′ = {W} × {children}
  </span>
);
const figure = (value: number) => formatNumber(value, 4);

export const FORMULAS = {
  leftOut: () => (
    <span translate="no">
      <var>p</var> = {W} ÷ Σ{W}
    </span>
  ),
  region: () => (
    <Step>
      <var>r</var>
      <sup>
        <var>e</var>
      </sup>
    </Step>
  ),
  guests: () => (
    <Step>
      <span translate="no">
        (1 − <var>g</var> + <var>g</var> · <var>n</var> ÷ <var>n</var>₀)
      </span>
    </Step>
  ),
  place: () => (
    <Step>
      <var>f</var>
    </Step>
  ),
  hours: () => (
    <Step>
      <span translate="no">
        (1 − <var>h</var> + <var>h</var> · <var>t</var> ÷ <var>t</var>₀)
      </span>
    </Step>
  ),
  priorities: () => (
    <span translate="no">
      ± {figure(RANK_REACH / (CATEGORIES.length - 1))} · min(<var>h</var>
      <sub>a</sub> − <var>p</var>
      <sub>a</sub>, <var>p</var>
      <sub>b</sub> − <var>l</var>
      <sub>b</sub>)
    </span>
  ),
  usual: () => (
    <span translate="no">
      <var>T</var> = <var>c</var> · <var>r</var> · ({figure(1 - TOTAL_GUEST_DRIVEN)} · <var>n</var>₀ +{' '}
      {figure(TOTAL_GUEST_DRIVEN)} · <var>n</var>)
    </span>
  ),
  vendors: () => (
    <span translate="no">
      <var>a</var>² ÷ (<var>a</var>² + <var>c</var>²)
    </span>
  ),
  countries: () => (
    <span translate="no">
      <var>c</var> = <var>d</var> · <var>l</var>
    </span>
  ),
};
