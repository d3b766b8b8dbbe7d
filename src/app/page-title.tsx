import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { common } from '@/locales/en/common';

/** Names the page for the browser, in the active language, and starts it at the top. */
export function PageTitle({ name }: { name: keyof typeof common.title }) {
  const { t } = useTranslation();
  const title = t(`title.${name}`);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (!window.location.hash) window.scrollTo(0, 0);
  }, []);
  return null;
}
