import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BLOG_CATEGORIES } from '@/domain/blog/post';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { inputClass } from '@/ui/field';
import { type BlogState, writeBlogState } from './blog-list';

/** Debounce of the search in milliseconds, before the address and the list change. */
const PAUSE = 250;

/** State of the search field, which changes before the debounced address does. */
function useSearchText(state: BlogState): [string, (text: string) => void] {
  const navigate = useNavigate();
  const [text, setText] = useState(state.q);
  const written = useRef(state.q);
  // Follows changes of the address by the Back button or a link.
  useEffect(() => {
    if (state.q === written.current) return;
    written.current = state.q;
    setText(state.q);
  }, [state.q]);
  const { category } = state;
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      void navigate(paths.blog + writeBlogState({ q: wanted, category, page: 1 }), {
        replace: true,
        preventScrollReset: true,
      });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, category, navigate]);
  return [text, setText];
}

const CHOICE =
  'inline-flex min-h-11 items-center border-b-2 px-0.5 whitespace-nowrap transition-colors duration-150 sm:min-h-10';

/** A search field, and links to the categories. The address contains both selections. */
export function BlogFilters({ state }: { state: BlogState }) {
  const { t } = useTranslation('blog');
  const id = useId();
  const [text, setText] = useSearchText(state);
  return (
    <div className="flex flex-col-reverse gap-x-8 gap-y-3 border-b border-line lg:flex-row lg:items-end lg:justify-between">
      <nav aria-label={t('categories')} className="-mb-px">
        <ul className="flex flex-wrap gap-x-5 sm:gap-x-7">
          {[null, ...BLOG_CATEGORIES].map((category) => (
            <li key={category ?? 'all'}>
              <Link
                to={paths.blog + writeBlogState({ q: state.q, category, page: 1 })}
                aria-current={state.category === category ? 'page' : undefined}
                className={`${CHOICE} ${
                  state.category === category
                    ? 'border-accent font-semibold text-ink'
                    : 'border-transparent text-ink-muted hover:text-accent-strong'
                }`}
              >
                {category ? t(`category.${category}`) : t('all')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search className="relative lg:mb-3 lg:w-60">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <Search className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-muted" />
        <input
          id={id}
          type="search"
          value={text}
          placeholder={t('searchPlaceholder')}
          onChange={({ target }) => setText(target.value)}
          className={`${inputClass} pl-10`}
        />
      </search>
    </div>
  );
}
