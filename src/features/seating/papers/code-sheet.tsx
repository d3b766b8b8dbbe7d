import { Ban, Copy, QrCode as QrIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { countTableCodes, newTableCode, revokeTableCodes } from '@/data/find-table';
import { paths } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { useCopy } from '@/parts/message-out';
import { usePlanContext } from '@/parts/module/plan-context';
import { useGuestOrigin } from '@/parts/module/use-plan-brand';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { toast } from '@/ui/toast-store';
import type { Seating } from '../use-seating';
import type { PaperWords } from './use-paper-words';

const QrCode = lazy(async () => ({ default: (await import('@/parts/print/qr-code')).QrCode }));

/**
 * Codes created in this tab. They are lost when the tab is closed, because the service stores only their
 * hashes.
 */
const codes = new Map<string, string>();

/**
 * Poster with a QR code by which guests find their table, and buttons to create, print and revoke the code.
 */
export function CodeSheet({ seating, words }: { seating: Seating; words: PaperWords }) {
  const { t } = useTranslation('seating');
  const { plan, editable } = usePlanContext();
  const { id, name } = seating.chart;
  const origin = useGuestOrigin();
  const [url, setUrl] = useState(codes.get(id) ?? null);
  const [working, setWorking] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stale = false;
    countTableCodes(id).then(
      (count) => !stale && setWorking(count),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [id]);
  const attempt = async (what: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    await what().catch(() => setFailed(true));
    setBusy(false);
  };
  const make = () =>
    attempt(async () => {
      const made = `${origin}${paths.findTable(await newTableCode(plan.id, id))}`;
      codes.set(id, made);
      setUrl(made);
      setWorking((count) => (count ?? 0) + 1);
    });
  const revoke = () =>
    attempt(async () => {
      await revokeTableCodes(id);
      codes.delete(id);
      setUrl(null);
      setWorking(0);
      toast({ title: t('code.revoked') });
    });
  const { copy, byHand } = useCopy({ text: url ?? '', said: t('code.copied') });
  return (
    <>
      <div className="mb-6 flex max-w-2xl flex-col gap-3 print:hidden">
        <p>{t('code.text')}</p>
        {working !== null && working > 0 && (
          <p className="text-ink-muted">{t('code.working', { count: working })}</p>
        )}
        {editable && (
          <div className="flex flex-wrap gap-2">
            {!url && (
              <Button busy={busy} icon={<QrIcon className="size-4.5" />} onClick={() => void make()}>
                {t(working ? 'code.another' : 'code.make')}
              </Button>
            )}
            {url && (
              <Button look="secondary" icon={<Copy className="size-4.5" />} onClick={copy}>
                {t('code.copy')}
              </Button>
            )}
            {working !== null && working > 0 && (
              <Button
                look="quiet"
                className="text-danger"
                busy={busy}
                icon={<Ban className="size-4.5" />}
                onClick={() => void revoke()}
              >
                {t('code.revoke')}
              </Button>
            )}
          </div>
        )}
        {url && byHand}
        {failed && <FieldError>{t('code.failed')}</FieldError>}
      </div>
      {url && (
        <div className="mx-auto flex max-w-xl flex-col items-center gap-4 text-center">
          <p className="font-serif text-4xl print:text-6xl">{words.t('code.title')}</p>
          <p className="text-lg">{words.t('code.how')}</p>
          <Suspense fallback={<div className="aspect-square w-full max-w-80" />}>
            <QrCode
              text={url}
              label={words.t('code.label', { room: name })}
              className="w-full max-w-80 print:max-w-[120mm]"
            />
          </Suspense>
          <p className="text-sm break-all text-ink-muted">{url}</p>
        </div>
      )}
    </>
  );
}
