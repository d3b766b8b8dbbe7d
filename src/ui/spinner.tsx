import { cx } from './class-names';

export function Spinner({ small = false }: { small?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block animate-spin rounded-full border-2 border-current border-r-transparent',
        small ? 'size-4' : 'size-8 text-accent',
      )}
    />
  );
}

/** Spinner of a loading page. It appears after 150 ms, so that fast pages don't flicker. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="animate-late flex min-h-[50vh] flex-col items-center justify-center gap-4">
      <Spinner />
      <span className="text-ink-muted">{label}</span>
    </div>
  );
}
