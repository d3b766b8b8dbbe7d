import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The router's package leads every bundler to its development build; what readers get is the other one. */
export function productionRouter(): Plugin {
  return {
    name: 'celebra:production-router',
    apply: 'build',
    config: ({ root = process.cwd() }) => {
      const file = (name: string) => join(root, 'node_modules/react-router/dist/production', name);
      return {
        resolve: {
          alias: [
            { find: /^react-router$/, replacement: file('index.mjs') },
            { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
          ],
        },
      };
    },
  };
}
