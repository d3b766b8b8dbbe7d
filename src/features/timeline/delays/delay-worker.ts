import { answerDelays, type DelayQuestion } from '@/domain/timeline/delays/delay-answer';

/** Simulates two thousand days off the main thread. Answers keep the order of the requests. */
self.addEventListener('message', ({ data }: MessageEvent<DelayQuestion>) => {
  self.postMessage(answerDelays(data));
});
