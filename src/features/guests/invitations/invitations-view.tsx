import {
  BellRing,
  CalendarClock,
  Link2,
  Link2Off,
  List,
  Mail,
  MailX,
  MessageCircle,
  PenLine,
  Printer,
} from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Channel, type Household, invitationState } from '@/domain/guests/guest';
import { compareNames, formatInstant } from '@/lib/format';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { FieldError } from '@/ui/field';
import { latePanel } from '@/ui/late-panel';
import { PageHead } from '@/ui/page-head';
import { Segments } from '@/ui/segments';
import { SummaryLine } from '@/ui/summary-line';
import type { BookChange, ChangeBook } from '../make-guests';
import { haveMoved, isUnaware } from '../moved/is-unaware';
import type { GuestBook } from '../use-guest-book';
import { EmailsSheet } from './emails-sheet';
import { InvitationCards } from './invitation-cards';
import { type AtInvitations, SHOWS, type Show } from './invitations-address';
import { PartHint } from './part-hint';
import { asTold, isCutOff, isSilent, isUnsent, useInvitationText } from './use-invitation-text';
import { useLinks } from './use-links';

interface InvitationsViewProps extends AtInvitations {
  book: GuestBook;
  toList: string;
  onChange: ChangeBook;
}

/** Filters that are shown only if some household matches. */
const PASSING: readonly Show[] = ['moved', 'renewed'];
const ICONS = { moved: CalendarClock, renewed: Link2Off, unsent: MailX, silent: BellRing, all: List };

/** On a phone, shows only the icon if another button has text. */
const ICON_ALONE = 'max-sm:w-11 max-sm:px-0';

const MovedInvitations = latePanel(() => import('../moved/moved-invitations'));

function fits(book: GuestBook, household: Household, show: Show, event_date: string): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'moved':
      return isUnaware(household, event_date);
    case 'renewed':
      return isCutOff(household);
    case 'unsent':
      return isUnsent(book, household);
    case 'silent':
      return isSilent(book, household);
  }
}

/** Returns the change that records a message sent to a household. */
const sent = (book: GuestBook, household: Household, channel: Channel, event_date: string): BookChange => ({
  table: 'households',
  before: household,
  after: asTold(book, household, channel, event_date),
});

