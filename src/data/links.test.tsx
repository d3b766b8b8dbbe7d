import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dataClient } from '@/lib/supabase';
import { householdRow } from '../../tests/builders/guests';
import { onPlanPage } from '../../tests/builders/plan-page';
import { storeRows } from '../../tests/builders/rows';
import { plantedRoom } from '../../tests/builders/seating-room';
import { countTableCodes, newTableCode, revokeTableCodes } from './find-table';
import { HOUSEHOLDS } from './guests';
import {
  linkHoldersQuery,
  linksQuery,
  newInvitationLinks,
  renewLinks,
  revokeInvitationLinks,
} from './invitation-links';

const given = onPlanPage(['plans']);

const countLinks = async (household_id: string) => {
  const { db } = await dataClient();
  const { data } = await db.from('household_links').select('created_at').eq('household_id', household_id);
  return data?.length;
};
const tokens = () => new QueryClient().fetchQuery(linksQuery(given.plan.id));

test('an editor can create, find and revoke invitation links', async () => {
  const households = ['Los Núñez', 'Los Gil'].map((name) => householdRow(name));
  const [one, other] = households.map(({ id }) => id);
  if (!one || !other) throw new Error('two households');
  await storeRows(
    HOUSEHOLDS,
    given.plan.id,
    households.map((after) => ({ before: null, after })),
  );
  const links = await newInvitationLinks(given.plan.id, [one, other]);
  expect(links.get(one)).toMatch(/^[0-9a-f]{32}$/);
  expect(await countLinks(one)).toBe(1);
  expect(await tokens()).toEqual(links);
  // If a household has several links, every device must show the first one.
  await newInvitationLinks(given.plan.id, [one]);
  expect([await countLinks(one), (await tokens()).get(one)]).toEqual([2, links.get(one)]);
  await revokeInvitationLinks(one);
  expect(await countLinks(one)).toBe(0);
  expect([...(await tokens()).keys()]).toEqual([other]);
});

test('renewing invitation links replaces only existing links', async () => {
  const [household, without] = [householdRow('Los Núñez'), householdRow('Los Gil')];
  await storeRows(HOUSEHOLDS, given.plan.id, [
    { before: null, after: { ...household, invited_at: '2026-01-01T00:00:00Z' } },
    { before: null, after: without },
  ]);
  const before = await newInvitationLinks(given.plan.id, [household.id]);
  const holders = await new QueryClient().fetchQuery(linkHoldersQuery(given.plan.id));
  expect(holders.households).toContain('Los Núñez');
  await renewLinks(given.plan.id);
  const after = await tokens();
  expect(after.get(household.id)).toMatch(/^[0-9a-f]{32}$/);
  expect(after.get(household.id)).not.toBe(before.get(household.id));
  expect(after.has(without.id)).toBe(false);
});

test('table codes can be created and revoked', async () => {
  const { chart } = await plantedRoom(given.plan.id);
  expect(await newTableCode(given.plan.id, chart.id)).toMatch(/^[0-9a-f]{32}$/);
  expect(await countTableCodes(chart.id)).toBe(1);
  await revokeTableCodes(chart.id);
  expect(await countTableCodes(chart.id)).toBe(0);
});
