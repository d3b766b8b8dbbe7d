import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './markdown';
import { readMarkdown, safeAddress } from './markdown-blocks';

afterEach(cleanup);

const show = (text: string) =>
  render(
    <MemoryRouter>
      <Markdown document={readMarkdown(text)} tableLabel="Table" />
    </MemoryRouter>,
  ).container;

test('Markdown is shown as headings, lists, tables, emphasis and links', () => {
  const page = show(
    [
      '## ¿Cuánto *cuesta*?',
      'Entre **20.000** y 30.000 &amp; más.',
      '',
      '1. uno',
      '2. dos',
      '   - tres',
      '',
      '| Dónde | Coste |',
      '| :-- | --: |',
      '| Madrid | 25.000 € |',
      '',
      '> una cita',
      '',
      '[Cuentas](/methods) y [fuente](https://example.org/a).',
    ].join('\n'),
  );
  expect(screen.getByRole('heading', { level: 2, name: '¿Cuánto cuesta?' }).id).toBe('cuanto-cuesta');
  expect(page.textContent).toContain('20.000 y 30.000 & más');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('cell', { name: '25.000 €' }).className).toContain('text-right');
  expect(screen.getByRole('link', { name: 'Cuentas' }).getAttribute('href')).toBe('/methods');
  expect(screen.getByRole('link', { name: 'fuente' }).getAttribute('href')).toBe('https://example.org/a');
  expect(page.querySelector('blockquote p')?.textContent).toBe('una cita');
});

test('the table of contents lists every heading of levels two and three', () => {
  const { headings } = readMarkdown('# Uno\n## Dos\n### Tres\n## Dos\n#### Cuatro');
  expect(headings).toEqual([
    { id: 'dos', text: 'Dos', depth: 2 },
    { id: 'tres', text: 'Tres', depth: 3 },
    { id: 'dos-2', text: 'Dos', depth: 2 },
  ]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd',
  'blog/x',
  'https://',
])('Markdown does not turn the address %s into a link', (href) => {
  expect(safeAddress(href)).toBeNull();
});

test.each(['https://example.org', 'http://example.org', 'mailto:a@b.co', '/blog/x?y#z', '#dos'])(
  'Markdown turns the address %s into a link',
  (href) => {
    expect(safeAddress(href)?.href).toBe(href);
  },
);

test('HTML in a Markdown text is shown as plain text', () => {
  const page = show(
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> y [malo](javascript:alert(1)) ![foto](https://e.example/x.png) <a href="javascript:1">z</a>',
  );
  expect(page.querySelector('script, img, a, [onerror]')).toBeNull();
  expect(page.textContent).toContain('<script>alert(1)</script>');
  expect(page.textContent).toContain('malo');
  expect(page.textContent).toContain('foto');
});

test('table columns with numbers are right-aligned by default', () => {
  const rows = [
    '| 2024 | [16.175 €](https://a.example) | 5–8 | no lo dice |',
    '| 2025 | no lo dice | **7,5** | 12 |',
    '| 2026 | US$4,000 | 2.66 × | nueve |',
  ];
  const page = show(['| Año | Coste | Horas | Mesas |', '| --- | --- | --- | --- |', ...rows].join('\n'));
  const sides = [...page.querySelectorAll('tbody tr:first-child td')].map(
    (cell) => /text-(?:left|right)/.exec(cell.className)?.[0],
  );
  expect(sides).toEqual(['text-left', 'text-right', 'text-right', 'text-left']);
});
