import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { REGISTRATION_STATES, type RegistrationState } from '@/domain/guests/registering/registration';
import { IN_DEMO } from '@/lib/demo';
import { formatInstant } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { Button, buttonClass, IconButton } from '@/ui/button';
import { DataList } from '@/ui/data-list';
import { Dialog } from '@/ui/dialog';
import { PageHead } from '@/ui/page-head';
import { Segments } from '@/ui/segments';
import { EmptyState, ErrorState, Notice, Skeleton, Tag } from '@/ui/states';
import { LimitNotice } from '../limit-notice';
import type { GuestBook } from '../use-guest-book';
import { useGuestLimit } from '../use-guest-limit';
import { type ShownRegistration, useRegistrations } from './use-registrations';

const TONES = {
  held: 'attention',
  waiting: 'attention',
  late: 'attention',
  pending: 'plain',
  accepted: 'positive',
  declined: 'danger',
} as const satisfies Record<RegistrationState, unknown>;
type Show = RegistrationState | 'all';

interface RowProps {
  one: ShownRegistration;
  busy: boolean;
  onAdmit: () => void;
  onDelete: () => void;
}

function RegistrationRow({ one, busy, onAdmit, onDelete }: RowProps) {
  const { t } = useTranslation('registrations');
  const { registration, state, name, detail } = one;
  const action = state === 'accepted' || state === 'declined' ? null : t(`admit.${state}`);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{name}</span>
          <Tag tone={TONES[state]}>
            <span>{t(`state.${state}`)}</span>
          </Tag>
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-muted">
          <span>{detail}</span>
          <span>{t('at', { date: formatInstant(registration.created_at) })}</span>
        </p>
      </div>
      <span className="flex items-center gap-2">
        {action && (
          <Button
            look="secondary"
            size="small"
            busy={busy}
            icon={<Check className="size-4.5" />}
            aria-label={t('admitName', { action, name })}
            onClick={onAdmit}
          >
            {action}
          </Button>
        )}
        {registration.household_id === null && (
          <IconButton label={t('deleteName', { name })} onClick={onDelete}>
            <Trash2 className="size-4.5" />
          </IconButton>
        )}
      </span>
    </div>
  );
}

/**
 * Registrations from the event's page. Each says what is still missing: confirmation, a place, or room on the
 * guest list.
 */
export function RegistrationsView({ book, toList }: { book: GuestBook; toList: string }) {
  const { t } = useTranslation(['registrations', 'guests', 'modules', 'common']);
  const { plan } = usePlanContext();
  const { query, shown, busy, admit, remove } = useRegistrations(book);
  const limit = useGuestLimit(book.people);
  const [show, setShow] = useState<Show>('all');
  /** The registration to delete if the person confirms the open dialog, or null. */
  const [asked, setAsked] = useState<ShownRegistration | null>(null);
  const count = (state: RegistrationState) => shown.filter((one) => one.state === state).length;
  const held = count('held');
  const listed = show === 'all' ? shown : shown.filter(({ state }) => state === show);
  return (
    <div className="flex flex-col gap-5">
      {asked && (
        <Dialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t('deleteName', { name: asked.name })}
          description={t('deleteText')}
          closeLabel={t('common:close')}
        >
          <Button
            look="danger"
            onClick={() => {
              setAsked(null);
              void remove(asked);
            }}
          >
            {t('delete')}
          </Button>
        </Dialog>
      )}
      <PageHead back={{ to: toList, label: t('guests:import.back') }} title={t('title')} text={t('text')} />
      {IN_DEMO ? (
        <Notice>{t('demo')}</Notice>
      ) : query.isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : query.isError ? (
        <ErrorState title={t('title')} text={t('failed')} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={t('none')}
          text={t('text')}
          action={
            <Link to={paths.guestPage(plan.id, 'page')} className={buttonClass('secondary')}>
              {t('switch')}
            </Link>
          }
        />
      ) : (
        <>
          {held > 0 && (
            <div className="flex flex-col gap-3">
              <Notice tone="attention">{t('heldNotice', { count: held })}</Notice>
              {limit.left === 0 && <LimitNotice limit={limit} />}
            </div>
          )}
          <Segments
            label={t('show')}
            segments={[
              {
                value: 'all' as Show,
                label: t('modules:counted', { what: t('all'), count: shown.length }),
              },
              ...REGISTRATION_STATES.filter((state) => state === show || count(state) > 0).map((state) => ({
                value: state as Show,
                label: t('modules:counted', { what: t(`state.${state}`), count: count(state) }),
              })),
            ]}
            value={show}
            onChange={setShow}
          />
          {listed.length === 0 ? (
            <p className="py-8 text-center text-ink-muted">{t('noneShown')}</p>
          ) : (
            <DataList
              groups={[{ id: 'registrations', rows: listed }]}
              keyOf={({ registration }) => registration.id}
              rowHeight={64}
              label={t('list')}
            >
              {(one) => (
                <RegistrationRow
                  one={one}
                  busy={busy === one.registration.id}
                  onAdmit={() => void admit(one)}
                  onDelete={() => setAsked(one)}
                />
              )}
            </DataList>
          )}
        </>
      )}
    </div>
  );
}
