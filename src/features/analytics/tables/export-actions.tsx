import { FileText } from 'lucide-react';
import { useState } from 'react';
import { IN_DEMO } from '@/lib/demo';
import { formatInstant } from '@/lib/format';
import { currentLanguage } from '@/lib/i18n';
import { useTranslation } from '@/lib/translation';
import { useEntitlement } from '@/parts/account/use-tier';
import { PageActions } from '@/parts/module/page-actions';
import type { PageSize } from '@/parts/print/book';
import { saveCsv } from '@/parts/rows/save-csv';
import { saveFile } from '@/parts/save-file';
import { MenuItem } from '@/ui/menu';
import { bookBlocks, csvRows, type FigureTable } from './figure-table';

interface ExportActionsProps {
  name: string;
  tables: readonly FigureTable[];
  paper: PageSize;
  /** True if the person's subscription includes the spreadsheet. */
  hasCsv?: boolean | undefined;
}

/**
 * Buttons that print the page's figures or save them as a PDF or spreadsheet. The spreadsheet depends on the
 * subscription tier.
 */
export function ExportActions({ name, tables, paper, hasCsv = true }: ExportActionsProps) {
  const { t } = useTranslation('analytics');
  const [step, setStep] = useState<'idle' | 'making' | 'made' | 'failed'>('idle');
  const isIncluded = useEntitlement('pdf-export') || IN_DEMO;
  const shown = tables.filter(({ rows }) => rows.length > 0);
  const draw = async () => {
    setStep('making');
    try {
      const { makePdf } = await import('@/parts/print/make-pdf');
      const text = await makePdf(
        {
          title: `${t('title')} · ${name}`,
          language: currentLanguage(),
          paper,
          made: formatInstant(new Date().toISOString()),
          cover: null,
          sections: [{ title: name, blocks: bookBlocks(shown) }],
          pageText: t('pdfPage'),
        },
        new AbortController().signal,
        () => undefined,
      );
      saveFile(name, t('file'), { ending: 'pdf', type: 'application/pdf', text });
      setStep('made');
    } catch {
      setStep('failed');
    }
  };
  return (
    <div className="flex items-center gap-2 print:hidden">
      <p role="status" className="text-sm text-ink-muted">
        {step === 'making' && <span>{t('pdfMaking')}</span>}
        {step === 'made' && <span>{t('pdfMade')}</span>}
        {step === 'failed' && <span className="text-danger">{t('pdfFailed')}</span>}
      </p>
      <PageActions
        onCsv={hasCsv && shown.length > 0 ? () => saveCsv(name, t('file'), csvRows(shown)) : undefined}
      >
        {isIncluded && shown.length > 0 && (
          <MenuItem icon={<FileText className="size-4.5" />} onSelect={() => void draw()}>
            {t('pdf')}
          </MenuItem>
        )}
      </PageActions>
    </div>
  );
}
