import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { setUpUser } from '@/../tests/builders/user';
import { asBlogSummary, blogListQuery, blogPostQuery } from '@/data/blog';
import type { BlogPost } from '@/domain/blog/post';
import { changeLanguage, loadTexts, startI18n } from '@/lib/i18n';
import { makeQueryClient } from '@/lib/query-client';
import { blog } from '@/locales/en/blog';
import { blog as spanish } from '@/locales/es/blog';
import BlogPage from './blog-page';
import PostPage from './post-page';

vi.setConfig({ testTimeout: 30_000 });
const person = setUpUser();
const backend = inject('backend');

/** Blog post that the test stores with the service's rights, because users aren't allowed to write posts. */
const POST = {
  slug: 'prueba-del-blog',
  category: 'drinks',
  author: 'Marta Gil',
  published_at: '2024-03-02',
  minutes_to_read: 7,
  related: [],
  sources: [{ title: 'Una encuesta', url: 'https://example.org/encuesta', year: 2024 }],
};
const rows = [
  {
    ...POST,
    language: 'es',
    title: 'Ñandúes y limón',
    excerpt: 'Bebidas de verano',
    body: '## Cuánto pedir\n\nMás **hielo**.\n\n## Qué hacer\n\nNada.',
  },
  {
    ...POST,
    language: 'en',
    title: 'Lemons and rheas',
    excerpt: 'Drinks of summer',
    body: '## How much\n\nMore ice.\n\n## What next\n\nNothing.',
  },
];

const Address = () => <output data-testid="address">{useLocation().pathname + useLocation().search}</output>;
const address = () => screen.getByTestId('address').textContent;
const open = (path: string, client = makeQueryClient(() => undefined)) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/blog" element={<BlogPage />} />
          <Route path="/blog/:slug" element={<PostPage notFound={<h1>404</h1>} />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeAll(async () => {
  const written = await fetch(`${backend.url}/rest/v1/blog_posts`, {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(rows),
  });
  expect(written.ok).toBe(true);
  await startI18n();
  await loadTexts('blog');
});
beforeEach(async () => {
  sessionStorage.clear();
  await changeLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('searching the blog puts the query into the URL', async () => {
  open('/blog');
  await person.type(await screen.findByLabelText(spanish.search), 'NANDUES limon');
  expect(await screen.findByText('1 artículo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ñandúes y limón' }).getAttribute('href')).toBe(
    '/blog/prueba-del-blog',
  );
  expect(address()).toBe('/blog?q=NANDUES+limon');
  await person.click(screen.getByRole('link', { name: spanish.category.budget }));
  expect(address()).toBe('/blog?q=NANDUES+limon&category=budget');
  expect(await screen.findByRole('heading', { name: spanish.noMatchTitle })).toBeTruthy();
  await person.click(screen.getByRole('link', { name: spanish.clear }));
  await waitFor(() => expect(address()).toBe('/blog'));
  expect(screen.getByLabelText<HTMLInputElement>(spanish.search).value).toBe('');
});

test('the blog list opens at the page number in the URL', async () => {
  open('/blog?page=2');
  const pages = await screen.findByRole('navigation', { name: spanish.pages });
  expect(within(pages).getByRole('link', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByText(spanish.featured)).toBeNull();
  await person.click(within(pages).getByRole('link', { name: spanish.previous }));
  expect(await screen.findByText(spanish.featured)).toBeTruthy();
  expect(address()).toBe('/blog');
});

test('a blog post shows its date, contents, sources and related posts', async () => {
  open('/blog/prueba-del-blog');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ñandúes y limón' })).toBeTruthy();
  expect(screen.getByText('Por Marta Gil')).toBeTruthy();
  expect(screen.getByText('sábado, 2 de marzo de 2024')).toBeTruthy();
  expect(screen.getByText('7 min de lectura')).toBeTruthy();
  expect(screen.getByRole('link', { name: spanish.category.drinks }).getAttribute('href')).toBe(
    '/blog?category=drinks',
  );
  const [anchor] = screen.getAllByRole('link', { name: 'Cuánto pedir' });
  expect(anchor?.getAttribute('href')).toBe('#cuanto-pedir');
  expect(document.getElementById('cuanto-pedir')?.textContent).toBe('Cuánto pedir');
  expect(screen.getByRole('link', { name: 'Una encuesta, 2024' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: spanish.related })).toBeTruthy();
  expect(document.title).toBe('Ñandúes y limón · Celebra');
  await changeLanguage('en');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lemons and rheas' })).toBeTruthy();
  expect(screen.getByText('7 min read')).toBeTruthy();
});

test('the blog counts a view once per session, a few seconds after the post opens', async () => {
  const views = async () => {
    const answer = await fetch(`${backend.url}/rest/v1/blog_posts?slug=eq.${POST.slug}&select=views`, {
      headers: { apikey: backend.anonKey },
    });
    return ((await answer.json()) as { views: number }[]).map((row) => row.views);
  };
  open('/blog/prueba-del-blog');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(async () => expect(await views()).toEqual([1, 1]), { timeout: 8000, interval: 500 });
  cleanup();
  open('/blog/prueba-del-blog');
  await screen.findByText('1 lectura');
  await new Promise((resolve) => setTimeout(resolve, 3500));
  expect(await views()).toEqual([1, 1]);
  expect(sessionStorage.getItem('celebra-reader')).toMatch(/^[0-9a-f]{32} prueba-del-blog$/);
});

test('an unknown blog post shows the not-found page', async () => {
  open('/blog/no-existe');
  expect(await screen.findByRole('heading', { name: '404' })).toBeTruthy();
});

test('sharing a post copies the link if the device can’t share', async () => {
  open('/blog/prueba-del-blog');
  const button = await screen.findByRole('button', { name: spanish.share });
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share, canShare: () => true }));
  await person.click(button);
  expect(share).toHaveBeenCalledWith({
    title: 'Ñandúes y limón',
    text: 'Bebidas de verano',
    url: `${window.location.origin}/blog/prueba-del-blog`,
  });
  vi.unstubAllGlobals();
  await person.click(button);
  expect(await screen.findByText(spanish.copied)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/blog/prueba-del-blog`);
});

test('the blog list and the blog post show cached content without waiting', async () => {
  const post: BlogPost = {
    ...POST,
    category: 'drinks',
    language: 'es',
    title: 'De la caché',
    excerpt: 'e',
    body: 'Hola.',
    views: 3,
    featured: true,
  };
  const client = makeQueryClient(() => undefined);
  client.setQueryData(blogListQuery('es').queryKey, [asBlogSummary(post)]);
  client.setQueryData(blogPostQuery('es', post.slug).queryKey, post);
  open('/blog', client);
  expect(screen.getByRole('heading', { level: 2, name: 'De la caché' })).toBeTruthy();
  cleanup();
  open(`/blog/${post.slug}`, client);
  expect(screen.getByRole('heading', { level: 1, name: 'De la caché' })).toBeTruthy();
  expect(screen.getByText('Hola.')).toBeTruthy();
  expect(screen.getByText('3 lecturas')).toBeTruthy();
});

test('the blog offers to try again when posts can’t be loaded', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 403 })));
  await changeLanguage('en');
  open('/blog');
  expect(await screen.findByRole('heading', { name: blog.failedTitle })).toBeTruthy();
  vi.unstubAllGlobals();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(blog.featured)).toBeTruthy();
});
