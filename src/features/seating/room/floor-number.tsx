import { useState } from 'react';
import type { LengthUnit } from '@/domain/seating/chart';
import { FLOOR_SCHEMAS, type FloorProblem } from '@/domain/seating/schema';
import { TextField } from '@/ui/field';
import { useLengths } from '../use-lengths';

interface FloorNumberProps {
  name: keyof (typeof FLOOR_SCHEMAS)['m']['shape'];
  label: string;
  value: string;
  unit: LengthUnit;
  onKeep: (value: number) => void;
}

/** Number field of a floor plan, saved on blur or Enter. An invalid number stays and shows an error. */
export function FloorNumber({ name, label, value, unit, onKeep }: FloorNumberProps) {
  const lengths = useLengths(unit);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<FloorProblem | null>(null);
  const keep = () => {
    if (typed === null || typed === value) return setTyped(null);
    const read = FLOOR_SCHEMAS[unit].shape[name].safeParse(typed);
    setProblem(read.success ? null : (read.error.issues[0]?.message as FloorProblem));
    if (!read.success) return;
    setTyped(null);
    onKeep(read.data);
  };
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={typed ?? value}
      error={problem ? lengths.t(problem) : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}
