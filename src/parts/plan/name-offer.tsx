import { withoutAmpersand } from '@/domain/plan/ampersand';
import { currentLanguage } from '@/lib/i18n';
import { Button } from '@/ui/button';

interface NameOfferProps {
  name: string;
  /** Words for the press that writes this name. */
  say: (name: string) => string;
  onTake: (name: string) => void;
}

/** An event's name holds no "&": the same name in words is one press away. */
export function NameOffer({ name, say, onTake }: NameOfferProps) {
  const offered = withoutAmpersand(name, currentLanguage());
  if (offered === null) return null;
  return (
    <Button
      look="secondary"
      size="small"
      className="self-start"
      onClick={({ currentTarget }) => {
        // The button disappears: the field beside it gets the focus.
        currentTarget.parentElement?.querySelector('input')?.focus();
        onTake(offered);
      }}
    >
      {say(offered)}
    </Button>
  );
}
