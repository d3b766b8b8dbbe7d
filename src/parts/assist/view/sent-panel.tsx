import { useState } from 'react';
import type { Message } from '@/domain/assist/protocol/message';
import { toolsJson } from '@/domain/assist/tools/page-tool-list';
import { useTranslation } from '@/lib/translation';
import { Disclosure } from '@/ui/disclosure';
import type { Pieces } from '@/ui/pieces';

const PRE = 'mt-1 rounded-card border border-line bg-paper p-3 text-xs break-words whitespace-pre-wrap';

function Sent({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation('assist');
  return (
    <>
      <ol className="flex flex-col gap-3">
        {Array.from(messages.entries(), ([at, { role, content, tool_calls }]) => (
          <li key={at}>
            <p className="text-sm font-semibold">{t(`role.${role}`)}</p>
            <pre className={PRE}>
              {[
                content,
                ...(tool_calls ?? []).map(({ function: called }) => `${called.name} ${called.arguments}`),
              ]
                .filter(Boolean)
                .join('\n')}
            </pre>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm font-semibold">{t('role.tools')}</p>
      <pre className={PRE}>{JSON.stringify(toolsJson(), null, 1)}</pre>
    </>
  );
}

interface SentPanelProps {
  system: string;
  messages: readonly Message[];
  children: Pieces;
}

/** Collapsed list of all messages sent. `children` are buttons that end or clear the thread. */
export function SentPanel({ system, messages, children }: SentPanelProps) {
  const { t } = useTranslation('assist');
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('sent')} onToggle={setOpen} contentClassName="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('sentText')}</p>
      {open && messages.length > 0 && <Sent messages={[{ role: 'system', content: system }, ...messages]} />}
      <div className="flex flex-wrap gap-2">{children}</div>
    </Disclosure>
  );
}
