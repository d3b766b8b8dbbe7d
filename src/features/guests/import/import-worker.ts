import { type ImportAsk, importAnswers } from './import-answers';

const answer = importAnswers();

/** A list is read and checked here, so that the page goes on meanwhile. */
self.addEventListener('message', async ({ data }: MessageEvent<ImportAsk>) => {
  const found = await answer(data);
  if (!('list' in data)) self.postMessage(found);
});
