import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { EVENT_PAGES } from '@/data/event-pages';
import { EVENT_PARTS } from '@/data/guests';
import { publishPage } from '@/data/page-address';
import { TIMELINE } from '@/data/timeline';
import { QUOTES } from '@/data/vendor-quotes';
import { proposedName } from '@/domain/event-page/page-name';
import { paths } from '@/lib/paths';
import { eventpage } from '@/locales/en/eventpage';
import { guests } from '@/locales/en/guests';
import { pageeditor as texts } from '@/locales/en/pageeditor';
import { expectAccessible } from '../../../../tests/builders/accessible';
import { partRow } from '../../../../tests/builders/guests';
import { ModulePages } from '../../../../tests/builders/module-pages';
import { onPlanPage, patience, undo } from '../../../../tests/builders/plan-page';
import { become, newPerson, newPlan, renderAt } from '../../../../tests/builders/plans';
import { quoteRow } from '../../../../tests/builders/quotes';
import { storedRows, storeRows } from '../../../../tests/builders/rows';
import { row } from '../../../../tests/builders/timeline';
import './editor-page';

const person = setUpUser();
const given = onPlanPage(['guests', 'modules', 'pageeditor', 'eventpage', 'rsvp'], () =>
  newPlan({ name: `Zoe ${crypto.randomUUID().slice(0, 8)}` }),
);
const stored = async () => (await storedRows(EVENT_PAGES, given.plan.id))[0];
async function openEditor() {
  renderAt(paths.guestPage(given.plan.id, 'page'), <ModulePages module="guests" />);
  await screen.findByRole('heading', { level: 1, name: texts.title }, patience);
  return screen.findByRole('textbox', { name: texts.publish.name }, patience);
}

test('an event page can be published and withdrawn with one click each', async () => {
  const name = (await openEditor()) as HTMLInputElement;
  expect(name.value).toBe(proposedName(given.plan.name, given.plan.event_date));
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: texts.publish.go }));
  await screen.findByText(texts.publish.on, {}, patience);
  await waitFor(async () => expect((await stored())?.sections.welcome.on).toBe(true), patience);
  expect(screen.getByText(texts.publish.linksOnly)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.publish.down }));
  await screen.findByText(texts.publish.off, {}, patience);
});

test('publishing a page at an address that is already taken shows an error at the field', async () => {
  const taken = `taken-${given.plan.id}`;
  const { plan } = given;
  const other = await newPerson('free');
  await become(other);
  await publishPage((await newPlan()).id, { name: taken, opening: 'off', word: '', indexed: false });
  await become(given.owner);
  expect(plan.id).toBe(given.plan.id);
  const name = await openEditor();
  await person.clear(name);
  await person.type(name, taken);
  await person.click(screen.getByRole('button', { name: texts.publish.go }));
  await screen.findByText(texts.publish.problem.name_taken, {}, patience);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect((name as HTMLInputElement).value).toBe(taken);
});

test('saving a section’s text shows the text in the preview', async () => {
  await openEditor();
  await person.click(screen.getByRole('checkbox', { name: guests.page.section.gifts }));
  await person.click(
    await screen.findByRole('button', { name: `${texts.write}: ${guests.page.section.gifts}` }),
  );
  const sheet = within(await screen.findByRole('dialog', { name: guests.page.section.gifts }, patience));
  const words = await sheet.findByRole<HTMLTextAreaElement>('textbox', { name: texts.form.en });
  expect(words.value).toBe(eventpage.begin.wedding.gifts);
  await expectAccessible();
  await person.clear(words);
  await person.type(words, 'Nothing, please');
  await person.type(sheet.getByRole('textbox', { name: texts.form.link }), 'javascript:alert(1)');
  await person.type(sheet.getByRole('textbox', { name: texts.accountName }), 'IBAN');
  await person.type(sheet.getAllByRole('textbox', { name: texts.accountNumber })[0] as HTMLElement, 'ES00');
  await person.click(sheet.getByRole('button', { name: texts.save }));
  await sheet.findByText(texts.problem.link);
  await person.clear(sheet.getByRole('textbox', { name: texts.form.link }));
  await person.type(sheet.getByRole('textbox', { name: texts.form.link }), 'list.example');
  await person.click(sheet.getByRole('button', { name: texts.save }));

  await waitFor(async () => expect((await stored())?.sections.gifts.en).toBe('Nothing, please'), patience);
  expect((await stored())?.sections.gifts).toMatchObject({
    on: true,
    es: null,
    link: 'https://list.example/',
    accounts: [{ name: 'IBAN', number: 'ES00' }],
  });
  const preview = within(screen.getByRole('region', { name: texts.preview.phone }));
  expect(preview.getByText('Nothing, please')).toBeTruthy();
  expect(preview.getByText('ES00')).toBeTruthy();
});

