import { useEffect } from 'react';
import { countBlogView } from '@/data/blog';

const SESSION = 'celebra-reader';
/** Milliseconds on the page after which a post counts as read. */
const READING = 3_000;

const newSession = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Stores that this tab has read a post. Returns the tab's random id, or null if storage is blocked. */
function remember(slug: string): string | null {
  try {
    const [known, ...read] = (sessionStorage.getItem(SESSION) ?? '').split(' ');
    const session = known || newSession();
    if (read.includes(slug)) return null;
    sessionStorage.setItem(SESSION, [session, ...read, slug].join(' '));
    return session;
  } catch {
    return null;
  }
}

/** Counts a post as read once per session, after the reader has stayed for a while. Failures are ignored. */
export function useCountView(slug: string | undefined): void {
  useEffect(() => {
    if (slug === undefined) return;
    const timer = setTimeout(() => {
      const session = remember(slug);
      if (session) countBlogView(slug, session).catch(() => console.info('View not counted'));
    }, READING);
    return () => clearTimeout(timer);
  }, [slug]);
}
