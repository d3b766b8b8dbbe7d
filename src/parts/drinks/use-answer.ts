import { useEffect, useRef, useState } from 'react';
import type { Plan } from '@/data/plans';
import { answerDrinks, type DrinksAnswer, type DrinksQuestion, LIST_SEED } from '@/domain/drinks/shopping';

/** Debounce in milliseconds. */
const REST_MS = 120;

/**
 * Builds the worker's request from a plan and its preferences. It contains only the facts that the worker
 * needs.
 */
export function questionOf(
  { event_type, event_date, duration, guest_count, country, location_type, currency, name, kind }: Plan,
  preferences: DrinksQuestion['preferences'],
): DrinksQuestion {
  const facts = {
    event_type,
    event_date,
    duration,
    guest_count,
    country,
    location_type,
    currency,
    name,
    kind,
  };
  return { facts, preferences, seed: LIST_SEED };
}

/**
 * Asks the worker and returns its latest answer, also while a new request is running. Does nothing if
 * `question` is null.
 */
export function useAnswer(
  question: DrinksQuestion | null,
  today: string,
): { answer: DrinksAnswer | null; failed: boolean } {
  const worker = useRef<Worker | null>(null);
  const [answer, setAnswer] = useState<DrinksAnswer | null>(null);
  const [failed, setFailed] = useState(false);

  const asks = question !== null;
  useEffect(() => {
    if (typeof Worker === 'undefined' || !asks) return;
    const made = new Worker(new URL('./drinks-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<DrinksAnswer>) => {
      setFailed(false);
      setAnswer(data);
    });
    made.addEventListener('error', () => setFailed(true));
    worker.current = made;
    return () => {
      worker.current = null;
      made.terminate();
    };
  }, [asks]);

  useEffect(() => {
    if (!question) return;
    const ask = () => {
      // Without web workers, the answer is computed in the page.
      if (worker.current) worker.current.postMessage({ question, today });
      else setAnswer(answerDrinks(question, today));
    };
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [question, today]);

  return { answer, failed };
}
