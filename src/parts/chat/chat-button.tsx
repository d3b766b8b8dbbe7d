import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import { Button } from '@/ui/button';

export const ChatSheet = lazy(async () => {
  const [sheet] = await Promise.all([import('./chat-sheet'), loadTexts('chat', 'common')]);
  return sheet;
});

/** Button that opens the chat. A press loads the chat's code. */
export function ChatButton({ label }: { label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        icon={<MessageCircle className="size-4" />}
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ChatSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
