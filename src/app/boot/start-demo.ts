import i18next from 'i18next';
import { openDemo } from '@/demo/open-demo';
import { DEMO_TOUR } from '@/lib/demo';
import { loadTexts } from '@/lib/i18n';
import { firstLanguage } from '@/lib/texts';
import { translate } from '@/lib/translation';
import { toast } from '@/ui/toast-store';

export async function startDemo(): Promise<() => void> {
  const { isTouched } = await openDemo(firstLanguage());
  const { search, pathname, hash } = window.location;
  const query = new URLSearchParams(search);
  const fromTour = query.has(DEMO_TOUR);
  query.delete(DEMO_TOUR);
  if (fromTour) window.history.replaceState(null, '', pathname + (query.size > 0 ? `?${query}` : '') + hash);
  return () => {
    if (fromTour)
      void loadTexts('demo').then(() =>
        toast({ title: translate('demo:soon.title'), text: translate('demo:soon.text') }),
      );
    // Until the visitor edits something, choosing another language reloads the sample. The timeout lets the
    // router update the address first.
    i18next.on('languageChanged', () => {
      if (!isTouched()) setTimeout(() => window.location.reload());
    });
  };
}
