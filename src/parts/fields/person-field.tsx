import { type ComponentProps, useId } from 'react';
import { LimitedText } from './limited-field';

interface PersonFieldProps extends Omit<ComponentProps<typeof LimitedText>, 'list'> {
  /** Who is named elsewhere already, as often as they are. */
  people: readonly (string | null)[];
}

/** Somebody's name, which need not be typed again. */
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
