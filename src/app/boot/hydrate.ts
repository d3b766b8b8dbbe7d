import '../../ui/theme.css';
import { firstPage } from '@/app/routes/first-page';
import { fetchFirstTexts } from '@/lib/texts';
import { applyEarlyInput } from './early-input';
import { mount } from './mount';

/** Entry of prerendered pages, fetched by the boot script, which calls it, and calls it again where it failed. */
fetchFirstTexts();
if (window.early)
  window.early.hydrate = async () => {
    // Hydration needs the complete page; the app may load earlier.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    await mount();
    // From here on React answers, and hydrates what is pressed first.
    window.early?.stop();
    await firstPage;
    applyEarlyInput(window.early?.inputs ?? []);
  };
