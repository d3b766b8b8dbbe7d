import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { REASON_KEYS } from '@/domain/allocation/allocation';
import { WEDDING_COSTS } from '@/domain/allocation/costs.data';
import { KIND_COSTS } from '@/domain/allocation/kind-costs.data';
import { PROFILE_IDS } from '@/domain/allocation/shares.data';
import { SOURCES, type Source } from '@/domain/sources.data';
import { countryName } from '@/lib/format';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { METHOD_ANCHORS, methodOf } from '@/parts/allocation/method-anchors';
import KindCosts from './kind-costs';
import MethodsPage from './methods-page';
import OtherShares from './other-shares';
import PriceLevelTable from './price-level-table';
import RegionTable from './region-table';
import { isWedding } from './share-tables';
import SourceList from './source-list';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const open = () =>
  render(
    <MemoryRouter>
      <MethodsPage />
    </MemoryRouter>,
  );
const cellsOf = (table: string, row: string) =>
  [
    ...(within(screen.getByRole('table', { name: table }))
      .getByRole('rowheader', { name: row })
      .closest('tr')
      ?.querySelectorAll('td') ?? []),
  ].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '));

beforeAll(async () => {
  await startI18n();
  await changeLanguage('es');
  await loadTexts('methods', 'budget');
});
afterEach(cleanup);

test('the methods page explains every reason that is shown for an amount', () => {
  open();
  for (const key of REASON_KEYS) {
    const id = methodOf(key).split('#')[1] ?? '';
    expect(document.getElementById(id), key).toBeTruthy();
  }
  expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([...METHOD_ANCHORS]);
});

test('every anchor link of the methods page has its target on the page', () => {
  open();
  const targets = [...document.querySelectorAll('nav a[href^="#"]')].map((link) => link.getAttribute('href'));
  expect(targets).toHaveLength(METHOD_ANCHORS.length);
  expect(targets.filter((target) => !document.getElementById(target?.slice(1) ?? ''))).toEqual([]);
});

test('the methods page shows the figures that the engine uses', () => {
  open();
  expect(cellsOf('Boda en España', 'Catering')).toEqual(['40 %', '32,3 – 46,8']);
  expect(cellsOf('La parte que crece con los invitados', 'Música')).toEqual(['5 %']);
  expect(cellsOf('Factores según el tipo de lugar', 'Transporte')).toEqual(['× 1,25', '× 1', '× 5']);
  expect(cellsOf('Horas habituales, de la ceremonia al final', 'Boda, España')).toEqual(['9 h']);
  expect(cellsOf('Lo que añade cada día más', 'Catering')).toEqual(['35 %', '90 %']);
  const costs = within(screen.getByRole('table', { name: 'Bodas, por país' }));
  for (const country of Object.keys(WEDDING_COSTS))
    expect(costs.getByRole('rowheader', { name: new RegExp(countryName(country)) })).toBeTruthy();
  expect(screen.getAllByRole('table')).toHaveLength(PROFILE_IDS.filter(isWedding).length + 13);
});

test('the methods page shows formulas with the engine’s constants', () => {
  open();
  const formula = (id: string) => document.getElementById(id)?.querySelectorAll('p')[1]?.textContent;
  expect(formula('usual')).toBe('T = c · r · (0,22 · n₀ + 0,78 · n)');
  expect(formula('priorities')).toBe('± 0,1 · min(ha − pa, pb − lb)');
});

test('the methods page lists all shares, costs, regions and studies', () => {
  render(<OtherShares />);
  expect(screen.getAllByRole('table')).toHaveLength(PROFILE_IDS.filter((id) => !isWedding(id)).length);
  cleanup();
  render(<KindCosts />);
  const places = Object.values(KIND_COSTS).flatMap((costs) => Object.values(costs).filter(Boolean));
  expect(screen.getAllByRole('row')).toHaveLength(places.length + 1);
  cleanup();
  render(<RegionTable />);
  expect(cellsOf('España', 'Asturias Libro imprescindible de las bodas 2023 (El Correo)')).toEqual([
    '× 1,48',
    '91',
  ]);
  cleanup();
  render(<SourceList />);
  const studies = Object.values<Source>(SOURCES).flatMap(({ url }) => url ?? []);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(studies);
  cleanup();
  render(<PriceLevelTable />);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(240);
});
