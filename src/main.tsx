import { fetchFirstCode } from './app/boot/first-code';
import { stylesReady } from './app/boot/styles-ready';
import { fetchFirstTexts } from './lib/texts';

// This file is small and so is there first: texts, page and app then travel side by side, not one after the other.
fetchFirstTexts();
fetchFirstCode(window.location.pathname);
const { mount } = await import('./app/boot/mount');
await stylesReady();
await mount();
