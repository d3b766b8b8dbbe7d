import { answerDrinks, type DrinksQuestion } from '@/domain/drinks/shopping';

/** Simulates two thousand events in a web worker. Answers arrive in the order of the requests. */
self.addEventListener('message', ({ data }: MessageEvent<{ question: DrinksQuestion; today: string }>) => {
  self.postMessage(answerDrinks(data.question, data.today));
});
