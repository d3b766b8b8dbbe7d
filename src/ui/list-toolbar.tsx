import { ListFilter } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { Announce } from './announce';
import { cx } from './class-names';
import type { Pieces } from './pieces';
import { SearchField } from './search-field';
import { SelectField } from './select';

/** One choice to filter or sort by. */
export interface Facet {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** Whether it leaves something out: counted on the button that folds the choices. */
  readonly active: boolean;
}

/** The keys of a list's state under which such a value is kept. */
type KeyOf<S, V> = { [K in keyof S]: S[K] extends V ? K : never }[keyof S] & string;

/** What can be filtered and sorted by, each kept in the list's state under its key. */
export function facetsOf<S extends object>(state: S, onChange: (change: Partial<S>) => void) {
  const set = (key: keyof S, value: unknown) => onChange({ [key]: value } as Partial<S>);
  return {
    /** The choice of one of `all`, or of none of them, which `none` says. */
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
      // A text that is no value of its own: what people typed may be anything.
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
        active: state[key] !== null,
      };
    },
    /** The choice of one of `all`; `usual` leaves nothing out. */
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
        active: state[key] !== usual,
      };
    },
  };
}

interface ListToolbarProps {
  search: {
    readonly label: string;
    /** Said in the field itself; the label where there is none. */
    readonly hint?: string;
    readonly clearLabel: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
  facets: readonly Facet[];
  /** Names the button that folds the choices on a phone. */
  filterLabel: string;
  /** How many rows are left, in words; read out once the typing rests. */
  found: string;
  /** In a column of its own: the choices fold on every screen. */
  isNarrow?: boolean;
  /** Beside the search: views, a button that selects. */
  trailing?: Pieces;
}

/** Memoised: a select renders all its options, though they are folded away, and the page renders at each key. */
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

/** Search and choices above a list. On a phone the choices fold into one button, so that the list begins on the first screen. */
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
  // Above the phone's bar, where they would open out of sight.
  useEffect(() => {
    if (open) choices.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  const active = facets.filter((facet) => facet.active).length;
  return (
    <search className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="min-w-[min(12rem,100%)] grow-6 basis-0">
        <SearchField labelHidden hint={search.label} {...search} />
      </div>
      {facets.length > 0 && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className={cx(
            'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-accent-strong hover:bg-accent-soft aria-expanded:bg-accent-soft',
            !isNarrow && 'lg:hidden',
          )}
        >
          <ListFilter className="size-4.5" />
          <span>{filterLabel}</span>
          {active > 0 && <span className="tabular">{`(${active})`}</span>}
        </button>
      )}
      <p aria-hidden="true" className="text-sm text-ink-muted max-lg:flex-auto lg:order-last lg:w-full">
        {found}
      </p>
      {/* Shown at each keystroke, said when the typing rests. */}
      <Announce text={found} />
      {trailing}
      {facets.length > 0 && (
        <div
          ref={choices}
          className={cx(
            'mt-1 grid w-full scroll-my-24 grid-cols-2 gap-3',
            !isNarrow && 'lg:flex lg:flex-wrap',
            !open && (isNarrow ? 'hidden' : 'max-lg:hidden'),
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
