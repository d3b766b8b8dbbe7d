import { expect, test } from 'vitest';
import { dataClient } from '@/lib/supabase';
import { householdRow } from '../../tests/builders/guests';
import { onPlanPage } from '../../tests/builders/plan-page';
import { storeRows } from '../../tests/builders/rows';
import { plantedRoom } from '../../tests/builders/seating-room';
import { countTableCodes, newTableCode, revokeTableCodes } from './find-table';
import { HOUSEHOLDS } from './guests';
import { newInvitationLinks, revokeInvitationLinks } from './invitation-links';

const given = onPlanPage(['plans']);

const countLinks = async (household_id: string) => {
  const { db } = await dataClient();
  const { data } = await db.from('household_links').select('created_at').eq('household_id', household_id);
  return data?.length;
};

test('invitation links are made and revoked, though nobody may read the key of their rows', async () => {
  const household = householdRow('Los Núñez');
  await storeRows(HOUSEHOLDS, given.plan.id, [{ before: null, after: household }]);
  const links = await newInvitationLinks(given.plan.id, [household.id]);
  expect(links.get(household.id)).toMatch(/^[0-9a-f]{32}$/);
  expect(await countLinks(household.id)).toBe(1);
  await revokeInvitationLinks(household.id);
  expect(await countLinks(household.id)).toBe(0);
});

test('table codes are made and revoked, though nobody may read the key of their rows', async () => {
  const { chart } = await plantedRoom(given.plan.id);
  expect(await newTableCode(given.plan.id, chart.id)).toMatch(/^[0-9a-f]{32}$/);
  expect(await countTableCodes(chart.id)).toBe(1);
  await revokeTableCodes(chart.id);
  expect(await countTableCodes(chart.id)).toBe(0);
});
