import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { brandQuery, removeBrand, removeLogo, type StoredBrand, saveBrand, sendLogo } from '@/data/brands';
import { pictureUrl } from '@/data/open-page';
import { BRAND_LENGTHS, type BrandField } from '@/domain/brand/brand';
import { shadesOf } from '@/domain/brand/shades';
import { IN_DEMO } from '@/lib/demo';
import { statusOf } from '@/lib/errors';
import { useTranslation } from '@/lib/translation';
import { LimitedArea, LimitedText } from '@/parts/fields/limited-field';
import { useBlobUrl } from '@/parts/files/use-blob-url';
import { DraftNotice } from '@/parts/form/draft-notice';
import type { KeptDraft } from '@/parts/form/use-kept-draft';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/field';
import { Notice, Tag } from '@/ui/states';
import { toast } from '@/ui/toast-store';
import { BrandPreview } from './brand-preview';
import { ColourField } from './colour-field';
import { LogoField } from './logo-field';
import { useBrandForm } from './use-brand-form';

interface BrandFormProps {
  userId: string;
  stored: StoredBrand | null;
  kept: KeptDraft;
}

/** Form for a brand, with previews of an event's page, an email and a printed page. */
export function BrandForm({ userId, stored, kept }: BrandFormProps) {
  const { t } = useTranslation(['ownbrand', 'modules']);
  const client = useQueryClient();
  const form = useBrandForm(stored, kept);
  const { typed, brand, set } = form;
  /** The new logo. Null removes the logo; undefined keeps the stored one. */
  const [picture, setPicture] = useState<Blob | null | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'offline' | 'failed' | 'notIncluded' | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const url = useBlobUrl(picture);
  const logo = picture === undefined && stored?.logo ? `${userId}/${stored.logo}` : null;
  const run = async (ask: () => Promise<void>, said: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await ask();
      await client.invalidateQueries({ queryKey: brandQuery(userId).queryKey });
      // The cached brand is fetched again, because the pages of the plans show it too.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === 'brand' });
      toast({ title: said, tone: 'success' });
    } catch (error) {
      const status = statusOf(error);
      setFailure(status === 0 ? 'offline' : status === 403 ? 'notIncluded' : 'failed');
    } finally {
      setBusy(false);
    }
  };
  /** Deletes a logo file that is no longer used. If that fails, a nightly job deletes it. */
  const forget = (old: string | null | undefined) => {
    if (old) void removeLogo(userId, old).catch(() => undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    form.tryIt();
    if (!form.isReady) {
      requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    if (IN_DEMO) return;
    void run(async () => {
      const kept = stored?.logo ?? null;
      const next = picture === undefined ? kept : picture && (await sendLogo(userId, picture));
      await saveBrand(userId, { ...brand, logo: next });
      if (next !== kept) forget(kept);
      setPicture(undefined);
      form.saved();
    }, t('saved'));
  };
  const remove = () =>
    void run(async () => {
      await removeBrand(userId);
      forget(stored?.logo);
    }, t('removed'));
  const error = (field: BrandField) => (form.problemOf(field) ? { error: t(`problem.${field}`) } : {});
  const shades = { day: shadesOf(brand, 'day').accent, night: shadesOf(brand, 'night').accent };
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <form ref={fields} noValidate onSubmit={save} className="flex flex-col gap-7">
        {form.restored && (
          <DraftNotice action={t('modules:draft.discard')} onAction={form.discard}>
            {t('modules:draft.restored')}
          </DraftNotice>
        )}
        <LimitedText
          label={t('name.label')}
          hint={t('name.hint')}
          max={BRAND_LENGTHS.name}
          value={typed.name}
          autoComplete="organization"
          required
          onChange={({ target }) => set('name', target.value)}
          {...error('name')}
        />
        <LogoField shown={url ?? (logo && pictureUrl(logo))} onPicture={setPicture} />
        <ColourField
          label={t('main.label')}
          hint={t('main.hint')}
          value={typed.colour_main}
          corrected={shades}
          onChange={(value) => set('colour_main', value)}
        />
        <ColourField
          label={t('accent.label')}
          hint={t('accent.hint')}
          value={typed.colour_accent}
          onChange={(value) => set('colour_accent', value)}
        />
        <LimitedText
          label={t('sender.label')}
          hint={t('sender.hint')}
          max={BRAND_LENGTHS.sender_name}
          value={typed.sender_name}
          onChange={({ target }) => set('sender_name', target.value)}
          {...error('sender_name')}
        />
        <LimitedText
          label={t('reply.label')}
          hint={t('reply.hint')}
          max={BRAND_LENGTHS.reply_to}
          type="email"
          value={typed.reply_to}
          autoComplete="email"
          onChange={({ target }) => set('reply_to', target.value)}
          {...error('reply_to')}
        />
        <LimitedArea
          label={t('footer.label')}
          hint={t('footer.hint')}
          max={BRAND_LENGTHS.footer}
          rows={3}
          value={typed.footer}
          onChange={({ target }) => set('footer', target.value)}
          {...error('footer')}
        />
        <div className="flex flex-col gap-2">
          <LimitedText
            label={t('origin.label')}
            hint={t('origin.hint')}
            max={BRAND_LENGTHS.origin}
            value={typed.origin}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => set('origin', target.value)}
            {...error('origin')}
          />
          {stored?.origin && stored.origin === brand.origin && (
            <p>
              <Tag tone={stored.origin_live ? 'positive' : 'plain'}>
                {t(stored.origin_live ? 'origin.live' : 'origin.waiting')}
              </Tag>
            </p>
          )}
        </div>
        {IN_DEMO && <Notice>{t('demo')}</Notice>}
        {failure && <FieldError>{t(`failure.${failure}`)}</FieldError>}
        <div className="flex flex-wrap gap-2">
          {!IN_DEMO && (
            <Button type="submit" busy={busy}>
              {t('save')}
            </Button>
          )}
          {stored && (
            <Button look="quiet" className="text-danger" disabled={busy} onClick={remove}>
              {t('remove')}
            </Button>
          )}
        </div>
      </form>
      <BrandPreview brand={{ ...brand, name: brand.name || t('name.example'), logo }} picture={url} />
    </div>
  );
}