/** Sends invitations and friendly reminders to one household after another, or prints them all. */
export function InvitationsView({ book, toList, onChange, at, onGo }: InvitationsViewProps) {
  const { t } = useTranslation(['guests', 'modules']);
  const { plan } = usePlanContext();
  const all = useMemo(
    () =>
      [...book.households.values()]
        .filter(({ second_list }) => second_list === null)
        .sort((a, b) => compareNames(a.name, b.name)),
    [book.households],
  );
  const isShown = (one: Household, show: Show) => fits(book, one, show, plan.event_date);
  const counts = (show: Show) => all.filter((one) => isShown(one, show)).length;
  const [usual] = useState<Show>(
    () => (['moved', 'renewed', 'unsent'] as const).find((one) => counts(one) > 0) ?? 'silent',
  );
  const show = at.show ?? usual;
  // A household stays listed after a message was sent to it, until the person changes the filter.
  const listedBy = (by: Show) => ({
    by,
    ids: new Set(all.filter((one) => isShown(one, by)).map(({ id }) => id)),
  });
  const [listed, setListed] = useState(() => listedBy(show));
  if (listed.by !== show) setListed(listedBy(show));
  const shown = all.filter(({ id }) => listed.ids.has(id));
  const { links, make, busy, failed, looking } = useLinks();
  const textFor = useInvitationText(book);
  const [printed, setPrinted] = useState<readonly Household[]>([]);
  const missing = looking ? 0 : shown.filter(({ id }) => !links.has(id)).length;
  const timeless = book.parts.find(({ starts_at }) => starts_at === null);
  const choose = (next: Show) => {
    onGo({ show: next });
    setListed(listedBy(next));
    setPrinted([]);
  };
  const print = async () => {
    if (!(await make(shown))) return;
    flushSync(() => setPrinted(shown));
    window.print();
  };
  const mark = (household: Household, channel: Channel) =>
    onChange([sent(book, household, channel, plan.event_date)]);
  return (
    <>
      <InvitationCards households={printed} links={links} book={book} />
      {at.sheet === 'emails' && (
        <EmailsSheet households={shown} book={book} onClose={() => onGo({ sheet: null })} />
      )}
      <div className="flex flex-col gap-3 sm:gap-5 print:hidden">
        <PageHead back={{ to: toList, label: t('import.back') }} title={t('cards.title')} />
        {haveMoved(book.parts, plan) && (
          <Suspense fallback={null}>
            <MovedInvitations />
          </Suspense>
        )}
        <SummaryLine
          line={
            timeless ? (
              <span className="flex min-w-0 items-start gap-2">
                <CalendarClock className="mt-0.5 size-4.5 shrink-0 text-accent-strong" />
                <span className="min-w-0 wrap-anywhere">{t('partHint.title', { part: timeless.name })}</span>
              </span>
            ) : (
              <span>{t('cards.how')}</span>
            )
          }
        >
          <p className="measure text-ink-muted">{t('cards.text')}</p>
          {shown.length > 0 && (
            <p className="measure text-sm text-ink-muted">
              {t(missing > 0 ? 'cards.earlier' : 'cards.again')}
            </p>
          )}
          <PartHint book={book} onChange={onChange} onWrite={() => onGo({ sheet: 'parts' })} />
        </SummaryLine>
        <Segments
          label={t('cards.show')}
          segments={SHOWS.filter((one) => !PASSING.includes(one) || show === one || counts(one) > 0).map(
            (value) => ({
              value,
              label: t('modules:counted', { what: t(`cards.shows.${value}`), count: counts(value) }),
              icon: ICONS[value],
            }),
          )}
          value={show}
          onChange={choose}
        />
        {failed && <FieldError>{t('invitation.failed')}</FieldError>}
        {shown.length === 0 ? (
          <p className="py-8 text-center text-ink-muted">{t(`cards.none.${show}`)}</p>
        ) : (
          <>
            <div className="flex flex-wrap gap-2">
              {missing > 0 && (
                <Button busy={busy} icon={<Link2 className="size-4.5" />} onClick={() => void make(shown)}>
                  {t('cards.make', { count: missing })}
                </Button>
              )}
              <Button
                look="secondary"
                className={ICON_ALONE}
                icon={<Mail className="size-4.5" />}
                onClick={() => onGo({ sheet: 'emails' })}
              >
                <span className="max-sm:sr-only">{t('emails.open')}</span>
              </Button>
              <Button
                look="secondary"
                className={ICON_ALONE}
                icon={<PenLine className="size-4.5" />}
                onClick={() => onGo({ sheet: 'words' })}
              >
                <span className="max-sm:sr-only">{t('words.edit')}</span>
              </Button>
              <Button
                look={missing > 0 ? 'secondary' : 'primary'}
                className={missing > 0 ? ICON_ALONE : undefined}
                disabled={busy}
                icon={<Printer className="size-4.5" />}
                onClick={() => void print()}
              >
                <span className={missing > 0 ? 'max-sm:sr-only' : undefined}>
                  {t('cards.print', { count: shown.length })}
                </span>
              </Button>
              {printed.length > 0 && printed.some(({ id }) => !book.households.get(id)?.invited_at) && (
                <Button
                  look="secondary"
                  onClick={() => {
                    const changes = printed.flatMap(({ id }) => {
                      const household = book.households.get(id);
                      return household && !household.invited_at
                        ? sent(book, household, 'print', plan.event_date)
                        : [];
                    });
                    onChange(changes, t('said.sent', { count: changes.length }));
                  }}
                >
                  {t('cards.handed')}
                </Button>
              )}
            </div>
            <DataList
              groups={[{ id: 'households', rows: shown }]}
              keyOf={({ id }) => id}
              rowHeight={96}
              label={t('cards.title')}
            >
              {(household) => {
                const link = links.get(household.id);
                const replied = household.invited_at !== null && !isSilent(book, household);
                const state = replied ? 'answered' : invitationState(household);
                const { text, language, whatsapp, mail } = textFor(household, link ?? '…');
                const when = household.reminded_at
                  ? t('invitation.reminded', { date: formatInstant(household.reminded_at) })
                  : household.invited_at &&
                    t('household.sentOn', { date: formatInstant(household.invited_at) });
                return (
                  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
                    <div className="min-w-0 flex-1 basis-64">
                      <p className="font-medium break-words">{household.name}</p>
                      <p className="text-sm text-ink-muted">
                        {`${t(`invitation.state.${state}`)}${when ? ` · ${when}` : ''}`}
                      </p>
                      <p lang={language} className="mt-1 text-sm break-words whitespace-pre-line">
                        {text}
                      </p>
                    </div>
                    {link && (
                      <div className="flex flex-wrap gap-2">
                        <a
                          href={whatsapp}
                          target="_blank"
                          rel="noreferrer"
                          aria-label={t('cards.whatsapp', { name: household.name })}
                          onClick={() => mark(household, 'whatsapp')}
                          className={buttonClass('secondary', 'small')}
                        >
                          <MessageCircle className="size-4.5" />
                          <span>WhatsApp</span>
                        </a>
                        {mail && (
                          <a
                            href={mail}
                            aria-label={t('cards.mail', { name: household.name })}
                            onClick={() => mark(household, 'email')}
                            className={buttonClass('secondary', 'small')}
                          >
                            <Mail className="size-4.5" />
                            <span>{t('cards.email')}</span>
                          </a>
                        )}
                      </div>
                    )}
                  </div>
                );
              }}
            </DataList>
          </>
        )}
      </div>
    </>
  );
}
