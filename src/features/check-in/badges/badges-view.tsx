import { IdCard, List, Printer, Tag, UserCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EVENT_PARTS, GUESTS, HOUSEHOLDS } from '@/data/guests';
import { useRows } from '@/data/sync/use-rows';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { QrCode } from '@/parts/print/qr-code';
import { usePrinting } from '@/parts/print/use-printing';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { PageHead } from '@/ui/page-head';
import { Segments } from '@/ui/segments';
import { type Badge, badgesOf } from './badge-list';
import { badgeSize } from './badge-size';
import { useCodes } from './use-codes';

const KINDS = ['badge', 'tag'] as const;
type Kind = (typeof KINDS)[number];
const WHOS = ['coming', 'all'] as const;
type Who = (typeof WHOS)[number];
const ICONS = { badge: IdCard, tag: Tag, coming: UserCheck, all: List };

/** Number of badges shown on screen. Printed pages contain all badges. */
const IN_SIGHT = 24;
interface CardProps {
  badge: Badge;
  kind: Kind;
  event: string;
  code: string | undefined;
}

/** A badge as large as a business card: 85 × 54 mm. */
function BadgeCard({ badge, kind, event, code }: CardProps) {
  const { t } = useTranslation('arrivals');
  const { name, companion, job_title, company } = badge;
  const shown = companion ? t('badge.with', { name }) : name;
  const isCoded = code !== undefined && !companion;
  const size = badgeSize({ kind, name: shown, about: [job_title, company], coded: isCoded });
  const about = { fontSize: size.about };
  return (
    <li className="flex h-[54mm] break-inside-avoid items-center gap-2 overflow-hidden border border-dashed border-line-strong px-3 py-2">
      <span className="flex min-w-0 flex-1 flex-col items-center gap-1 text-center wrap-anywhere">
        {kind === 'badge' && (
          <span className="line-clamp-2 text-xs leading-tight text-ink-muted">{event}</span>
        )}
        <span className="font-serif leading-tight" style={{ fontSize: size.name }}>
          {shown}
        </span>
        {kind === 'badge' && (
          <>
            {job_title && (
              <span className="leading-tight" style={about}>
                {job_title}
              </span>
            )}
            {company && (
              <span className="leading-tight font-semibold" style={about}>
                {company}
              </span>
            )}
          </>
        )}
      </span>
      {isCoded && <QrCode text={code} label={t('badge.label', { name })} className="size-[26mm] shrink-0" />}
    </li>
  );
}

export function BadgesView() {
  const { t } = useTranslation('arrivals');
  const { plan, editable } = usePlanContext();
  const guests = useRows(GUESTS, plan.id);
  const households = useRows(HOUSEHOLDS, plan.id);
  const parts = useRows(EVENT_PARTS, plan.id);
  const [kind, setKind] = useState<Kind>('badge');
  const [who, setWho] = useState<Who>('coming');
  const [coded, setCoded] = useState(false);
  const badges = useMemo(
    () => badgesOf(guests, new Map(households.map((one) => [one.id, one])), parts, who === 'all'),
    [guests, households, parts, who],
  );
  const codes = useCodes(plan.id, badges, coded);
  const printing = usePrinting();
  const shown = printing ? badges : badges.slice(0, IN_SIGHT);
  return (
    <>
      <div className="mb-5 flex flex-col gap-4 print:hidden">
        <PageHead
          back={{ to: paths.checkIn(plan.id), label: t('badge.back') }}
          title={t('badge.title')}
          text={t('badge.text')}
        />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <Segments
            label={t('badge.kind')}
            segments={KINDS.map((value) => ({ value, label: t(`badge.kinds.${value}`), icon: ICONS[value] }))}
            value={kind}
            onChange={setKind}
          />
          <Segments
            label={t('badge.who')}
            segments={WHOS.map((value) => ({ value, label: t(`badge.whos.${value}`), icon: ICONS[value] }))}
            value={who}
            onChange={setWho}
          />
          {editable && (
            <Checkbox
              label={t('badge.code')}
              {...(coded && !codes ? { hint: t('badge.noKey') } : {})}
              checked={coded}
              onChange={setCoded}
            />
          )}
          <Button
            icon={<Printer className="size-4.5" />}
            disabled={badges.length === 0}
            onClick={() => window.print()}
          >
            {t('badge.print')}
          </Button>
        </div>
      </div>
      {badges.length === 0 ? (
        <p className="py-8 text-center text-ink-muted">{t('badge.none')}</p>
      ) : (
        <ul className="grid grid-cols-1 justify-center sm:grid-cols-[repeat(auto-fill,85mm)] print:grid-cols-[85mm_85mm]">
          {shown.map((badge) => (
            <BadgeCard
              key={badge.key}
              badge={badge}
              kind={kind}
              event={plan.name}
              code={codes?.get(badge.guest_id)}
            />
          ))}
        </ul>
      )}
      {badges.length > shown.length && (
        <p className="mt-3 text-ink-muted print:hidden">
          {t('badge.more', { count: badges.length - shown.length })}
        </p>
      )}
    </>
  );
}
