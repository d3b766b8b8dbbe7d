import '../../ui/theme.css';
import { firstPage } from '@/app/routes/first-page';
import { fetchFirstTexts } from '@/lib/texts';
import { applyEarlyInput } from './early-input';
import { mount } from './mount';

/**
 * Entry of prerendered pages. The boot script imports this module and calls `hydrate`. If the call fails, the
 * script repeats it.
 */
fetchFirstTexts();
if (window.early)
  window.early.hydrate = async () => {
    // Hydration needs the complete HTML page, but the app may be loaded earlier.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    await mount();
    // From now on React handles input itself, and hydrates the clicked part first.
    window.early?.stop();
    await firstPage;
    applyEarlyInput(window.early?.inputs ?? []);
  };
