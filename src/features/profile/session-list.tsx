import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { type AccountSession, endSessions, sessionsQuery } from '@/data/sessions';
import { browserName } from '@/domain/account/browser-name';
import { formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { whatIsMissing } from '@/parts/module/what-is-missing';
import { Button } from '@/ui/button';
import { Skeleton, Tag } from '@/ui/states';
import { toast } from '@/ui/toast-store';

export function SessionList({ userId }: { userId: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const client = useQueryClient();
  const query = sessionsQuery(userId);
  const answer = useQuery({ ...query, enabled: userId !== '' });
  const missing = whatIsMissing(answer);
  const end = useMutation({
    mutationFn: endSessions,
    networkMode: 'always',
    meta: { handled: true },
    onSuccess: (ended) => {
      // The pressed button disappears with its session, so the heading gets the focus.
      heading.current?.focus();
      toast({ title: t('sessions.ended', { count: ended }), tone: 'success' });
      return client.invalidateQueries({ queryKey: query.queryKey });
    },
    onError: () => toast({ title: t('common:error'), text: t('sessions.endFailed'), tone: 'danger' }),
  });
  const sessions = answer.data ?? [];

  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-8">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('sessions.title')}
      </h2>
      <p className="measure mt-1 text-ink-muted">{t('sessions.text')}</p>
      {missing === 'error' || missing === 'offline' ? (
        <p className="mt-4 text-ink-muted">{t('sessions.loadFailed')}</p>
      ) : missing === 'loading' ? (
        <Skeleton className="mt-4 h-16" />
      ) : (
        <ul className="mt-4 flex max-w-lg flex-col divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables?.[0] === session.id}
              onEnd={() => end.mutate([session.id])}
            />
          ))}
        </ul>
      )}
      {sessions.length > 2 && (
        <Button
          look="secondary"
          className="mt-4"
          busy={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}

interface SessionRowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const device = browserName(session.user_agent) ?? t('sessions.unknown');
  const seen = formatInstant(session.last_seen);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{device}</p>
        <p className="text-sm text-ink-muted">{t('sessions.seen', { date: seen })}</p>
      </div>
      {session.is_this ? (
        <Tag tone="positive">{t('sessions.this')}</Tag>
      ) : (
        <Button
          look="quiet"
          size="small"
          busy={isEnding}
          aria-label={t('sessions.endOne', { device, date: seen })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
