import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Profile } from '@/data/profiles';
import { MAX_FULL_NAME } from '@/domain/account/lengths';
import { type AccountMessage, type ProfileForm, profileSchema } from '@/domain/account/schema';
import { useTranslation } from '@/lib/translation';
import { LanguageRadios } from '@/parts/account/language-radios';
import { LimitedText } from '@/parts/fields/limited-field';
import { changesOf, withDraftChanges } from '@/parts/form/draft-changes';
import { DraftNotice } from '@/parts/form/draft-notice';
import { useDraftKeeper } from '@/parts/form/use-draft-keeper';
import { type KeptDraft, useDraftOf } from '@/parts/form/use-kept-draft';
import { Button } from '@/ui/button';
import { useProfileUpdate } from './use-profile-update';

interface PersonFormProps {
  profile: Profile;
  userId: string | undefined;
  email: string;
}

/**
 * Form for name and language. Entered text is kept as a draft until it is saved, and only changed fields are
 * sent.
 */
export function PersonForm(props: PersonFormProps) {
  const kept = useDraftOf({ form: 'profile', row: props.profile.id });
  return kept && <OpenPersonForm {...props} kept={kept} />;
}

function OpenPersonForm({ profile, userId, email, kept }: PersonFormProps & { kept: KeptDraft }) {
  const { t } = useTranslation(['profile', 'auth', 'common', 'modules']);
  const heading = useId();
  const update = useProfileUpdate(userId);
  const { full_name, language_preference } = profile;
  const base = useMemo(() => ({ full_name, language_preference }), [full_name, language_preference]);
  const { register, control, handleSubmit, formState, getValues, setValue, subscribe } = useForm<ProfileForm>(
    {
      resolver: zodResolver(profileSchema),
      mode: 'onTouched',
      values: base,
      // After a change on another device, refetching the profile must not overwrite text that is being
      // entered.
      resetOptions: { keepDirtyValues: true },
    },
  );
  const draft = useDraftKeeper(getValues, base, kept.name);
  const changed = useEffectEvent(draft.changed);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => changed() }), [subscribe]);
  const [restored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const typed = Object.entries(changesOf(base, withDraftChanges(base, kept.data)));
    for (const [field, value] of typed) setValue(field as keyof ProfileForm, value, { shouldDirty: true });
    setRestored(typed.length > 0);
  });
  useEffect(() => restore(), []);
  const { errors, isDirty } = formState;
  const nameError = errors.full_name?.message as AccountMessage | undefined;

  const save = handleSubmit((form) => {
    const changes = {
      ...(form.full_name === full_name ? {} : { full_name: form.full_name }),
      ...(form.language_preference === language_preference
        ? {}
        : { language_preference: form.language_preference }),
    };
    setRestored(false);
    if (Object.keys(changes).length > 0) update.mutate(changes);
  });

  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {t('person.title')}
      </h2>
      <form noValidate onSubmit={(event) => void save(event)} className="mt-4 flex max-w-lg flex-col gap-6">
        {restored && (
          <DraftNotice
            action={t('modules:draft.discard')}
            onAction={() => {
              setValue('full_name', full_name, { shouldDirty: true, shouldValidate: true });
              setValue('language_preference', language_preference, { shouldDirty: true });
              draft.writeNow();
              setRestored(false);
            }}
          >
            {t('modules:draft.restored')}
          </DraftNotice>
        )}
        <LimitedText
          {...register('full_name')}
          label={t('auth:fullName')}
          max={MAX_FULL_NAME}
          autoComplete="name"
          required
          error={nameError && t(`auth:${nameError}`)}
        />
        <div>
          <p className="font-medium">{t('email')}</p>
          <p className="mt-1 break-words">{email}</p>
          <p className="mt-1 text-sm text-ink-muted">{t('emailHint')}</p>
        </div>
        <Controller
          control={control}
          name="language_preference"
          render={({ field }) => (
            <LanguageRadios value={field.value} onChange={field.onChange} hint={t('languageHint')} />
          )}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={update.isPending} disabled={!isDirty}>
            {update.isPending ? t('common:pleaseWait') : t('person.save')}
          </Button>
          {!isDirty && <p className="text-sm text-ink-muted">{t('person.unchanged')}</p>}
        </div>
      </form>
    </section>
  );
}
