import { useQuery } from '@tanstack/react-query';
import { Link as LinkIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  EMPTY_LINK,
  LINK_LENGTHS,
  type LinkChoices,
  type LinkScope,
  type LinkSettings,
  linkChoicesQuery,
} from '@/data/shared-links';
import { addDays } from '@/domain/calendar';
import { cleanLine } from '@/domain/text';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { fits } from '@/parts/fields/limited-field';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Skeleton } from '@/ui/states';
import { LinkFields } from './link-fields';
import { LinkRow } from './link-row';
import { useSharedLinks } from './use-shared-links';

interface LinksPanelProps {
  /** The scope of links that are created here. */
  scope: LinkScope;
  /** The responsible person, if the link shows their part of the day. */
  responsible?: string;
  /** The part of the event, if the link is for the kitchen. */
  part_id?: string;
  /** True to also list the plan's links of other scopes. */
  all?: boolean;
}

const LASTS = [1, 7, 30];
const NOTHING: LinkChoices = { contacts: [], parts: [], charts: [] };

/** Panel that lists, copies, revokes and creates links without an account. */
export default function LinksPanel({ scope, responsible, part_id, all = false }: LinksPanelProps) {
  const { t } = useTranslation(['links', 'common']);
  const { plan, today } = usePlanContext();
  const lasts = LASTS.filter((days) => addDays(plan.event_date, days) >= today);
  const headingId = useId();
  const { links, isKnown, isError, busy, problem, make, end } = useSharedLinks();
  const asked = useQuery(linkChoicesQuery(plan.id));
  const choices = asked.data ?? NOTHING;
  const isReady = isKnown && asked.data !== undefined;
  const hasFailed = isError || asked.isError;
  const [changed, setChanged] = useState<Partial<LinkSettings>>({});
  const [isHalf, setHalf] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  // The new link is the first in the list and gets the focus.
  useEffect(() => {
    if (made) list.current?.querySelector<HTMLElement>('button')?.focus();
  }, [made]);
  const settings: LinkSettings = {
    ...EMPTY_LINK,
    scope,
    responsible: responsible ?? null,
    part_id: part_id ?? null,
    chart_id: scope === 'kitchen' ? (choices.charts[0]?.id ?? null) : null,
    language: currentLanguage(),
    days_after: lasts.find((days) => days > 1) ?? 1,
    ...changed,
  };
  const shown = links.filter(
    (link) => all || (link.scope === scope && (scope !== 'day' || link.responsible === responsible)),
  );
  const mayMake = isReady && lasts.length > 0;
  /** True if the form for a new link is shown. If there are links already, a button opens it. */
  const writes = isWriting || shown.length === 0;
  const press = async () => {
    const name = cleanLine(settings.contact_name ?? '') || null;
    const phone = cleanLine(settings.contact_phone ?? '') || null;
    const half = (name === null) !== (phone === null) || (phone !== null && !/\d/.test(phone));
    setHalf(half);
    if (half || !fits(name ?? '', LINK_LENGTHS.name) || !fits(phone ?? '', LINK_LENGTHS.phone)) return;
    const id = await make({ ...settings, contact_name: name, contact_phone: phone });
    if (!id) return;
    setChanged({});
    setWriting(false);
    setMade(id);
  };
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 id={headingId} className="text-lg">
        {t('heading')}
      </h3>
      <p className="text-sm text-ink-muted">{t(`about.${scope}`, { who: responsible })}</p>
      {!isReady && !hasFailed && <Skeleton className="h-16 w-full" />}
      {hasFailed && <FieldError>{t('common:failures.network')}</FieldError>}
      {shown.length > 0 && (
        <ul ref={list} className="divide-y divide-line border-y border-line">
          {shown.map((link) => (
            <LinkRow key={link.id} link={link} parts={choices.parts} onEnd={() => void end(link)} />
          ))}
        </ul>
      )}
      {lasts.length === 0 && <p>{t('past')}</p>}
      {mayMake && writes && (
        <LinkFields
          settings={settings}
          choices={choices}
          lasts={lasts}
          isHalf={isHalf}
          onChange={(change) => {
            setHalf(false);
            setChanged((before) => ({ ...before, ...change }));
          }}
        />
      )}
      {problem && <FieldError>{t(problem === 'demo' ? 'common:failures.demo' : problem)}</FieldError>}
      {mayMake && (
        <Button
          className="self-start"
          look={shown.length > 0 ? 'secondary' : 'primary'}
          busy={busy}
          icon={<LinkIcon className="size-4.5" />}
          onClick={() => (writes ? void press() : setWriting(true))}
        >
          {t(writes ? 'make' : 'another')}
        </Button>
      )}
      {all && <p className="text-sm text-ink-muted">{t('about.others')}</p>}
    </section>
  );
}
