import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useTranslation } from '@/lib/translation';
import type { common } from '@/locales/en/common';
import { firstPageShown } from './first-page';
import { focusPage } from './page-focus';

/** Names the page for the browser, in the active language, and starts it at the top. Null where the page knows its own name. */
export function PageTitle({ name }: { name: keyof typeof common.title | null }) {
  const { t } = useTranslation();
  const title = name && t(`title.${name}`);
  // As it was when the page came: a filter that is written into the address later moves nobody.
  const type = useNavigationType();
  const [moved] = useState(type !== 'POP');
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  useEffect(() => firstPageShown(), []);
  useEffect(focusPage, []);
  useEffect(() => {
    // Where a page was opened or come back to, the browser knows the place; it may have been read for a while.
    if (!moved) return;
    const { hash } = window.location;
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [moved]);
  return null;
}
