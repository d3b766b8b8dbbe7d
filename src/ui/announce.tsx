import { useEffect, useState } from 'react';

/** Debounce in milliseconds before announcing. */
const PAUSE = 1_000;

/** Live region that announces the result of typing after a pause instead of at each keystroke. */
export function Announce({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The initial text is not announced.
    const timer = setTimeout(() => setSaid((before) => (before === '' && text === first ? '' : text)), PAUSE);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
