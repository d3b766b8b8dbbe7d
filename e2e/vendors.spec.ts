import type { Page } from '@playwright/test';
import { pdfNamed, pngNamed } from './files';
import {
  ALSO_PROVEN,
  expect,
  expectAccessible,
  expectNoOverflow,
  expectUsable,
  languagesOf,
  setLanguage,
  test,
} from './fixtures';
import { carryByKeys } from './pages/dragging';
import { fileButton, savedBy } from './pages/files';
import { ledgerLine } from './pages/ledger-page';
import { chooseMore } from './pages/menus';
import { beginPlan, newRow, saveRows } from './plan';
import { filled, TEXTS } from './texts';

const name = (text: string) => new RegExp(`^${text.replace(/[()]/g, '.').replace(/\{\{[^}]+\}\}/g, '.+')}$`);

interface Pasted {
  readonly vendor: string;
  readonly message: string;
  /** The amount to choose if the message contains several amounts. */
  readonly price?: RegExp;
  readonly typed: Readonly<
    Partial<Record<'hours_included' | 'extra_hour' | 'travel' | 'minimum_guests', string>>
  >;
}

/** Three quotes in different wordings, as vendors send them. */
const QUOTES: readonly Pasted[] = [
  {
    vendor: 'Foto Luz',
    price: /^1[.,]800/,
    typed: { hours_included: '8', extra_hour: '150' },
    message: `Hola, para vuestra boda el reportaje completo son 1.800 € + IVA (21 %).
Incluye 8 horas de cobertura y galería online. La hora extra son 150 €.
Para reservar pedimos una señal del 30 %. Tel. 612 345 678`,
  },
  {
    vendor: 'Estudio Marta e Hijos, Fotografía y Vídeo de Bodas en Andalucía',
    price: /2[.,]350/,
    typed: { hours_included: '10', travel: '90' },
    message: `Buenas tardes:
Reportaje de boda: 2.350 euros, IVA incluido, 10 horas de cobertura. Segundo fotógrafo y álbum incluidos.
Desplazamiento: 90 €. Si alguno enferma, mandamos un sustituto.`,
  },
  {
    vendor: 'Retratos por invitado',
    message: 'El precio es de 18 € por persona más IVA (21 %), mínimo 80 invitados.',
    typed: { minimum_guests: '80' },
  },
];

