import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RequestError } from '@/lib/errors';
import { prepareTexts } from '@/lib/i18n';
import { makeQueryClient } from '@/lib/query-client';
import { common } from '@/locales/en/common';
import { ConnectionNotice } from './connection-notice';

afterEach(cleanup);

const KEY = ['plans', 'ana'];
function Reader({ ask }: { ask: () => Promise<string[]> }) {
  const { data } = useQuery({ queryKey: KEY, queryFn: ask, retry: false });
  return <p>{data}</p>;
}

test('the connection notice reports outdated data until the data is refreshed', async () => {
  await prepareTexts('en', ['common', 'modules']);
  const client = makeQueryClient(() => undefined);
  client.setQueryData(KEY, ['Boda'], { updatedAt: 1 });
  let answer: () => Promise<string[]> = () => Promise.reject(new RequestError('Service Unavailable', 503));
  render(
    <QueryClientProvider client={client}>
      <ConnectionNotice />
      <Reader ask={() => answer()} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(common.offline.outdated)).toBeTruthy();
  expect(screen.getByText('Boda')).toBeTruthy();
  answer = () => Promise.resolve(['Cumpleaños']);
  await client.refetchQueries({ queryKey: KEY });
  await waitFor(() => expect(screen.queryByText(common.offline.outdated)).toBeNull());
  expect(screen.getByText('Cumpleaños')).toBeTruthy();
});
