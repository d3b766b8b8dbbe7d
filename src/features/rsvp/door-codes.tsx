import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { doorCodes } from '@/data/registering';
import type { Invitation } from '@/data/rsvp';
// Imported for its side effect: registers the number format that texts with counts use.
import '@/lib/format';
import type { Language } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { keep, readKept } from './kept';

const QrCode = lazy(async () => ({ default: (await import('@/parts/print/qr-code')).QrCode }));

const FORM = 'codes';
type Codes = { readonly [guest_id: string]: string };

/**
 * Returns the check-in codes by guest. They are stored on this device, because the venue might have no
 * connection.
 */
const keptCodes = (token: string): Codes =>
  Object.fromEntries(
    Object.entries(readKept(token, FORM) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

interface DoorCodesProps {
  token: string;
  invitation: Invitation;
  language: Language;
}

export default function DoorCodes({ token, invitation, language }: DoorCodesProps) {
  const { t } = useTranslation('register', { lng: language });
  const id = useId();
  const [codes, setCodes] = useState(() => keptCodes(token));
  const [failed, setFailed] = useState(false);
  const coming = invitation.guests.flatMap((guest) => {
    const people = Object.values(guest.replies)
      .filter(({ status }) => status === 'accepted')
      .map((reply) => reply.people ?? guest.party_size);
    return people.length > 0
      ? [{ id: guest.id, name: `${guest.name} ${guest.last_name}`, people: Math.max(...people) }]
      : [];
  });
  const missing = coming.some((guest) => !codes[guest.id]);
  useEffect(() => {
    if (!missing) return;
    let stale = false;
    doorCodes(token).then(
      (told) => {
        keep(token, FORM, told);
        if (stale) return;
        setFailed(false);
        setCodes(told);
      },
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [token, missing]);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t('code.title')}
      </h2>
      <p className="text-ink-muted">{t('code.text', { count: coming.length })}</p>
      {failed && missing && (
        <p role="status" className="mt-1 text-attention">
          {t('code.failed')}
        </p>
      )}
      <ul className="mt-3 flex flex-wrap gap-5">
        {coming.map((guest) => {
          const code = codes[guest.id];
          return (
            code && (
              <li key={guest.id} className="flex w-56 flex-col items-center gap-1 text-center wrap-anywhere">
                <Suspense fallback={<div className="size-56" />}>
                  <QrCode
                    text={code}
                    label={t('code.label', { name: guest.name })}
                    className="size-56 rounded-card"
                  />
                </Suspense>
                <span className="font-semibold">{guest.name}</span>
                {guest.people > 1 && (
                  <span className="text-sm text-ink-muted">{t('code.people', { count: guest.people })}</span>
                )}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
