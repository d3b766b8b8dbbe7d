import './ui/theme.css';
import './ui/fonts.css';
import { fetchFirstCode } from './app/first-code';
import { fetchFirstTexts } from './lib/texts';

// This file is small and so is there first: texts, page and app then travel side by side, not one after the other.
fetchFirstTexts();
fetchFirstCode(window.location.pathname);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const { mount } = await import('./app/mount');
await mount(root);