test('opening a part to everybody shows the part and its activities on the public page', async () => {
  const [part, dance] = ['Brunch', 'Dance'].map((name, position) => ({
    ...partRow(crypto.randomUUID(), name),
    position,
  }));
  if (!part || !dance) throw new Error('Two parts');
  await storeRows(
    EVENT_PARTS,
    given.plan.id,
    [part, dance].map((after) => ({ before: null, after })),
  );
  const [toast, crew] = (['guests', 'team'] as const).map((track) =>
    row(780, 30, {
      id: crypto.randomUUID(),
      version: 0,
      title: `Toast of ${track}`,
      track,
      place: 'Terrace',
    }),
  );
  if (!toast || !crew) throw new Error('Two lines');
  await storeRows(
    TIMELINE,
    given.plan.id,
    [toast, crew].map((after) => ({ before: null, after })),
  );
  await openEditor();
  expect(screen.queryByRole('checkbox', { name: new RegExp(texts.open) })).toBeNull();
  cleanup();
  const name = `open-${given.plan.id}`;
  await publishPage(given.plan.id, { name, opening: 'all', word: '', indexed: false });
  await openEditor();
  await person.click(screen.getByRole('radio', { name: guests.page.themes.stars }));
  await person.click(
    await screen.findByRole(
      'checkbox',
      { name: `${texts.open}: ${guests.page.section.programme}` },
      patience,
    ),
  );
  await person.click(await screen.findByRole('checkbox', { name: 'Brunch' }));
  await waitFor(async () => expect((await stored())?.open_parts).toEqual([part.id]), patience);
  // The team's activities can't be shown to guests.
  expect(screen.queryByRole('checkbox', { name: /Toast of team/ })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: /Toast of guests/ }));
  const preview = within(screen.getByRole('region', { name: texts.preview.phone }));
  expect(await preview.findByText('Toast of guests')).toBeTruthy();
  expect(preview.getByText('Terrace')).toBeTruthy();
  const under = screen.getByRole('combobox', { name: texts.items.part.replace('{{title}}', toast.title) });
  await person.selectOptions(under, 'Dance');
  await expectAccessible();
  await waitFor(async () => expect((await stored())?.items).toEqual({ [toast.id]: dance.id }), patience);
  expect((await stored())?.theme).toBe('stars');
  expect((await stored())?.sections.programme.open).toBe(true);
});

test('one click sets the booked venue as a part’s place', async () => {
  const part = { ...partRow(crypto.randomUUID(), 'Dinner'), position: 0 };
  await storeRows(EVENT_PARTS, given.plan.id, [{ before: null, after: part }]);
  const quote = quoteRow('venue', { vendor_name: 'The old mill', stage: 'booked' });
  await storeRows(QUOTES, given.plan.id, [{ before: null, after: quote }]);
  const place = async () => (await storedRows(EVENT_PARTS, given.plan.id))[0]?.place;
  await openEditor();
  await person.click(await screen.findByRole('button', { name: texts.venue.put }, patience));
  await waitFor(async () => expect(await place()).toBe('The old mill'), patience);
  expect(screen.queryByRole('button', { name: texts.venue.put })).toBeNull();
  undo();
  await waitFor(async () => expect(await place()).toBeNull(), patience);
});

test('a viewer who opens the page editor is sent back to the guest list', async () => {
  await given.becomeViewer();
  renderAt(paths.guestPage(given.plan.id, 'page'), <ModulePages module="guests" />);
  await waitFor(
    () => expect(screen.queryByRole('heading', { level: 1, name: texts.title })).toBeNull(),
    patience,
  );
});
