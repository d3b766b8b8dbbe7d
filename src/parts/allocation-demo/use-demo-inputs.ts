import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { currentLanguage } from '@/lib/i18n';
import { type DemoInputs, keepDemoInputs } from './demo-inputs';
import { exampleIn } from './example';

const NONE: readonly string[] = [];

/** The example to begin with: the language's until the browser tells of a country, which the prerendered page can't know. */
export function useExample(): DemoInputs {
  const [languages, setLanguages] = useState(NONE);
  useEffect(() => startTransition(() => setLanguages(navigator.languages)), []);
  const language = currentLanguage();
  return useMemo(() => exampleIn(language, languages), [language, languages]);
}

/** What a visitor tries, kept on the device. Until a figure is theirs, another language is another country's example. */
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
