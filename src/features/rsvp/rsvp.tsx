import { lazy, Suspense, useId } from 'react';
import type { Invitation } from '@/data/rsvp';
import { GUEST_LENGTHS } from '@/domain/guests/guest';
import { cleanLines } from '@/domain/text';
import { formatList } from '@/lib/format';
import { loadTexts } from '@/lib/i18n';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { CalendarButton } from '@/parts/event-page/calendar-button';
import type { Dressed } from '@/parts/event-page/dressed';
import { PlaceLink } from '@/parts/event-page/place-link';
import { LimitedArea } from '@/parts/fields/limited-field';
import { momentOf } from '@/parts/time/part-moment';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/states';
import { RequestedAdditions } from './additions';
import { CompanionForm } from './companion-form';
import { CopyForm } from './copy-form';
import { FoodFields } from './food-fields';
import { PartAnswers } from './part-answers';
import { QuestionFields } from './question-fields';
import { RsvpHeader } from './rsvp-header';
import { heldText, seenIn, unansweredPart, withAnswers } from './rsvp-words';
import { SavingMark } from './saving-mark';
import { useAnswers } from './use-answers';

interface RsvpProps {
  token: string;
  invitation: Invitation;
  /** Components that render the event page's design, if the event has a page. */
  dressed?: Dressed | null;
  language: Language;
  onLanguage: () => void;
  onStored: (invitation: Invitation) => void;
}

const DoorCodes = lazy(async () => {
  const [codes] = await Promise.all([import('./door-codes'), loadTexts('register')]);
  return codes;
});

const RegistrantPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./registrant-panel'), loadTexts('register')]);
  return panel;
});

