import '../../ui/theme.css';
import { firstPage } from '@/app/routes/first-page';
import { fetchFirstTexts } from '@/lib/texts';
import { applyEarlyInput } from './early-input';
import { mount } from './mount';

/** Entry of prerendered pages. The boot script fetches and calls it, and calls it again if it failed. */
fetchFirstTexts();
if (window.early)
  window.early.hydrate = async () => {
    // Hydration needs the complete page, but the app may load earlier.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    await mount();
    // From here on React handles input, and hydrates the pressed part first.
    window.early?.stop();
    await firstPage;
    applyEarlyInput(window.early?.inputs ?? []);
  };
