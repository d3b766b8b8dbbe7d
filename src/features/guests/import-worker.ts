import { readList } from './read-list';

/** A list is read here, so that the page goes on meanwhile. Answers null where it is none. */
self.addEventListener('message', async ({ data }: MessageEvent<Blob | string>) => {
  self.postMessage(await readList(data).catch(() => null));
});
