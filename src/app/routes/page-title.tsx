import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { decoded } from '@/lib/address/decoded';
import { useTranslation } from '@/lib/translation';
import type { common } from '@/locales/en/common';
import { firstPageShown } from './first-page';
import { focusPage } from './page-focus';

/** Names the page for the browser, in the active language, and starts it at the top. Null where the page knows its own name. */
export function PageTitle({ name }: { name: keyof typeof common.title | null }) {
  const { t } = useTranslation();
  const title = name && t(`title.${name}`);
  // Navigation type on arrival: a later change of the address by a filter doesn't move focus.
  const type = useNavigationType();
  const [moved] = useState(type !== 'POP');
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  useEffect(() => firstPageShown(), []);
  useEffect(focusPage, []);
  useEffect(() => {
    // On load and Back the browser restores the scroll position.
    if (!moved) return;
    const { hash } = window.location;
    if (hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [moved]);
  return null;
}
