import { type ComponentProps, createElement, type FunctionComponent } from 'react';

/** An icon's drawing, as the icon set's files have it. */
export interface IconData {
  readonly name?: string;
  readonly size?: number;
  readonly aliases?: readonly unknown[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = ComponentProps<'svg'> & { size?: number | string };

const tells = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');

/**
 * Stands in for the icon set's own in builds (src/app/build/packages.ts), and draws the same: that one reckons with
 * contexts and options that nothing here uses, in two components for every icon.
 */
export default function createIcon({
  name,
  size: box = 24,
  aliases = [],
  node,
}: IconData): FunctionComponent<IconProps> {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  const names = [name, ...aliases].flatMap((one) =>
    typeof one === 'string' && one ? [`lucide-${one}`] : [],
  );
  const own = ['lucide', ...names].join(' ');
  return ({ className, size, color, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size ?? 24,
        height: size ?? 24,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: color ?? 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        ...(rest.children || tells(rest) ? {} : { 'aria-hidden': 'true' }),
        ...rest,
      },
      ...lines,
      rest.children,
    );
}
