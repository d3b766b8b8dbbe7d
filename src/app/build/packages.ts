import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of packages that readers need not download. */
export function lighterPackages(): Plugin {
  return {
    name: 'celebra:lighter-packages',
    apply: 'build',
    config: ({ root = process.cwd() }) => {
      const router = (name: string) => join(root, 'node_modules/react-router/dist/production', name);
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
  };
}
