import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from './class-names';
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

/** The choice of one of `all`, or of none of them. */
export function facetOf<T extends string | number>(facet: {
  key: string;
  label: string;
  all: readonly T[];
  value: T | null;
  /** What choosing none says. */
  none: string;
  text: (value: T) => string;
  onChange: (value: T | null) => void;
}): Facet {
  const { key, label, all, value, none, text, onChange } = facet;
  // A text that is no value of its own: what people typed may be anything.
  const textOf = (one: T) => `=${one}`;
  return {
    key,
    label,
    value: value === null ? 'none' : textOf(value),
    options: [
      { value: 'none', label: none },
      ...all.map((one) => ({ value: textOf(one), label: text(one) })),
    ],
    onChange: (chosen) => onChange(all.find((one) => textOf(one) === chosen) ?? null),
    active: value !== null,
  };
}

/** The choice of one of `all`; `usual` leaves nothing out. */
export function choiceOf<T extends string>(choice: {
  key: string;
  label: string;
  all: readonly T[];
  value: T;
  usual: T;
  text: (value: T) => string;
  onChange: (value: T) => void;
}): Facet {
  const { key, label, all, value, usual, text, onChange } = choice;
  return {
    key,
    label,
    value,
    options: all.map((one) => ({ value: one, label: text(one) })),
    onChange: (chosen) => onChange(all.find((one) => one === chosen) ?? usual),
    active: value !== usual,
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
  /** How many rows are left, in words; read out when it changes. */
  found: string;
  /** Beside the search: views, a button that selects. */
  trailing?: ReactNode;
}

/** Search and choices above a list. On a phone the choices fold into one button, so that the list begins on the first screen. */
export function ListToolbar({ search, facets, filterLabel, found, trailing }: ListToolbarProps) {
  const [open, setOpen] = useState(false);
  const active = facets.filter((facet) => facet.active).length;
  return (
    <search className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-48 flex-1">
          <SearchField labelHidden hint={search.label} {...search} />
        </div>
        {facets.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-accent-strong hover:bg-accent-soft lg:hidden"
          >
            <ListFilter aria-hidden="true" className="size-4.5" />
            {filterLabel}
            {active > 0 && <span className="tabular">({active})</span>}
          </button>
        )}
        {trailing}
      </div>
      {facets.length > 0 && (
        <div className={cx('grid grid-cols-2 gap-3 lg:flex lg:flex-wrap', !open && 'max-lg:hidden')}>
          {facets.map(({ key, label, value, options, onChange }) => (
            <SelectField
              key={key}
              label={label}
              value={value}
              onChange={onChange}
              options={[...options]}
              className="lg:max-w-72 lg:min-w-40 lg:flex-1"
            />
          ))}
        </div>
      )}
      <p role="status" className="text-sm text-ink-muted">
        {found}
      </p>
    </search>
  );
}
