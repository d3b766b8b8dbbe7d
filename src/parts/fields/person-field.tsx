import { type ComponentProps, useId } from 'react';
import { LimitedText } from './limited-field';

interface PersonFieldProps extends Omit<ComponentProps<typeof LimitedText>, 'list'> {
  /** Names used elsewhere in the plan, with duplicates. */
  people: readonly (string | null)[];
}

export function PersonField({ people, ...field }: PersonFieldProps) {
  const list = useId();
  const names = [...new Set(people.flatMap((name) => name ?? []))].sort((a, b) => a.localeCompare(b));
  return (
    <>
      <LimitedText autoComplete="off" {...field} list={list} />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
