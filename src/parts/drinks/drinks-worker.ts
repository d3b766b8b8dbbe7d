import { answerDrinks, type DrinksQuestion } from '@/domain/drinks/shopping';

/** Two thousand events are played here, so that the page goes on meanwhile. Answers in the order of the questions. */
self.addEventListener('message', ({ data }: MessageEvent<{ question: DrinksQuestion; today: string }>) => {
  self.postMessage(answerDrinks(data.question, data.today));
});
