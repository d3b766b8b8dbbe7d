import { type ReactNode, useId } from 'react';
import type { ShownBrand } from '@/domain/brand/brand';
import { addDays } from '@/domain/calendar';
import { countryName, formatDate, today } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { BrandHead } from '@/parts/brand/brand-head';
import { brandColours, brandLook } from '@/parts/brand/brand-look';
import { Cover } from '@/parts/event-page/cover';

interface BrandPreviewProps {
  brand: Omit<ShownBrand, 'origin'> & {
    readonly sender_name: string | null;
    readonly reply_to: string | null;
  };
  /** Address of a newly chosen logo that isn't stored yet. */
  picture: string | null;
}

/** Number of days from today to the event in the preview. */
const AHEAD = 120;

function Shown({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <div className="overflow-hidden rounded-card border border-line-strong">{children}</div>
    </section>
  );
}

/**
 * Preview of an email as supabase/functions/_shared/email.ts draws it, always in light colours. A class sets
 * the colours, because the build can resolve `light-dark` only for colour schemes in the stylesheet.
 */
function Mail({ brand, picture }: BrandPreviewProps) {
  const { t } = useTranslation('ownbrand');
  const { name, logo, footer, sender_name, reply_to } = brand;
  const colours = brandColours(brand);
  return (
    <div style={colours} data-look="brand" className="scheme-light bg-paper p-4 text-ink">
      <dl className="mb-3 flex flex-col gap-0.5 text-sm wrap-anywhere">
        <div className="flex gap-2">
          <dt className="shrink-0 text-ink-muted">{t('preview.from')}</dt>
          <dd>{sender_name ?? name}</dd>
        </div>
        {reply_to && (
          <div className="flex gap-2">
            <dt className="shrink-0 text-ink-muted">{t('preview.reply')}</dt>
            <dd>{reply_to}</dd>
          </div>
        )}
      </dl>
      <div className="rounded-xl border border-t-4 border-line border-t-(--brand-trim) bg-surface px-6 py-7">
        <BrandHead
          brand={{ name, logo }}
          picture={picture}
          className="justify-start! border-0! bg-transparent! px-0! pt-0!"
        />
        <p className="mt-2 font-serif text-2xl">{t('preview.event')}</p>
        <p className="mt-3">{t('preview.mail')}</p>
        <p className="mt-4 inline-block rounded-lg bg-accent px-6 py-3 font-semibold text-on-accent">
          {t('preview.answer')}
        </p>
        <p className="mt-4 text-sm text-ink-muted">{t('preview.why', { brand: name })}</p>
        {footer && (
          <p className="mt-4 border-t border-line pt-3 text-sm whitespace-pre-line text-ink-muted wrap-anywhere">
            {footer}
          </p>
        )}
      </div>
    </div>
  );
}

/** Preview of an event with the brand's look. Nothing in it can be clicked. */
export function BrandPreview({ brand, picture }: BrandPreviewProps) {
  const { t } = useTranslation(['ownbrand', 'eventpage']);
  const language = currentLanguage();
  const id = useId();
  const date = addDays(today(), AHEAD);
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-6">
      <h2 id={id} className="text-2xl">
        {t('preview.title')}
      </h2>
      <Shown title={t('preview.page')}>
        <div inert {...brandLook(brand)} className="@container bg-paper text-ink">
          <BrandHead brand={brand} picture={picture} />
          <Cover
            page={{
              theme: 'lines',
              picture: null,
              hosts: null,
              event_type: 'wedding',
              kind: null,
              sections: {},
            }}
            name={t('preview.event')}
            event_date={date}
            date={formatDate(date, 'full', language)}
            place={`Sevilla, ${countryName('ES', language)}`}
            over={false}
            language={language}
            otherLanguage={t('eventpage:otherLanguage')}
          >
            <p className="mt-4 inline-block rounded-lg bg-accent px-6 py-3 font-semibold text-on-accent">
              {t('preview.answer')}
            </p>
          </Cover>
        </div>
      </Shown>
      <Shown title={t('preview.email')}>
        <Mail brand={brand} picture={picture} />
      </Shown>
      <Shown title={t('preview.print')}>
        <div data-look="brand" style={brandColours(brand)} className="scheme-light bg-surface p-4 text-ink">
          <BrandHead brand={brand} picture={picture} className="justify-start! px-0!" />
          <p className="mt-3 font-serif text-xl">{t('preview.printed')}</p>
          <p className="text-sm text-ink-muted">{t('preview.event')}</p>
        </div>
      </Shown>
    </section>
  );
}
