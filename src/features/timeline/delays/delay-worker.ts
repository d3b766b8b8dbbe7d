import { answerDelays, type DelayQuestion } from '@/domain/timeline/delays/delay-answer';

/** Two thousand days are played here, so that the page goes on meanwhile. Answers in the order of the questions. */
self.addEventListener('message', ({ data }: MessageEvent<DelayQuestion>) => {
  self.postMessage(answerDelays(data));
});
