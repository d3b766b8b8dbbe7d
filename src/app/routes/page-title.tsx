import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { decoded } from '@/lib/address/decoded';
import { useTranslation } from '@/lib/translation';
import type { common } from '@/locales/en/common';
import { firstPageShown } from './first-page';
import { focusPage } from './page-focus';

/**
 * Sets the document's title in the active language, and scrolls a new page to its top. `name` is null if the
 * page sets its own title.
 */
export function PageTitle({ name }: { name: keyof typeof common.title | null }) {
  const { t } = useTranslation();
  const title = name && t(`title.${name}`);
  // Remembers the type of this navigation, so that a filter that changes the address later doesn't move the
  // focus.
  const type = useNavigationType();
  const [moved] = useState(type !== 'POP');
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  useEffect(() => firstPageShown(), []);
  useEffect(focusPage, []);
  useEffect(() => {
    // After a reload or Back, the browser restores the scroll position itself.
    if (!moved) return;
    const { hash } = window.location;
    if (hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [moved]);
  return null;
}
