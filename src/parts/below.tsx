import { type HTMLAttributes, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { cx } from '@/ui/class-names';

interface BelowProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'article';
}

/**
 * A part of a page that begins below the first screen. Where a link inside the app leads to the page, it follows the
 * frame that shows the first screen; where the page is opened or come back to, or a place in it is asked for, it is
 * there at once, since the browser looks for the place that was being read.
 */
export function Below({ as: Part = 'section', className, children, ...rest }: BelowProps) {
  const opened = useNavigationType() === 'POP';
  const [drawn, setDrawn] = useState(() => opened || window.location.hash !== '');
  useEffect(() => {
    if (drawn) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, [drawn]);
  return (
    // As high as a screen meanwhile, so that nothing below shows and moves.
    <Part {...rest} className={cx('below', !drawn && 'min-h-dvh', className)}>
      {drawn && children}
    </Part>
  );
}
