import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { isDrawnAhead, sleepingPart } from '@/lib/as-drawn';

type PartModule = { default: ComponentType };

function Answers({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** In a page that was drawn at build time: the part stands as it was drawn, without its code. */
function Asleep({ fetch }: { fetch: () => Promise<PartModule> }) {
  const place = useRef<HTMLDivElement>(null);
  const [part] = useState(() => sleepingPart(fetch));
  const [Body] = useState(() => lazy(() => part.code));
  useEffect(() => (place.current ? part.watch(place.current) : undefined), [part]);
  return (
    <div ref={place} className="contents">
      <Suspense>
        <Body />
        <Answers tell={part.answers} />
      </Suspense>
    </div>
  );
}

/** The same at build time: as many parts in the same places, or their ids would differ. */
const Drawn = ({ children }: { children: ReactNode }) => (
  <div className="contents">
    <Suspense>
      {children}
      <Answers tell={() => undefined} />
    </Suspense>
  </div>
);

/** Chosen once: another component in its place would begin anew. */
function Chosen({ choose }: { choose: () => ReactNode }) {
  const [body] = useState(choose);
  return body;
}

/**
 * A part of a page, or all of it, that reads well before it answers. Where it was drawn at build time its code waits
 * until the reader comes near; everywhere else it is a part like others. No such part may stand within another.
 */
export function asDrawn(load: () => Promise<PartModule>) {
  let ready: ComponentType | undefined;
  const fetch = async () => {
    const part = await load();
    ready = part.default;
    return part;
  };
  const Late = lazy(fetch);
  const choose = () => {
    if (!isDrawnAhead()) {
      const Body = ready ?? Late;
      return <Body />;
    }
    if (typeof document !== 'undefined') return <Asleep fetch={fetch} />;
    return (
      <Drawn>
        <Late />
      </Drawn>
    );
  };
  return Object.assign(() => <Chosen choose={choose} />, {
    preload: () => fetch().then(() => undefined),
    canWait: true,
  });
}