/** The invitation: occasion, time, place, replies and diets. Each press is saved as an answer. */
export function Rsvp({ token, invitation, dressed = null, language, onLanguage, onStored }: RsvpProps) {
  const { t } = useTranslation('rsvp', { lng: language });
  const id = useId();
  const { plan, parts, page, registered } = invitation;
  const answering = useAnswers(token, onStored, invitation);
  const { pending, saving, held, unplaced, removed, write } = answering;
  const over = plan.over === true || saving === 'over';
  const guests = invitation.guests.map((guest) => withAnswers(guest, pending));
  const coming = guests.filter(({ answers }) =>
    parts.some((part) => /^(accepted|waiting)/.test(answers[part.id] ?? '')),
  );
  // Invitations by companies don't ask about children.
  const asksChildren =
    plan.words === undefined && (coming.length > 0 || Object.keys(invitation.additions ?? {}).length > 0);
  const last = parts.flatMap(({ reply_by, open }) => (open && reply_by ? reply_by : [])).sort()[0];
  return (
    <>
      <RsvpHeader
        invitation={invitation}
        dressed={dressed}
        over={over}
        last={last}
        language={language}
        onLanguage={onLanguage}
      />
      <div className="mx-auto mt-2 flex w-full max-w-xl flex-col gap-10 px-5 pb-8">
        {over && (
          <Notice tone="attention">
            <p role="status">{t('over')}</p>
          </Notice>
        )}
        {parts.map((part) => {
          const moment = momentOf(part, language);
          return (
            <section key={part.id} aria-labelledby={`${id}-${part.id}`}>
              <h2
                id={`${id}-${part.id}`}
                tabIndex={-1}
                className="scroll-mt-4 text-2xl break-words outline-none"
              >
                {part.name}
              </h2>
              {moment && <p className="first-letter:uppercase">{moment}</p>}
              {part.place && (
                <p>
                  <PlaceLink place={part.place} plan={plan} />
                </p>
              )}
              {!over && (
                <PartAnswers
                  part={part}
                  movedUp={invitation.moved_up?.includes(part.id) ?? false}
                  guests={guests}
                  language={language}
                  onAnswer={(answers) =>
                    write({
                      guests: answers.map(({ guest, reply }) => ({
                        id: guest,
                        replies: { [part.id]: reply },
                      })),
                    })
                  }
                />
              )}
              {/* Placed below the answers. Above them, its appearance would move the answers under a finger. */}
              {!over &&
                part.starts_at &&
                guests.some(({ answers }) => answers[part.id]?.startsWith('accepted')) && (
                  <div className="mt-2">
                    <CalendarButton
                      part={part}
                      plan={plan}
                      language={language}
                      brand={invitation.brand?.name}
                    />
                  </div>
                )}
              {/* Placed below the reply, which must stay on a phone's first screen. */}
              {dressed && (
                <dressed.PartItems items={page?.items?.[part.id]} language={language} className="mt-4" />
              )}
            </section>
          );
        })}
        {!over && (
          <Suspense fallback={null}>
            <DoorCodes token={token} invitation={invitation} language={language} />
          </Suspense>
        )}
        {!over && registered && (
          <Suspense fallback={null}>
            <RegistrantPanel
              token={token}
              invitation={{ ...invitation, registered }}
              language={language}
              onStored={onStored}
            />
          </Suspense>
        )}
        {unplaced.length > 0 && (
          <Notice tone="attention">
            <p role="alert">{t('unplaced.text', { names: formatList(unplaced, language) })}</p>
            <Button look="secondary" size="small" className="mt-2" onClick={answering.dismissUnplaced}>
              {t('unplaced.dismiss')}
            </Button>
          </Notice>
        )}
        {removed.length > 0 && (
          <Notice tone="attention">
            <p role="alert">
              {t('removed.text', {
                names: formatList(
                  removed.map((name) => name || t('removed.somebody')),
                  language,
                ),
              })}
            </p>
            <Button look="secondary" size="small" className="mt-2" onClick={answering.dismissRemoved}>
              {t('unplaced.dismiss')}
            </Button>
          </Notice>
        )}
        {!over &&
          guests
            .filter(({ party_size }) => party_size > 1)
            .map((host) => (
              <CompanionForm
                key={host.id}
                token={token}
                host={host}
                language={language}
                sending={pending?.companions !== undefined}
                onAdd={(companion) => write({ companions: [companion] })}
              />
            ))}
        {!over && asksChildren && (
          <RequestedAdditions
            token={token}
            invitation={invitation}
            pending={pending}
            language={language}
            onWrite={write}
          />
        )}
        {!over && coming.length > 0 && (
          <section aria-labelledby={`${id}-food`}>
            <h2 id={`${id}-food`} className="text-2xl">
              {t('food.title')}
            </h2>
            <p className="mb-2 text-ink-muted">{t('food.text')}</p>
            {coming.map((guest) => (
              <FoodFields
                key={guest.id}
                guest={guest}
                language={language}
                onChange={(change) =>
                  write({ guests: [{ id: guest.id, ...change, ...seenIn(invitation, guest.id, change) }] })
                }
              />
            ))}
          </section>
        )}
        {!over && (
          <>
            <QuestionFields
              invitation={invitation}
              guests={guests}
              language={language}
              onAnswer={(guest, answers) => write({ guests: [{ id: guest, answers }] })}
            />
            <LimitedArea
              label={t('message')}
              rows={3}
              max={GUEST_LENGTHS.notes}
              room={(key, values) => t(`characters.${key}`, values)}
              defaultValue={pending?.message ?? invitation.message ?? ''}
              onChange={(event) => write({ message: cleanLines(event.target.value) })}
            />
          </>
        )}
        <CopyForm token={token} language={language} pending={pending !== null} />
      </div>
      {dressed && page && (
        <>
          <dressed.Sections page={page} language={language} />
          <dressed.ReportLink name={page.name} language={language} />
        </>
      )}
      {/* After the event nothing can be saved, but the result of earlier answers stays visible. */}
      {!(over && saving === 'untouched') && (
        <SavingMark
          saving={saving}
          held={heldText(held, invitation.guests, t, language)}
          left={over ? null : unansweredPart(parts, guests)}
          language={language}
          onAnswer={(part) => {
            const heading = document.getElementById(`${id}-${part}`);
            heading?.focus({ preventScroll: true });
            heading?.scrollIntoView({ block: 'start' });
          }}
        />
      )}
    </>
  );
}
