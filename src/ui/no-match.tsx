import { Button } from './button';

export const NoMatch = ({ text, reset, onReset }: { text: string; reset: string; onReset: () => void }) => (
  <div className="flex flex-col items-center gap-3 py-10 text-center">
    <p className="text-ink-muted wrap-anywhere">{text}</p>
    <Button look="secondary" onClick={onReset}>
      {reset}
    </Button>
  </div>
);
