import { answerDelays, type DelayQuestion } from '@/domain/timeline/delays/delay-answer';

/** Simulates two thousand days outside the main thread. Results arrive in the order of the requests. */
self.addEventListener('message', ({ data }: MessageEvent<DelayQuestion>) => {
  self.postMessage(answerDelays(data));
});
