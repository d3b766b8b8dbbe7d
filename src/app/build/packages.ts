import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = 'node_modules/react-router/dist/production';

/** Each must be found: a later version of the package may call for another cut. */
const ROUTER_CUTS: readonly (readonly [of: RegExp, by: string])[] = [
  // Names for its authors' tools. A thing that is given one counts as used: its forms, its scrolling.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'],
  // What the router's own framework fetches ahead for its links; ours is src/app/link-prefetch.ts.
  [/\bshouldPrefetch && !isAbsolute \?/g, 'false ?'],
];

function cutRouter(code: string): string {
  return ROUTER_CUTS.reduce((left, [of, by]) => {
    if (left.search(of) < 0) throw new Error(`Not found in ${ROUTER}: ${of}`);
    return left.replace(of, by);
  }, code);
}

/** Parts of packages that readers need not download. */
export function lighterPackages(): Plugin {
  let isCut = false;
  return {
    name: 'celebra:lighter-packages',
    apply: 'build',
    config: ({ root = process.cwd() }) => {
      const router = (name: string) => join(root, ROUTER, name);
      return {
        resolve: {
          alias: [
            // The router's package leads every bundler to its development build.
            { find: /^react-router$/, replacement: router('index.mjs') },
            { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
            // Does for our icons what the package's does for everybody's.
            { find: '../createLucideIcon.mjs', replacement: join(root, 'src/ui/lucide-icon.ts') },
            // For versions of React that had none of their own.
            { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          ],
        },
      };
    },
    // The one file of the router that draws.
    transform: {
      filter: { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, code: 'function LinkWithRef' },
      handler: (code) => {
        isCut = true;
        return { code: cutRouter(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isCut) this.error(`Nothing of ${ROUTER} was cut`);
    },
  };
}
