import { type HTMLAttributes, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { cx } from '@/ui/class-names';
import { useAfterFrame } from '@/ui/use-after-frame';

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
  const [atOnce] = useState(() => opened || window.location.hash !== '');
  const drawn = useAfterFrame(atOnce);
  return (
    // As high as a screen meanwhile, so that nothing below shows and moves.
    <Part {...rest} className={cx('below', !drawn && 'min-h-dvh', className)}>
      {drawn && children}
    </Part>
  );
}
