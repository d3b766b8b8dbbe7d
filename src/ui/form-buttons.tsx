import { Button } from './button';
import { Trash2 } from './icons';

interface FormButtonsProps {
  save: string;
  remove: string;
  /** Absent for what is new: it cannot be deleted yet. */
  onRemove?: (() => void) | undefined;
}

/** The end of a form about one thing: keep it, or delete the thing. */
export const FormButtons = ({ save, remove, onRemove }: FormButtonsProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <Button type="submit">{save}</Button>
    {onRemove && (
      <Button look="danger" icon={<Trash2 aria-hidden="true" className="size-4.5" />} onClick={onRemove}>
        {remove}
      </Button>
    )}
  </div>
);
