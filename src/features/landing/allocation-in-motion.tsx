import { RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Category } from '@/domain/plan/facts';
import { useTranslation } from '@/lib/translation';
import { CATEGORY_HUES } from '@/parts/allocation/category-hues';
import { CATEGORY_ICONS, useCategoryLabel } from '@/parts/allocation/category-mark';
import { demoFigures } from '@/parts/allocation-demo/demo-figures';
import { useExample } from '@/parts/allocation-demo/use-demo-inputs';
import { cx } from '@/ui/class-names';

/** Categories in the order in which the animation ranks them. */
const RANKING: readonly Category[] = ['music', 'photo-and-video', 'catering'];
const STEP_MS = 1300;

/**
 * Returns how many categories the animation has ranked so far; all of them before it starts. The animation
 * plays once, in less than five seconds, when it becomes visible.
 */
function usePlayback() {
  const [ranked, setRanked] = useState(RANKING.length);
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const play = useCallback(() => {
    window.clearInterval(timer.current);
    let next = 0;
    setRanked(next);
    timer.current = window.setInterval(() => {
      next += 1;
      setRanked(next);
      if (next === RANKING.length) window.clearInterval(timer.current);
    }, STEP_MS);
  }, []);
  useEffect(() => {
    const picture = ref.current;
    if (!picture || typeof IntersectionObserver === 'undefined') return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        play();
      },
      { threshold: 1 },
    );
    observer.observe(picture);
    return () => {
      observer.disconnect();
      window.clearInterval(timer.current);
    };
  }, [play]);
  return { ranked, ref, play };
}

/** Short animation that shows how the allocation of a typical wedding changes with the ranking. */
export function AllocationInMotion() {
  const { t } = useTranslation('landing');
  const label = useCategoryLabel();
  const { ranked, ref, play } = usePlayback();
  const example = useExample();
  const states = useMemo(
    () =>
      [0, ...RANKING.map((_, i) => i + 1)].map(
        (count) => demoFigures({ ...example, ranking: RANKING.slice(0, count) })?.rows ?? [],
      ),
    [example],
  );
  const rows = states[ranked] ?? [];
  return (
    <div>
      <div ref={ref} aria-hidden="true">
        <div className="flex h-14 gap-1 sm:h-20">
          {rows.map(({ category, share }) => {
            const Icon = CATEGORY_ICONS[category];
            return (
              <span
                key={category}
                style={{ flexGrow: share }}
                className={cx(
                  'flex basis-0 items-center justify-center overflow-hidden text-surface transition-[flex-grow] duration-700 ease-out first:rounded-l-xl last:rounded-r-xl',
                  CATEGORY_HUES[category].solid,
                )}
              >
                <Icon className="size-4 shrink-0 max-sm:hidden" />
              </span>
            );
          })}
        </div>
        <ol className="mt-4 flex min-h-20 flex-wrap content-start gap-2 sm:min-h-9">
          {RANKING.slice(0, ranked).map((category, i) => (
            <li
              key={category}
              className="animate-fade flex h-9 items-center gap-2 rounded-full border border-line pr-3 pl-1.5 text-sm"
            >
              <span className="flex size-6 items-center justify-center rounded-full bg-accent text-xs font-bold text-on-accent">
                {i + 1}
              </span>
              <span>{label(category)}</span>
              <span className="tabular font-semibold text-positive">
                {rows.find((row) => row.category === category)?.change?.text}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <button
        type="button"
        onClick={play}
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent-strong hover:underline"
      >
        <RotateCcw className="size-4" />
        <span>{t('cards.split.again')}</span>
      </button>
    </div>
  );
}
