import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isDrawnAhead, onApproach, sleepingCode, standsAsDrawn } from '@/lib/as-drawn';

type PartModule = { default: ComponentType };

const noWake = (): void => undefined;

/** Whether what is drawn now stands in the page already: within a part that the app is just taking over. */
const Ahead = createContext(isDrawnAhead);

function Answers({ unmark, end }: { unmark: () => void; end: () => void }) {
  // Nothing may come between a press and the answer to it; what was kept waits until everything else stands too.
  useLayoutEffect(unmark, [unmark]);
  useEffect(end, [end]);
  return null;
}

interface StandingProps {
  /** Calls for what the part waits for. */
  wake?: () => void;
  /** Whether it is called for when the reader comes near. */
  whenNear?: boolean;
  children: ReactNode;
}

/**
 * A part of a page with a boundary of its own: in a page that was drawn at build time it stands as it was drawn until
 * the app has come to it. The language changes only when all of these answer: what is still to be compared with the
 * page has to read as it was drawn.
 */
export function Standing({ wake = noWake, whenNear = false, children }: StandingProps) {
  const place = useRef<HTMLDivElement>(null);
  const isAhead = useContext(Ahead);
  const [ahead] = useState(isAhead);
  const [part] = useState(() => {
    let isThere = false;
    let told = { unmark: noWake, end: noWake };
    let away = noWake;
    return {
      isAhead: () => ahead && !isThere,
      begin: (element: HTMLElement) => {
        if (isThere) return noWake;
        told = standsAsDrawn(element, wake);
        if (whenNear) away = onApproach(element, wake);
        return () => {
          away();
          told.end();
        };
      },
      unmark: () => {
        isThere = true;
        away();
        told.unmark();
      },
      end: () => told.end(),
    };
  });
  useLayoutEffect(() => (ahead && place.current ? part.begin(place.current) : undefined), [ahead, part]);
  return (
    <div ref={place} className="contents">
      <Suspense>
        <Ahead value={part.isAhead}>{children}</Ahead>
        <Answers unmark={part.unmark} end={part.end} />
      </Suspense>
    </div>
  );
}

/** In a page that was drawn at build time: the part stands without its code. */
function Asleep({ fetch }: { fetch: () => Promise<PartModule> }) {
  const [{ code, wake }] = useState(() => sleepingCode(fetch));
  const [Body] = useState(() => lazy(() => code));
  return (
    <Standing wake={wake} whenNear>
      <Body />
    </Standing>
  );
}

/** Chosen once: another component in its place would begin anew. */
function Chosen({ choose }: { choose: (ahead: boolean) => ReactNode }) {
  const isAhead = useContext(Ahead);
  const [body] = useState(() => choose(isAhead()));
  return body;
}

/**
 * A part of a page, or all of it, that reads well before it answers. Where it was drawn at build time its code waits
 * until the reader comes near; everywhere else it is a part like others. No such part may stand within another that sleeps.
 */
export function asDrawn(load: () => Promise<PartModule>) {
  let ready: ComponentType | undefined;
  const fetch = async () => {
    const part = await load();
    ready = part.default;
    return part;
  };
  const Late = lazy(fetch);
  const choose = (ahead: boolean) => {
    if (!ahead) {
      const Body = ready ?? Late;
      return <Body />;
    }
    if (typeof document !== 'undefined') return <Asleep fetch={fetch} />;
    // As many parts in the same places as in the page that is taken over, or their ids would differ.
    return (
      <Standing>
        <Late />
      </Standing>
    );
  };
  return Object.assign(() => <Chosen choose={choose} />, {
    preload: () => fetch().then(() => undefined),
    canWait: true,
  });
}
