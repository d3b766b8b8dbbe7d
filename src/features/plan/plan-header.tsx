import { CalendarDays, FileText, MapPin, Printer, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readConversion } from '@/domain/currency/conversion';
import { lastDay, nearestDay } from '@/domain/plan/event-days';
import { isAttended, kindOf } from '@/domain/plan/kind';
import { IN_DEMO } from '@/lib/demo';
import { formatDays, formatMoney } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { usePlanContext } from '@/parts/module/plan-context';
import { MiniAllocation } from '@/parts/plan/mini-allocation';
import { placeText } from '@/parts/plan/plan-words';
import { RenameForm } from '@/parts/plan/rename-form';
import { TypeMark } from '@/parts/plan/type-mark';
import type { Edit } from '@/parts/plan/use-change-plan';
import { UnsavedMark } from '@/parts/rows/unsaved-mark';
import { useDaysText } from '@/parts/time/days-text';
import { Button, buttonClass } from '@/ui/button';
import { PageBack } from '@/ui/page-head';
import { Tag } from '@/ui/states';
import { ConversionNote } from './currency/conversion-note';
import { EditButton } from './edit-button';
import { FactForm } from './fact-form';
import type { FactKey } from './fact-keys';
import { factText } from './fact-text';
import { useOpenFact } from './plan-facts';
import { ShareButton } from './sharing/share-button';

interface PlanHeaderProps {
  onRename?: ((name: string) => void) | undefined;
  onSave?: ((fact: FactKey, edit: Edit) => void) | undefined;
}

function Name({ onRename }: Pick<PlanHeaderProps, 'onRename'>) {
  const { t } = useTranslation('plans');
  const { plan } = usePlanContext();
  const [naming, setNaming] = useState(false);
  if (naming && onRename)
    return (
      <>
        <h1 className="sr-only">{plan.name}</h1>
        <RenameForm
          plan={plan}
          onCancel={() => setNaming(false)}
          onReopen={() => setNaming(true)}
          onSave={(name) => {
            setNaming(false);
            onRename(name);
          }}
        />
      </>
    );
  return (
    <div className="flex items-start gap-1">
      <h1 className="min-w-0 text-2xl break-words sm:text-4xl">{plan.name}</h1>
      {onRename && <EditButton field={t('field.name')} onClick={() => setNaming(true)} />}
    </div>
  );
}

/** The plan's budget as its main figure, edited in place. */
function Budget({ onSave }: Pick<PlanHeaderProps, 'onSave'>) {
  const { t } = useTranslation('plans');
  const { plan } = usePlanContext();
  const { open, setOpen, button } = useOpenFact();
  const conversion = readConversion(plan.conversion);
  return (
    <section aria-labelledby="budget" className="card self-start p-4 sm:p-5">
      <h2 id="budget" className="font-sans text-base font-normal tracking-normal text-ink-muted">
        {t('plan.budget')}
      </h2>
      <div className="flex items-center gap-1">
        <p className="tabular min-w-0 font-serif text-4xl leading-tight font-medium break-words text-accent-strong sm:text-5xl">
          {/* A normal space instead of a non-breaking one lets a long amount break before the currency. */}
          {formatMoney(plan.budget, plan.currency).replaceAll('\u00a0', ' ')}
        </p>
        {onSave && !open && (
          <EditButton ref={button('budget')} field={t('field.budget')} onClick={() => setOpen('budget')} />
        )}
      </div>
      <p className="text-ink-muted">
        {t(isAttended(kindOf(plan)) ? 'plan.perAttendee' : 'plan.perGuest', {
          amount: formatMoney(Math.round(plan.budget / plan.guest_count), plan.currency),
        })}
      </p>
      {conversion && <ConversionNote conversion={conversion} currency={plan.currency} />}
      <div className="mt-3 print:hidden">
        <MiniAllocation tall categories={plan.categories} />
      </div>
      {open && onSave && (
        <div className="mt-4 border-t border-line pt-4">
          <FactForm
            fact="budget"
            onClose={() => setOpen(null)}
            onReopen={() => setOpen('budget')}
            onSave={(edit) => {
              setOpen(null);
              onSave('budget', edit);
            }}
          />
        </div>
      )}
    </section>
  );
}

/** Name, date, time left and place of the plan, followed by its budget. */
export function PlanHeader({ onRename, onSave }: PlanHeaderProps) {
  const { t } = useTranslation(['plans', 'common']);
  const { plan, today } = usePlanContext();
  const daysText = useDaysText();
  const icon = 'mt-0.5 size-5 shrink-0 text-ink-muted';
  return (
    <header className="grid grid-cols-1 gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      {/* On a phone the frame already has the back link. */}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-2 max-sm:hidden print:hidden">
        <PageBack to={paths.savedPlans} label={t('plan.backToPlans')} />
        <span className="flex flex-wrap gap-2">
          <Link to={paths.planPdf(plan.id)} className={buttonClass('quiet', 'small')}>
            <FileText className="size-4.5" />
            <span>{t('plan.pdf')}</span>
          </Link>
          <Button
            look="quiet"
            size="small"
            icon={<Printer className="size-4.5" />}
            onClick={() => window.print()}
          >
            {t('plan.print')}
          </Button>
        </span>
      </div>
      <div className="flex items-start gap-4">
        <span className="max-sm:hidden">
          <TypeMark large type={plan.event_type} label={factText(t, plan, 'event_type')} />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
            <span>{factText(t, plan, 'event_type')}</span>
            {plan.archived_at !== null && <Tag>{t('saved.archived')}</Tag>}
            {plan.role !== 'owner' && <Tag>{t('saved.shared')}</Tag>}
            <UnsavedMark id={plan.id} />
            {!IN_DEMO && <ShareButton />}
          </p>
          <Name onRename={onRename} />
          <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
            <li className="flex items-start gap-2">
              <CalendarDays className={icon} />
              <span>
                <time dateTime={plan.event_date} className="inline-block first-letter:uppercase">
                  {formatDays(plan.event_date, lastDay(plan))}
                </time>{' '}
                <span>·</span> <strong>{daysText(nearestDay(plan, today), today)}</strong>
              </span>
            </li>
            <li className="flex items-start gap-2">
              <MapPin className={icon} />
              <span>{placeText(plan)}</span>
            </li>
            <li className="flex items-start gap-2">
              <Users className={icon} />
              <span>{factText(t, plan, 'guest_count')}</span>
            </li>
            {onSave && (
              <li className="lg:hidden print:hidden">
                <a
                  href="#facts"
                  className="inline-flex min-h-6 items-center text-accent-strong underline underline-offset-3"
                >
                  {t('plan.changeFacts')}
                </a>
              </li>
            )}
          </ul>
        </div>
      </div>
      <Budget onSave={onSave} />
    </header>
  );
}
