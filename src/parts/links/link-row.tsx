import { Copy, ExternalLink, MessageCircle } from 'lucide-react';
import type { LinkChoices, SharedLink } from '@/data/shared-links';
import { addDays } from '@/domain/calendar';
import { formatDate, formatInstant } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { useGuestOrigin } from '@/parts/module/use-plan-brand';
import { Button, buttonClass } from '@/ui/button';
import { linkName } from './link-words';

interface LinkRowProps {
  link: SharedLink;
  parts: LinkChoices['parts'];
  onEnd: () => void;
}

/**
 * A link: what it shows, when it ends and how often it was opened, with buttons to copy, send and revoke it.
 */
export function LinkRow({ link, parts, onEnd }: LinkRowProps) {
  const { t } = useTranslation('links');
  const { plan, today } = usePlanContext();
  const address = `${useGuestOrigin()}${paths.shared(link.token)}`;
  const what = linkName(link, parts, t);
  const last = addDays(plan.event_date, link.days_after);
  const date = formatDate(last, 'medium');
  const { copy, byHand } = useCopy({ text: address, said: t('copied') });
  // The text to send is in the link's own language, because its recipient reads it.
  const { t: said } = useTranslation('links', { lng: link.language });
  const message = said('message', { plan: plan.name, what: linkName(link, parts, said), link: address });
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="font-semibold break-words">{what}</p>
      <p className="text-sm text-ink-muted">
        {[
          t(last < today ? 'over' : 'works', { date }),
          link.opened_at
            ? t('opened', { count: link.opened, when: formatInstant(link.opened_at) })
            : t('unopened'),
        ].join(' · ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="small"
          icon={<Copy className="size-4.5" />}
          aria-label={t('copyOf', { what })}
          onClick={copy}
        >
          {t('copy')}
        </Button>
        <a
          className={buttonClass('quiet', 'small')}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('whatsappOf', { what })}
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        >
          <MessageCircle className="size-4.5" />
          <span>{t('whatsapp')}</span>
        </a>
        <a
          className={buttonClass('quiet', 'small')}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('seeOf', { what })}
          href={address}
        >
          <ExternalLink className="size-4.5" />
          <span>{t('see')}</span>
        </a>
        <Button
          look="quiet"
          size="small"
          className="text-danger"
          aria-label={t('endOf', { what })}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
        {byHand}
      </div>
    </li>
  );
}
