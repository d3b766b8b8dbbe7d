import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { endFeed, feedQuery, makeFeed } from '@/data/calendar-feed';
import { formatInstant } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useSession } from '@/lib/session/session-state';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { Button, buttonClass } from '@/ui/button';
import { FieldError, TextField } from '@/ui/field';
import { toast } from '@/ui/toast-store';

/** Moves the focus to the field, because the clicked button has disappeared. */
const focused = (field: HTMLInputElement | null): void => field?.focus();

/** A new calendar address. It is shown only once. */
function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation('dates');
  const { copy, byHand } = useCopy({ text: address, said: t('feed.copied') });
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t('feed.address')}
        hint={t('feed.once')}
        readOnly
        ref={focused}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Copy className="size-4.5" />} onClick={copy}>
          {t('feed.copy')}
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'small')}>
          <CalendarPlus className="size-4.5" />
          <span>{t('feed.open')}</span>
        </a>
        {byHand}
      </div>
    </div>
  );
}

/**
 * Manages the address at which another calendar can read the dates of all events. The address is shown once
 * and can be revoked.
 */
export function FeedPanel() {
  const { t } = useTranslation('dates');
  const { user } = useSession();
  const id = user?.id ?? '';
  const client = useQueryClient();
  const query = feedQuery(id);
  const { data: feed, isError } = useQuery({ ...query, enabled: id !== '' });
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const [failed, setFailed] = useState(false);
  const attempt = async (what: 'make' | 'end', run: () => Promise<string | null>) => {
    setBusy(what);
    setFailed(false);
    try {
      setAddress(await run());
      if (what === 'end') toast({ title: t('feed.ended') });
    } catch {
      // The address might be revoked even if the call failed, so the state is read again.
      setAddress(null);
      setFailed(true);
    }
    await client.invalidateQueries({ queryKey: query.queryKey });
    setBusy(null);
  };
  const make = () => void attempt('make', () => makeFeed(id, currentLanguage()));
  const end = () =>
    void attempt('end', async () => {
      await endFeed(id);
      return null;
    });
  return (
    <section
      aria-labelledby="feed"
      className="flex max-w-2xl flex-col items-start gap-3 border-t border-line pt-6"
    >
      <h2 id="feed" className="text-xl">
        {t('feed.title')}
      </h2>
      <p className="measure text-ink-muted">{t('feed.text')}</p>
      {(failed || isError) && <FieldError>{t('feed.failed')}</FieldError>}
      {address && <NewAddress key={address} address={address} />}
      {feed && !address && <p>{t('feed.since', { date: formatInstant(feed.created_at) })}</p>}
      <div className="flex flex-wrap gap-2">
        {(feed || feed === null) && (
          <Button
            look={feed || address ? 'quiet' : 'secondary'}
            size="small"
            busy={busy === 'make'}
            disabled={busy === 'end'}
            onClick={make}
          >
            {t(feed || address ? 'feed.again' : 'feed.make')}
          </Button>
        )}
        {(feed || address) && (
          <Button
            look="quiet"
            size="small"
            className="text-danger"
            busy={busy === 'end'}
            disabled={busy === 'make'}
            onClick={end}
          >
            {t('feed.end')}
          </Button>
        )}
      </div>
    </section>
  );
}
