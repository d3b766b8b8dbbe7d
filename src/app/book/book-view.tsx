import { Download, FileText, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { firstTierWith } from '@/domain/tiers';
import { IN_DEMO } from '@/lib/demo';
import { paths } from '@/lib/paths';
import { LANGUAGES } from '@/lib/texts';
import { useTranslation } from '@/lib/translation';
import { useEntitlement, useTier } from '@/parts/account/use-tier';
import { useBlobUrl } from '@/parts/files/use-blob-url';
import { usePlanContext } from '@/parts/module/plan-context';
import { usePlanBrand } from '@/parts/module/use-plan-brand';
import type { PageSize } from '@/parts/print/book';
import { paperOf } from '@/parts/print/paper';
import { usePrintLanguage } from '@/parts/print/use-print-language';
import { saveAs } from '@/parts/save-file';
import { UpgradeOffer } from '@/parts/upgrade/upgrade-offer';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { PageHead } from '@/ui/page-head';
import { SelectField } from '@/ui/select';
import { BOOK_PARTS, type BookPart, isPart, PARTS } from './book-parts';
import { BookSections } from './book-sections';
import { type MadeBook, usePlanBook } from './use-book';

const FIRST = firstTierWith('pdf-export');

function NotIncluded() {
  const { t } = useTranslation(['book', 'common']);
  const tier = useTier();
  return (
    <div className="mt-6 flex max-w-2xl flex-col items-start gap-3">
      <p>{t('notIncluded', { tier: t(`common:tier.${FIRST}`) })}</p>
      {tier && <UpgradeOffer tier={tier} to={FIRST} />}
    </div>
  );
}

/** Shows the finished PDF. It can always be saved; preview and sharing depend on the browser. */
function Made({ made: { blob, name } }: { made: MadeBook }) {
  const { t } = useTranslation('book');
  const url = useBlobUrl(blob);
  const file = new File([blob], name, { type: blob.type });
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <Button icon={<Download className="size-4.5" />} onClick={() => saveAs(name, blob)}>
          {t('save')}
        </Button>
        {canShare && (
          <Button
            look="secondary"
            icon={<Share2 className="size-4.5" />}
            // `share` rejects when the person closes the share sheet.
            onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
          >
            {t('share')}
          </Button>
        )}
      </div>
      {url && navigator.pdfViewerEnabled && (
        <iframe
          src={url}
          title={name}
          className="h-[75dvh] w-full rounded-lg border border-line max-sm:hidden"
        />
      )}
    </div>
  );
}

export function BookView() {
  const { t } = useTranslation(['book', 'guests']);
  const { plan } = usePlanContext();
  const asked = useSearchParams()[0].get('part');
  const [wanted, setWanted] = useState<readonly BookPart[]>(isPart(asked) ? [asked] : BOOK_PARTS);
  const [language, setLanguage] = usePrintLanguage();
  const [paper, setPaper] = useState<PageSize>(paperOf(plan.country));
  const isIncluded = useEntitlement('pdf-export');
  const { state, reading, start, draw, stop } = usePlanBook(usePlanBrand());
  const isMaking = state.step === 'making';
  const tick = (part: BookPart, on: boolean) =>
    setWanted(PARTS.filter((one) => (one === part ? on : wanted.includes(one))));
  return (
    <>
      <PageHead
        back={{ to: paths.eventPlan(plan.id), label: plan.name }}
        title={t('title')}
        text={t('lead')}
      />
      {isIncluded === false && !IN_DEMO ? (
        <NotIncluded />
      ) : (
        <div className="mt-6 flex flex-col gap-6">
          <fieldset className="grid max-w-2xl gap-x-6 sm:grid-cols-2">
            <legend className="mb-1 font-medium">{t('which')}</legend>
            {PARTS.map((part) => (
              <Checkbox
                key={part}
                label={t(`part.${part}`)}
                checked={wanted.includes(part)}
                disabled={isMaking}
                onChange={(on) => tick(part, on)}
              />
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-x-4 gap-y-3">
            <SelectField
              className="w-40"
              label={t('language')}
              value={language}
              onChange={(next) => setLanguage(next === 'en' ? 'en' : 'es')}
              options={LANGUAGES.map((one) => ({ value: one, label: t(`guests:language.${one}`) }))}
            />
            <SelectField
              className="w-40"
              label={t('paper')}
              value={paper}
              onChange={(next) => setPaper(next === 'A4' ? 'A4' : 'LETTER')}
              options={[
                { value: 'A4', label: 'A4' },
                { value: 'LETTER', label: t('letter') },
              ]}
            />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            {isMaking ? (
              <Button look="secondary" onClick={stop}>
                {t('stop')}
              </Button>
            ) : (
              <Button
                icon={<FileText className="size-4.5" />}
                look={state.step === 'made' ? 'secondary' : 'primary'}
                disabled={wanted.length === 0}
                onClick={() => void start({ parts: wanted, language, paper })}
              >
                {t(state.step === 'made' ? 'again' : 'make')}
              </Button>
            )}
            <div role="status">
              {isMaking && (
                <progress aria-label={t('making')} value={state.share} className="h-2 w-48 accent-accent" />
              )}
              {state.step === 'made' && <p>{t('made')}</p>}
              {state.step === 'stopped' && <p>{t('stopped')}</p>}
              {state.step === 'empty' && <p>{t('empty')}</p>}
            </div>
          </div>
          {state.step === 'failed' && <p role="alert">{t('failed')}</p>}
          {state.step === 'made' && <Made made={state.made} />}
          {reading && <BookSections wanted={reading} onRead={(read) => void draw(read)} />}
        </div>
      )}
    </>
  );
}
