import { useEffect, useState } from 'react';

/** Delay in milliseconds before announcing (debounce). */
const PAUSE = 1_000;

/** Live region that announces the result of typing when the person pauses, instead of at each keystroke. */
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
