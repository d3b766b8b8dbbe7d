import { withoutAmpersand } from '@/domain/plan/ampersand';
import { currentLanguage } from '@/lib/i18n';
import { Button } from '@/ui/button';

interface NameOfferProps {
  name: string;
  /** Returns the label of the button for the suggested name. */
  say: (name: string) => string;
  onTake: (name: string) => void;
}

/** Button that replaces "&" in an event's name by a word such as "and", because names can't contain "&". */
export function NameOffer({ name, say, onTake }: NameOfferProps) {
  const offered = withoutAmpersand(name, currentLanguage());
  if (offered === null) return null;
  return (
    <Button
      look="secondary"
      size="small"
      className="self-start"
      onClick={({ currentTarget }) => {
        // The button disappears, so the field next to it gets the focus.
        currentTarget.parentElement?.querySelector('input')?.focus();
        onTake(offered);
      }}
    >
      {say(offered)}
    </Button>
  );
}