for (const language of languagesOf('es')) {
  const { vendors, common, files, modules } = TEXTS[language];

  const addQuote = async (page: Page, { vendor, message, price, typed }: Pasted) => {
    await page
      .getByRole('button', { name: new RegExp(`^(${vendors.add}|${vendors.empty.add})$`) })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(vendors.field.vendor_name, { exact: true }).fill(vendor);
    await sheet.getByLabel(vendors.paste.label).fill(message);
    await sheet.getByRole('button', { name: vendors.paste.read }).click();
    await expect(sheet.getByRole('button', { name: vendors.paste.change })).toBeFocused();
    await expect(
      sheet.getByText(name(vendors.paste.filled_one)).or(sheet.getByText(name(vendors.paste.filled_other))),
    ).toBeVisible();
    if (vendor === QUOTES[0]?.vendor) await expectAccessible(page);
    const asked = (field: 'price' | 'basis') =>
      sheet.getByRole('group', { name: filled(vendors.paste.choose, { field: vendors.field[field] }) });
    if (price) {
      await asked('price').getByRole('button', { name: price }).click();
      await asked('basis').getByRole('button', { name: vendors.basis.event }).click();
    } else await expect(asked('price')).toBeHidden();
    for (const [field, value] of Object.entries(typed))
      await sheet.getByLabel(vendors.field[field as keyof typeof typed], { exact: true }).fill(value);
    await sheet.getByLabel(files.add).setInputFiles(pngNamed(`${vendor}.png`));
    await sheet.getByRole('button', { name: vendors.form.create }).click();
    await expect(sheet).toBeHidden();
  };

  test.describe(`vendors, in ${language}`, () => {
    test.use({ locale: language === 'es' ? 'es-ES' : 'en-US' });
    test.beforeEach(({ page }) => setLanguage(page, language));

    // Also covered by find-sheet.test, quote-message.test, vendors-page.test (asking, booking, and saving in
    // the address book) and curve.test. states.spec checks what presses open, and the next journey drags a
    // card and adds files.
    test('quotes pasted as text are compared at the same terms', ALSO_PROVEN, async ({ page }) => {
      const plan = await beginPlan(page, language, { event_date: '2027-06-12' });
      await page.goto('/app/vendor-comparison/photo-and-video');
      await expect(page).toHaveURL(new RegExp(`plan=${plan}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        filled(vendors.empty.title, { category: common.category['photo-and-video'] }),
      );
      // Saves a place from the map, which contains example data. Then undoes this, so that exactly three
      // quotes are compared.
      await page.getByRole('button', { name: vendors.find.open }).click();
      const found = page.getByRole('dialog');
      await expect(found.getByText(vendors.find.example)).toBeVisible();
      await expectAccessible(page);
      const place = { name: 'Ejemplo del Río' };
      await found.getByRole('button', { name: filled(vendors.find.saveOne, place) }).click();
      await expect(found.getByRole('button', { name: filled(vendors.find.savedOne, place) })).toBeFocused();
      // The undo button is outside the open sheet, so it is hidden from screen readers.
      await page.getByRole('button', { name: common.undo, includeHidden: true }).click();
      await expect(found.getByRole('button', { name: filled(vendors.find.saveOne, place) })).toBeVisible();
      await page.keyboard.press('Escape');
      for (const quote of QUOTES) await addQuote(page, quote);

      const ranking = page.getByRole('region', { name: vendors.ranking.title });
      await expect(ranking.getByRole('listitem')).toHaveCount(3);
      // The photos cost 1,800 and an extra hour costs 150. 21 % tax is added to the sum.
      await expect(ranking.getByText(/2[.,]359[.,]50/)).toBeVisible();
      await expect(ranking.getByText(/2[.,]440/)).toBeVisible();
      const crossing = filled(vendors.curve.crossing, {
        cheaper: 'Foto Luz',
        dearer: 'Retratos por invitado',
        guests: '109',
      });
      await expect(page.getByText(crossing)).toBeVisible();
      await expectUsable(page);

      await page
        .getByRole('button', { name: name(vendors.ask.open_other) })
        .first()
        .click();
      const ask = page.getByRole('dialog');
      await expect(ask.getByLabel(modules.message.label)).toHaveValue(
        new RegExp(vendors.message.ask.slice(0, 12).replace('¿', '.')),
      );
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: vendors.view.board }).click();
      await page
        .getByRole('button', {
          name: filled(vendors.board.move, { name: 'Foto Luz', stage: vendors.stage.visited }),
        })
        .click();
      await expect(
        page.getByRole('region', { name: new RegExp(vendors.stage.visited) }).getByText('Foto Luz'),
      ).toBeVisible();
      await page.setViewportSize({ width: 375, height: 812 });
      await expectNoOverflow(page);
      await page.getByRole('button', { name: vendors.view.list }).click();
      await expectUsable(page);
      await page.getByRole('button', { name: vendors.view.compare }).click();
      await expectNoOverflow(page);
      // Booking adds two payments to the ledger: 30 % due today, and the remainder due later. The booking can
      // be undone.
      await page.getByRole('button', { name: filled(vendors.booking.title, { name: 'Foto Luz' }) }).click();
      const booking = page.getByRole('dialog');
      await expect(booking.getByText(/707[.,]85/)).toBeVisible();
      await expectAccessible(page);
      await booking.getByRole('button', { name: vendors.booking.confirm, exact: true }).click();
      await expect(booking.getByText(vendors.booking.done)).toBeVisible();
      await booking.getByRole('link', { name: vendors.booking.toLedger }).click();
      await expect(page).toHaveURL(/budget-tracking/);
      await expect(ledgerLine(page, language)).toBeVisible();
      await expect(page.getByText('Foto Luz').first()).toBeVisible();
      await expect(
        page
          .getByText(/2[.,]359[.,]50/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await page.goBack();
      await page.getByRole('button', { name: vendors.view.compare }).click();
      await page.getByRole('button', { name: 'Foto Luz' }).first().click();
      const form = page.getByRole('dialog');
      // A file that was chosen before the quote was saved is stored with the quote.
      await expect(fileButton(form, language, 'Foto Luz.png')).toBeVisible();
      await form.getByText(vendors.section.contact, { exact: true }).click();
      await form.getByRole('button', { name: vendors.book.save }).click();
      await expect(page.getByText(filled(vendors.book.saved, { name: 'Foto Luz' })).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await chooseMore(page, language, vendors.book.open);
      const book = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1, name: vendors.book.title })).toBeVisible();
      // The address book now shows the actual cost.
      await expect(book.getByText(/2[.,]359[.,]50/)).toBeVisible();
      await expectAccessible(page);
    });

    test('a quote can be moved to another stage by keyboard', async ({ page }) => {
      const plan = await beginPlan(page, language, { event_date: '2027-06-12' });
      await saveRows(page, plan, [
        newRow('vendor_quotes', { category: 'photo-and-video', vendor_name: 'Foto Luz', stage: 'quoted' }),
      ]);
      await page.goto(`/app/vendor-comparison/photo-and-video?plan=${plan}&view=board`);
      const dragged = { name: 'Foto Luz', place: vendors.stage.visited };
      const handle = page.getByRole('button', { name: filled(vendors.board.drag, dragged) });
      await carryByKeys(
        handle,
        'ArrowRight',
        filled(vendors.drag.over, { ...dragged, place: vendors.stage.quoted }),
      );
      await expect(
        page.getByRole('region', { name: new RegExp(vendors.stage.visited) }).getByText(dragged.name),
      ).toBeVisible();

      await page.getByRole('button', { name: vendors.view.list }).click();
      await page.getByRole('button', { name: /^Foto Luz/ }).click();
      const form = page.getByRole('dialog');
      const file = { name: 'Foto Luz.png' };
      const lie = { ...pngNamed('mentira.pdf'), mimeType: 'application/pdf' };
      await form.getByLabel(files.add).setInputFiles([pdfNamed('Contrato.pdf'), pngNamed(file.name), lie]);
      await expect(form.getByText(filled(files.problem.lie, { name: 'mentira.pdf' }))).toBeVisible();
      await expect(fileButton(form, language, 'Contrato.pdf')).toBeVisible();
      await fileButton(form, language, file.name).click();
      const preview = page.getByRole('dialog', { name: file.name });
      await expect(preview.getByRole('img', { name: file.name })).toBeVisible();
      await expectAccessible(page);
      const saved = await savedBy(page, () =>
        preview.getByRole('button', { name: files.preview.save }).click(),
      );
      expect(saved.suggestedFilename()).toBe(file.name);
      await page.keyboard.press('Escape');
      await form.getByRole('button', { name: filled(files.remove, file) }).click();
      await expect(form.getByRole('button', { name: common.undo })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(fileButton(form, language, file.name)).toBeVisible();
    });
  });
}
