// Node 20 runs no TypeScript by itself; Vite does it for the configuration and so for this.
import { runnerImport } from 'vite';

const { module } = await runnerImport(new URL('./main.ts', import.meta.url).pathname);
process.exitCode = (await module.bench(process.argv.slice(2))) ? 0 : 1;
