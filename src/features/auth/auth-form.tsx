import { Link } from 'react-router-dom';
import { MAX_EMAIL, MAX_FULL_NAME } from '@/domain/account/lengths';
import { currentLanguage } from '@/lib/i18n';
import { type AuthMode, authPath } from '@/lib/paths';
import { useTranslation } from '@/lib/translation';
import { PasswordField } from '@/parts/account/password-field';
import { LimitedText } from '@/parts/fields/limited-field';
import { Button } from '@/ui/button';
import type { AuthValues } from './auth-calls';
import { LanguageChoice } from './language-choice';
import { useAccountForm } from './use-account-form';

interface AuthFormProps {
  mode: AuthMode;
  search: string;
  values: AuthValues;
  change: (name: keyof AuthValues, value: string) => void;
  send: (values: AuthValues) => Promise<void>;
  fail: () => void;
}

/**
 * Form to sign in, sign up or request a password reset. Fields that aren't in the current mode aren't
 * validated.
 */
export function AuthForm({ mode, search, values, change, send, fail }: AuthFormProps) {
  const { t } = useTranslation(['auth', 'common']);
  const { form, field, busy } = useAccountForm<AuthValues>({
    values,
    change,
    send,
    fail,
    check: (schemas, entered) => {
      const asked = { ...entered, language_preference: currentLanguage() };
      const schema = {
        'sign-in': schemas.signInSchema,
        'sign-up': schemas.signUpSchema,
        reset: schemas.resetRequestSchema,
      }[mode];
      const result = schema.safeParse(asked);
      return result.success ? { success: true, data: { ...entered, ...result.data } } : result;
    },
  });

  return (
    <form {...form} className="flex flex-col gap-6">
      {mode === 'sign-up' && (
        <LimitedText {...field('full_name')} label={t('fullName')} autoComplete="name" max={MAX_FULL_NAME} />
      )}
      <LimitedText
        {...field('email')}
        label={t('email')}
        max={MAX_EMAIL}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={mode === 'sign-up' ? 'email' : 'username'}
      />
      {mode !== 'reset' && (
        <div className="flex flex-col">
          <PasswordField
            {...field('password')}
            label={t('password')}
            autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
            {...(mode === 'sign-up' ? { hint: t('reset.requirements') } : {})}
          />
          {mode === 'sign-in' && (
            <Link
              to={authPath('reset', search)}
              className="mt-1 inline-flex min-h-11 items-center self-end text-accent-strong underline sm:min-h-9"
            >
              {t('signIn.forgot')}
            </Link>
          )}
        </div>
      )}
      {mode === 'sign-up' && <LanguageChoice />}
      <Button type="submit" busy={busy}>
        {busy
          ? t('common:pleaseWait')
          : t(`${mode === 'reset' ? 'request' : mode === 'sign-up' ? 'signUp' : 'signIn'}.submit`)}
      </Button>
    </form>
  );
}
