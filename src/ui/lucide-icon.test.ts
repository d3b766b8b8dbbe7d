import { createLucideIcon } from 'lucide-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon from './lucide-icon';

const LINES: [string, Record<string, string>][] = [
  ['path', { d: 'M4 5h16', key: 'a' }],
  ['circle', { cx: '12', cy: '13', r: '3', key: 'b' }],
];
const Theirs = createLucideIcon('camera', LINES);
const Ours = createIcon({ name: 'camera', node: LINES });
const sorted = (html: string): string[] => [...html.matchAll(/[\w-]+="[^"]*"|<\/?\w+/g)].map(String).sort();
const drawn = (icon: FunctionComponent<never>, props: object) =>
  sorted(renderToStaticMarkup(createElement(icon as FunctionComponent<object>, props)));

test.each([
  {},
  { className: 'size-5 text-accent', 'aria-hidden': 'true' },
  { 'aria-label': 'Camera', role: 'img' },
  { strokeWidth: 1.5, x: 3, y: 4, width: 12, height: 13 },
  { size: 32, color: 'red' },
])('draws what the icon set draws: %o', (props) => {
  expect(drawn(Ours, props)).toEqual(drawn(Theirs, props));
});
