import { withoutAmpersand } from '@/domain/plan/ampersand';
import { currentLanguage } from '@/lib/i18n';
import { Button } from '@/ui/button';

interface NameOfferProps {
  name: string;
  /** Label of the button that sets the name. */
  say: (name: string) => string;
  onTake: (name: string) => void;
}

/** Button that replaces the "&" of an event's name by a word, because names can't contain it. */
export function NameOffer({ name, say, onTake }: NameOfferProps) {
  const offered = withoutAmpersand(name, currentLanguage());
  if (offered === null) return null;
  return (
    <Button
      look="secondary"
      size="small"
      className="self-start"
      onClick={({ currentTarget }) => {
        // The button disappears, so that the field beside it gets the focus.
        currentTarget.parentElement?.querySelector('input')?.focus();
        onTake(offered);
      }}
    >
      {say(offered)}
    </Button>
  );
}
