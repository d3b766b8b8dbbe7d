import i18next from 'i18next';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type Navigator,
  parsePath,
  Router,
  type To,
} from 'react-router-dom';
import { languageAddress } from '@/app/pages/reading-pages';
import { demoAddress, IN_DEMO, isDemoAddress, plainAddress } from '@/lib/demo';
import { currentLanguage } from '@/lib/i18n';

/**
 * Translates a path to its localised address. The routes have one path per page. The browser's address and
 * all links use the interface's language.
 */
const hrefOf = (to: To): string => {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const pathname = path.pathname ?? '';
  const shown = IN_DEMO ? demoAddress(pathname, currentLanguage()) : null;
  return createPath({ ...path, pathname: shown ?? languageAddress(pathname, currentLanguage()) });
};

/** Returns true if a link leads into or out of the demonstration. Such a link loads a new document. */
const leaves = (href: string): boolean => isDemoAddress(href.split(/[?#]/)[0] ?? '') !== IN_DEMO;

const pathOf = (location: Location): Location => ({ ...location, pathname: plainAddress(location.pathname) });

export function LocalizedRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [state, setState] = useState({ action: history.action, location: pathOf(history.location) });
  /** Path of the visible page. It differs from the address while another page is loading. */
  const shown = useRef(state.location.pathname);
  const [navigator] = useState(
    (): Navigator => ({
      createHref: (to) => history.createHref(hrefOf(to)),
      push: (to, state) => {
        const href = hrefOf(to);
        if (leaves(href)) window.location.assign(href);
        else history.push(href, state);
      },
      replace: (to, state) => {
        const href = hrefOf(to);
        // A page that is being left might write its state late. By then, the current history entry belongs to
        // the next page.
        const isLeft = plainAddress(history.location.pathname) !== shown.current;
        const path = typeof to === 'string' ? parsePath(to) : to;
        if (isLeft && path.pathname === shown.current) return;
        if (leaves(href)) window.location.replace(href);
        else history.replace(href, state);
      },
      go: history.go,
    }),
  );
  useLayoutEffect(() => {
    shown.current = state.location.pathname;
  });
  useLayoutEffect(() => {
    /**
     * Changes the address to the interface's language. It doesn't use the router, so that the page isn't
     * rendered again.
     */
    const localize = () => {
      const { pathname, search, hash, state, key } = history.location;
      const address = hrefOf({ pathname: plainAddress(pathname), search, hash });
      if (address !== createPath(history.location))
        window.history.replaceState({ usr: state, key, idx: window.history.state?.idx }, '', address);
    };
    localize();
    i18next.on('languageChanged', localize);
    const stop = history.listen(({ action, location }) => {
      localize();
      startTransition(() => setState({ action, location: pathOf(location) }));
    });
    return () => {
      stop();
      i18next.off('languageChanged', localize);
    };
  }, [history]);
  return (
    <Router location={state.location} navigationType={state.action} navigator={navigator}>
      {children}
    </Router>
  );
}

const nowhere = () => {
  throw new Error('A prerendered page leads nowhere by itself');
};

export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router
      location={path}
      navigator={{ createHref: hrefOf, push: nowhere, replace: nowhere, go: nowhere }}
      static
    >
      {children}
    </Router>
  );
}
