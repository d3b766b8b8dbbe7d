import { useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { type Profile, profileQuery, updateProfile } from '@/data/profiles';
import { RequestError } from '@/lib/errors';
import { changeLanguage } from '@/lib/i18n';
import { translate, useTranslation } from '@/lib/translation';
import { providerMessage } from '@/parts/account/provider-message';
import { toast } from '@/ui/toast-store';

/** Saves the changed fields of a profile and shows the messages that the specification requires. */
export function useProfileUpdate(userId: string | undefined) {
  const client = useQueryClient();
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { t: authText } = useTranslation('auth');

  return useMutation({
    mutationFn: (changes: Partial<Omit<Profile, 'id'>>) => updateProfile(userId, changes),
    // Without a connection, saving fails at once instead of waiting unnoticed. Entered text is kept.
    networkMode: 'always',
    meta: { handled: true },
    onSuccess: async (profile) => {
      client.setQueryData(profileQuery(profile.id).queryKey, profile);
      if (profile.language_preference !== i18next.language) await changeLanguage(profile.language_preference);
      toast({
        title: translate('profile:updated'),
        text: translate('profile:updatedText'),
        tone: 'success',
      });
    },
    onError: (error) =>
      toast({
        title: t('common:error'),
        text:
          error instanceof RequestError && error.code === 'user_id_required'
            ? t('userIdRequired')
            : providerMessage(error, authText) || t('updateFailed'),
        tone: 'danger',
      }),
  });
}
