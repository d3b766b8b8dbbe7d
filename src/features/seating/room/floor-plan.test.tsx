import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/../tests/builders/accessible';
import { onPlanPage, patience, undo } from '@/../tests/builders/plan-page';
import { newPlan, renderAt } from '@/../tests/builders/plans';
import { storedRows, storeRows } from '@/../tests/builders/rows';
import { setUpUser } from '@/../tests/builders/user';
import { ATTACHMENTS } from '@/data/attachments';
import { SEATING_CHARTS } from '@/data/seating';
import { keepFile } from '@/data/sync/kept-files';
import type { Attachment } from '@/domain/files/attachment';
import type { SeatingChart } from '@/domain/seating/chart';
import { paths } from '@/lib/paths';
import { files } from '@/locales/en/files';
import { modules } from '@/locales/en/modules';
import { seating as texts } from '@/locales/en/seating';
import { ModulePages } from '../../../../tests/builders/module-pages';

const person = setUpUser({ applyAccept: false });
const given = onPlanPage(['seating', 'files', 'guests', 'modules'], () => newPlan({ country: 'US' }));

const PNG = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (letter) => letter.charCodeAt(0));
const picture = (name = 'Plano.png', bytes: Uint8Array<ArrayBuffer> = PNG) =>
  new File([bytes], name, { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:plan';
  URL.revokeObjectURL = () => undefined;
  // An image twice as wide as high.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 200, height: 100, close: () => undefined }));
});

const hall = (floor: SeatingChart['floor'] = null): SeatingChart => ({
  id: crypto.randomUUID(),
  version: 0,
  name: 'Cena',
  width: 12,
  height: 8,
  outline: null,
  floor,
  unit: 'm',
});
const keep = (chart: SeatingChart) =>
  storeRows(SEATING_CHARTS, given.plan.id, [{ before: null, after: chart }]);
const floors = async () => (await storedRows(SEATING_CHARTS, given.plan.id)).map(({ floor }) => floor);
const expectFloor = (expected: unknown) =>
  waitFor(async () => expect((await floors())[0]).toEqual(expected), patience);
const attachment = (): Attachment => ({
  id: crypto.randomUUID(),
  version: 0,
  subject_id: given.plan.id,
  file_name: 'Plano.png',
  media_type: 'image/png',
  size: PNG.length,
});

const inMetres = (text: string, least = '', most = '') =>
  text.replace('{{unit}}', texts.length.m).replace('{{least}}', least).replace('{{most}}', most);
const open = async () => {
  renderAt(paths.tableArrangement(given.plan.id), <ModulePages module="tables" />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
};
const press = async (name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }, patience));
const choose = async (file: File) => {
  await press(texts.floor.edit);
  await person.upload(screen.getByLabelText(texts.floor.choose), file);
};
const drawn = () => document.querySelector('image');
/**
 * Sets the whole text of a field at once, because typing letter by letter would rerender the room each time.
 */
const type = (name: string, text: string) => {
  const input = screen.getByLabelText(name);
  fireEvent.change(input, { target: { value: text } });
  if (name === texts.floor.distance) fireEvent.submit(input);
  else fireEvent.keyDown(input, { key: 'Enter' });
};

test('a floor plan can be added, scaled, moved, hidden and removed', async () => {
  await keep(hall());
  await open();
  await choose(picture());
  const [width, x, y, shown] = [12, 0, 0, true];
  const file = expect.any(String);
  await expectFloor({ file, width, x, y, turn: 0, shown });
  const [row] = await storedRows(ATTACHMENTS, given.plan.id);
  expect(row).toMatchObject({ subject_id: given.plan.id, file_name: 'Plano.png', media_type: 'image/png' });
  await waitFor(() => expect(drawn()?.getAttribute('width')).toBe('12'), patience);
  expect(drawn()?.getAttribute('height')).toBe('6');
  await expectAccessible();

  const measureIn = async (unit: string) => {
    await person.click(await screen.findByRole('combobox', { name: texts.floor.unit }, patience));
    await person.click(await screen.findByRole('option', { name: unit }, patience));
  };
  // The two points are 6 m apart at first. 40 feet are 12.19 m.
  await measureIn(texts.floor.ft);
  type(texts.floor.distance, '40');
  await expectFloor({ file, width: 24.38, x: -3.1, y: -3.1, turn: 0, shown });
  await measureIn(texts.floor.m);
  type(texts.floor.distance, '0');
  expect(await screen.findByText(texts.problem.distance)).toBeTruthy();
  type(texts.floor.distance, '9000');
  expect(await screen.findByText(inMetres(texts.problem.floorScale, '1', '2,000'))).toBeTruthy();

  await person.click(screen.getByText(texts.floor.numbers));
  type(inMetres(inMetres(texts.floor.width)), '0');
  expect(await screen.findByText(inMetres(texts.problem.floorWidth, '1', '2,000'))).toBeTruthy();
  type(inMetres(inMetres(texts.floor.width)), '20');
  await expectFloor({ file, width: 20, x: -3.1, y: -3.1, turn: 0, shown });
  screen.getByRole('button', { name: /^Move the picture/ }).focus();
  await person.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expectFloor({ file, width: 20, x: -3, y: -2.1, turn: 0, shown });

  // Moves the second point halfway towards the first.
  type(texts.floor.pointX.replace('{{number}}', '2'), '50');
  const second = screen.getByRole('button', { name: 'Point 2: 50 % across, 50 % down' });
  second.focus();
  await person.keyboard('{ArrowRight}{ArrowLeft}');
  expect(second.getAttribute('aria-label')).toBe('Point 2: 50 % across, 50 % down');
  type(texts.floor.distance, '5');
  await expectFloor({ file, width: 20, x: -3, y: -2.1, turn: 0, shown });

  // Rotates a picture that was photographed sideways; its middle must stay in place.
  await press(texts.floor.turn);
  await expectFloor({ file, width: 10, x: 2, y: -7.1, turn: 1, shown });
  expect(drawn()?.getAttribute('transform')).toMatch(/^translate\(7 2\.9\d*\) rotate\(90\)$/);
  expect(screen.getByRole('button', { name: 'Point 2: 50 % across, 50 % down' })).toBeTruthy();
  undo();
  await expectFloor({ file, width: 20, x: -3, y: -2.1, turn: 0, shown });

  await press(texts.floor.hide);
  expect(drawn()).toBeNull();
  await expectFloor({ file, width: 20, x: -3, y: -2.1, turn: 0, shown: false });
  await press(texts.floor.remove);
  await expectFloor(null);
  undo();
  await expectFloor({ file, width: 20, x: -3, y: -2.1, turn: 0, shown: false });

  await press(modules.more);
  await person.click(await screen.findByRole('menuitem', { name: texts.chart.copy }, patience));
  await waitFor(async () => {
    const [one, other] = await floors();
    expect(other).toEqual(one);
    expect(other?.file).toBe(row?.id);
  }, patience);
});

