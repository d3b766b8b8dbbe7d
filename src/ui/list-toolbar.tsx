import { ListFilter, X } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { Announce } from './announce';
import { cx } from './class-names';
import type { Pieces } from './pieces';
import { SearchField } from './search-field';
import { SelectField } from './select';

export interface Facet {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly usual: string;
  /**
   * True if the value isn't the default. An active filter is shown next to the button that collapses the
   * filters.
   */
  readonly active: boolean;
}

type KeyOf<S, V> = { [K in keyof S]: S[K] extends V ? K : never }[keyof S] & string;

/** Describes the filters and sort orders of a list. Each one is stored in the list's state under its key. */
export function facetsOf<S extends object>(state: S, onChange: (change: Partial<S>) => void) {
  const set = (key: keyof S, value: unknown) => onChange({ [key]: value } as Partial<S>);
  return {
    /** A filter by the values in `all`. A further option, with the label `none`, turns the filter off. */
    facet<K extends KeyOf<S, string | number | null>>(
      key: K,
      {
        label,
        all,
        none,
        text,
      }: {
        label: string;
        all: readonly NonNullable<S[K]>[];
        none: string;
        text: (value: NonNullable<S[K]>) => string;
      },
    ): Facet {
      // The prefix keeps values that people typed from colliding with option keys.
      const textOf = (one: S[K]) => `=${one}`;
      return {
        key,
        label,
        value: state[key] === null ? 'none' : textOf(state[key]),
        options: [
          { value: 'none', label: none },
          ...all.map((one) => ({ value: textOf(one), label: text(one) })),
        ],
        onChange: (chosen) => set(key, all.find((one) => textOf(one) === chosen) ?? null),
        usual: 'none',
        active: state[key] !== null,
      };
    },
    /**
     * A filter or sort order. Its options are the values in `all`. `usual` is the default, which doesn't
     * count as active.
     */
    choice<K extends KeyOf<S, string>>(
      key: K,
      {
        label,
        all,
        usual,
        text,
      }: {
        label: string;
        all: readonly (S[K] & string)[];
        usual: S[K];
        text: (value: S[K] & string) => string;
      },
    ): Facet {
      return {
        key,
        label,
        value: String(state[key]),
        options: all.map((one) => ({ value: one, label: text(one) })),
        onChange: (chosen) => set(key, all.find((one) => one === chosen) ?? usual),
        usual: String(usual),
        active: state[key] !== usual,
      };
    },
  };
}

interface ListToolbarProps {
  search?: {
    readonly label: string;
    /** The field's placeholder. By default this is the label. */
    readonly hint?: string;
    readonly clearLabel: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  facets: readonly Facet[];
  /** Label of the button that opens the collapsed filters. */
  filterLabel: string;
  /** Text with the number of rows found. It is announced when the person stops typing. */
  found: string;
  /** True if the toolbar is in a narrow column and has no room for several filters in one line. */
  isNarrow?: boolean;
  /** Content after the search, such as tabs or a selection button. */
  trailing?: Pieces;
}

/**
 * Memoised, because a collapsed select still renders all its options, and the page renders at each keystroke.
 */
const FacetField = memo(function FacetField({ facet }: { facet: Facet }) {
  const { label, value, options, onChange } = facet;
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      options={options}
      className="lg:max-w-72 lg:min-w-40 lg:flex-1"
    />
  );
});

/**
 * Maximum number of filters in one line. A longer list of filters is collapsed, because it would push the
 * rows down.
 */
const MOST_BESIDE = 3;

/** The active filters, shown while the filters are collapsed. A press resets a filter. */
const SetFacets = ({ facets }: { facets: readonly Facet[] }) =>
  facets
    .filter(({ active }) => active)
    .map(({ key, label, value, usual, options, onChange }) => (
      <button
        key={key}
        type="button"
        aria-pressed="true"
        onClick={() => onChange(usual)}
        className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-accent-soft px-3 text-sm font-semibold text-accent-strong max-lg:hidden"
      >
        <span>{`${label}: ${options.find((option) => option.value === value)?.label ?? ''}`}</span>
        <X className="size-4" />
      </button>
    ));

/**
 * Search and filters above a list. On a phone the filters collapse into one button, so that the list begins
 * high on the page. If there are many filters, they also collapse on a wide screen.
 */
export function ListToolbar({
  search,
  facets,
  filterLabel,
  found,
  isNarrow = false,
  trailing,
}: ListToolbarProps) {
  const [open, setOpen] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  // Scrolls the toolbar above a phone's bottom bar, which would cover the opened filters.
  useEffect(() => {
    if (open) choices.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const active = facets.filter((facet) => facet.active).length;
  // The count is announced only while the list is filtered. The total is in the page's header.
  const isNews = search?.value !== '' || active > 0;
  const isFolded = isNarrow || facets.length > MOST_BESIDE;
  return (
    <search className="flex flex-wrap items-center gap-2 print:hidden">
      {search && (
        <div className="min-w-[min(12rem,100%)] grow-6 basis-0">
          <SearchField labelHidden hint={search.label} {...search} />
        </div>
      )}
      {facets.length > 0 && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={cx(
            'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-accent-strong hover:bg-accent-soft aria-expanded:bg-accent-soft',
            !isFolded && 'lg:hidden',
          )}
        >
          <ListFilter className="size-4.5" />
          <span className={cx(trailing && 'max-sm:sr-only')}>{filterLabel}</span>
          {active > 0 && <span className="tabular">{`(${active})`}</span>}
        </button>
      )}
      {isFolded && !isNarrow && <SetFacets facets={facets} />}
      <p
        aria-hidden="true"
        className={cx(
          'text-sm text-ink-muted max-lg:flex-auto lg:order-last lg:w-full',
          !isNews && 'max-lg:hidden',
        )}
      >
        {found}
      </p>
      {/* The count is shown at once and announced after a pause. */}
      <Announce text={found} />
      {trailing}
      {facets.length > 0 && (open || !isFolded) && (
        <div
          ref={choices}
          className={cx(
            'mt-1 grid w-full scroll-my-24 grid-cols-2 gap-3',
            !isNarrow && 'lg:flex lg:flex-wrap',
            !open && 'max-lg:hidden',
          )}
        >
          {facets.map((facet) => (
            <FacetField key={facet.key} facet={facet} />
          ))}
        </div>
      )}
    </search>
  );
}
