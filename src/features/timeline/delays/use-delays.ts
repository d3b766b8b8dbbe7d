import { useEffect, useRef, useState } from 'react';
import type { DelayAnswer, DelayQuestion } from '@/domain/timeline/delays/delay-answer';

/** A result together with its question, because the day may have changed since the question was asked. */
export interface Answered {
  readonly question: DelayQuestion;
  readonly answer: DelayAnswer;
}

/** Debounce in milliseconds. Without it, a simulation after every edit would slow down further edits. */
const REST_MS = 400;

/**
 * Sends the question to the worker. `answered` is the latest result, which may belong to an earlier question.
 */
export function useDelays(question: DelayQuestion | null): { answered: Answered | null; failed: boolean } {
  const worker = useRef<Worker | null>(null);
  const asked = useRef<DelayQuestion[]>([]);
  const lastAsked = useRef('');
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    // In browsers without workers there is no result, but the page works otherwise.
    if (typeof Worker === 'undefined') return setFailed(true);
    const made = new Worker(new URL('./delay-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<DelayAnswer>) => {
      const next = asked.current.shift();
      if (!next) return;
      setFailed(false);
      setAnswered({ question: next, answer: data });
    });
    made.addEventListener('error', () => {
      asked.current.shift();
      lastAsked.current = '';
      setFailed(true);
    });
    worker.current = made;
    return () => {
      made.terminate();
      asked.current = [];
      lastAsked.current = '';
    };
  }, []);

  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(() => {
      // Compared as text: storing a day creates new objects with the same content.
      const words = JSON.stringify(question);
      if (words === lastAsked.current) return;
      lastAsked.current = words;
      asked.current.push(question);
      worker.current?.postMessage(question);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [question]);

  return { answered, failed };
}
