import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { currentLanguage } from '@/lib/i18n';
import { type DemoInputs, keepDemoInputs } from './demo-inputs';
import { exampleIn } from './example';

const NONE: readonly string[] = [];

/**
 * Returns the initial example. It follows the language until the browser's country is known. Prerendering
 * doesn't know that country.
 */
export function useExample(): DemoInputs {
  const [languages, setLanguages] = useState(NONE);
  useEffect(() => startTransition(() => setLanguages(navigator.languages)), []);
  const language = currentLanguage();
  return useMemo(() => exampleIn(language, languages), [language, languages]);
}

/**
 * A visitor's inputs, stored on the device. As long as no input was edited, changing the language changes the
 * example.
 */
export function useDemoInputs() {
  const [changed, setChanged] = useState<DemoInputs | null>(null);
  const example = useExample();
  const inputs = changed ?? example;
  const change = useCallback(
    (by: (before: DemoInputs) => DemoInputs) =>
      setChanged((before) => by(before ?? exampleIn(currentLanguage(), navigator.languages))),
    [],
  );
  useEffect(() => {
    if (changed) keepDemoInputs(changed);
  }, [changed]);
  return { inputs, change, keep: () => keepDemoInputs(inputs) };
}
