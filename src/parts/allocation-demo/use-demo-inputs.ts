import { useCallback, useEffect, useState } from 'react';
import { currentLanguage } from '@/lib/i18n';
import { type DemoInputs, keepDemoInputs } from './demo-inputs';
import { exampleIn } from './example';

/** What a visitor tries, kept on the device. Until a figure is theirs, another language is another country's example. */
export function useDemoInputs() {
  const [changed, setChanged] = useState<DemoInputs | null>(null);
  const inputs = changed ?? exampleIn(currentLanguage());
  const change = useCallback(
    (by: (before: DemoInputs) => DemoInputs) =>
      setChanged((before) => by(before ?? exampleIn(currentLanguage()))),
    [],
  );
  useEffect(() => {
    if (changed) keepDemoInputs(changed);
  }, [changed]);
  return { inputs, change, keep: () => keepDemoInputs(inputs) };
}
