import { useState } from 'react';
import { type FloorProblem, floorSchema } from '@/domain/seating/schema';
import { useTranslation } from '@/lib/translation';
import { TextField } from '@/ui/field';

interface FloorNumberProps {
  name: keyof typeof floorSchema.shape;
  label: string;
  value: number;
  onKeep: (value: number) => void;
}

/** One number of a floor plan, kept when it is left or Enter is pressed; what isn't sound is said, and left to mend. */
export function FloorNumber({ name, label, value, onKeep }: FloorNumberProps) {
  const { t } = useTranslation('seating');
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<FloorProblem | null>(null);
  const keep = () => {
    if (typed === null) return;
    const read = floorSchema.shape[name].safeParse(typed);
    setProblem(read.success ? null : (read.error.issues[0]?.message as FloorProblem));
    if (!read.success) return;
    setTyped(null);
    onKeep(read.data);
  };
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={typed ?? String(value)}
      error={problem ? t(problem) : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}