test('a floor plan can be scaled and moved with the pointer', async () => {
  // 10 pixels per metre.
  SVGSVGElement.prototype.getScreenCTM = () => ({ inverse: () => undefined }) as unknown as DOMMatrix;
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = () => ({ x: this.x / 10, y: this.y / 10 });
    },
  );
  SVGElement.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = () => null;
  await keep(hall());
  await open();
  await choose(picture());
  await waitFor(() => expect(drawn()).toBeTruthy(), patience);
  const plan = drawn()?.closest('svg');
  const grip = screen.getByRole('button', { name: /^Move the picture/ });
  if (!plan) throw new Error('no plan');
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });
  for (const [x, y] of [
    [12, 6],
    [108, 60],
    // A position outside the picture is moved to its edge.
    [500, 30],
  ] as const) {
    fireEvent.pointerDown(plan, at(x, y));
    fireEvent.pointerUp(plan, at(x, y));
  }
  expect(screen.getByRole('button', { name: 'Point 1: 100 % across, 50 % down' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Point 2: 90 % across, 100 % down' })).toBeTruthy();
  fireEvent.pointerDown(grip, at(60, 0));
  fireEvent.pointerMove(grip, at(80, 5));
  fireEvent.pointerUp(grip, at(80, 5));
  await expectFloor({ file: expect.any(String), width: 12, x: 2, y: 0.5, turn: 0, shown: true });
});

test('the floor plan is printed and exported unless it is excluded', async () => {
  const row = attachment();
  await storeRows(ATTACHMENTS, given.plan.id, [{ before: null, after: row }]);
  await keepFile(row.id, PNG.buffer);
  await keep(hall({ file: row.id, width: 12, x: 0, y: 0, turn: 1, shown: true }));
  renderAt(`${paths.seatingPapers(given.plan.id)}?paper=room`, <ModulePages module="tables" />);
  await waitFor(() => expect(drawn()?.getAttribute('href')).toBe('blob:plan'), patience);
  expect(drawn()?.getAttribute('transform')).toBe('translate(6 12) rotate(90)');
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:file';
  };
  await press(texts.paper.svg);
  await waitFor(() => expect(saved).toBeTruthy());
  expect(await saved?.text()).toContain('href="data:image/png;base64,');
  await person.click(screen.getByLabelText(texts.paper.floor));
  expect(drawn()).toBeNull();
});

test('choosing a file that isn’t a picture shows an error with the file’s name', async () => {
  await keep(hall());
  await open();
  await choose(new File(['%PDF-1.7'], 'Plano.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(texts.floor.kind.replace('{{name}}', 'Plano.pdf'))).toBeTruthy();
  // The picture can be decoded, but its bytes don't match its file type.
  await person.upload(
    screen.getByLabelText(texts.floor.choose),
    picture('Plano.webp.png', Uint8Array.from([1, 2])),
  );
  expect(await screen.findByText(files.problem.lie.replace('{{name}}', 'Plano.webp.png'))).toBeTruthy();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')));
  await person.upload(screen.getByLabelText(texts.floor.choose), picture());
  expect(await screen.findByText(texts.floor.unknown.replace('{{name}}', 'Plano.png'))).toBeTruthy();
  expect(await floors()).toEqual([null]);
  expect(await storedRows(ATTACHMENTS, given.plan.id)).toEqual([]);
});

test('a viewer sees a message if the file of a room’s floor plan is missing', async () => {
  const row = attachment();
  await storeRows(ATTACHMENTS, given.plan.id, [{ before: null, after: row }]);
  await keep(hall({ file: row.id, width: 12, x: 0, y: 0, turn: 0, shown: true }));
  await given.becomeViewer();
  await open();
  expect(await screen.findByText(texts.floor.gone, {}, patience)).toBeTruthy();
  expect(drawn()).toBeNull();
  expect(screen.getByRole('button', { name: texts.plan.zoomIn })).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.floor.edit })).toBeNull();
  expect(within(document.body).queryByText(texts.floor.title)).toBeNull();
});
