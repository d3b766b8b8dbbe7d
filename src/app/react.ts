/** What draws the app, where it is run by itself: see prerender/take.ts. */
export { createRoot, hydrateRoot } from 'react-dom/client';
