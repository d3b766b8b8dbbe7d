import { useEffect, useState } from 'react';

/** Milliseconds without a change after which it is said. */
const PAUSE = 1_000;

/** Says to those who don't see it what typing has come to, once it rests: not at each keystroke. */
export function Announce({ text }: { text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // What stands there from the beginning is no news.
    const timer = setTimeout(() => setSaid((before) => (before === '' && text === first ? '' : text)), PAUSE);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
