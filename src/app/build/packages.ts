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

const REACT_CUTS: typeof ROUTER_CUTS = [
  // Marks that React throws to itself, made while the file loads. As an error each has a stack, for whose lines a
  // browser that is watched (Lighthouse, developer tools) reads the whole file once more: 200 ms on a phone.
  [
    /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    '$1Object.create(Error.prototype, { message: { value: $2 } })',
  ],
];

const cut = (code: string, cuts: typeof ROUTER_CUTS): string =>
  cuts.reduce((left, [of, by]) => {
    if (left.search(of) < 0) throw new Error(`Not found: ${of}`);
    return left.replace(of, by);
  }, code);

/** Files of packages that are changed, and how. */
const FILES: readonly (readonly [file: RegExp, has: string, cuts: typeof ROUTER_CUTS])[] = [
  // The one file of the router that draws.
  [/\/react-router\/dist\/production\/chunk-\w+\.mjs$/, 'function LinkWithRef', ROUTER_CUTS],
  [/\/react-dom\/cjs\/react-dom-client\.production\.js$/, 'SuspenseException', REACT_CUTS],
];

/** Parts of packages that readers need not download, or their devices run. */
export function lighterPackages(): Plugin {
  const done = new Set<RegExp>();
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
    transform: {
      filter: { id: FILES.map(([file]) => file) },
      handler: (code, id) => {
        const found = FILES.find(([file, has]) => file.test(id) && code.includes(has));
        if (!found) return null;
        const [file, , cuts] = found;
        done.add(file);
        return { code: cut(code, cuts), map: null };
      },
    },
    buildEnd(error) {
      const missing = FILES.find(([file]) => !done.has(file));
      if (!error && missing) this.error(`No such file of a package: ${missing[0]}`);
    },
  };
}
