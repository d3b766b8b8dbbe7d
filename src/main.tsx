import { fetchFirstCode } from './app/boot/first-code';
import { stylesReady } from './app/boot/styles-ready';
import { fetchFirstTexts } from './lib/texts';

// This small file is loaded first, so that texts, page and app are downloaded in parallel.
fetchFirstTexts();
fetchFirstCode(window.location.pathname);
const { mount } = await import('./app/boot/mount');
await stylesReady();
await mount();
