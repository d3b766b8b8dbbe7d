import { type ImportAsk, importAnswers } from './import-answers';

const answer = importAnswers();

/** Lists are parsed and checked in this worker, so that the page stays responsive. */
self.addEventListener('message', async ({ data }: MessageEvent<ImportAsk>) => {
  const found = await answer(data);
  if (!('list' in data)) self.postMessage(found);
});
