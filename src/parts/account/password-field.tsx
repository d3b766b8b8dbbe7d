import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '@/lib/translation';
import { IconButton } from '@/ui/button';
import { TextField } from '@/ui/field';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>;

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={t(shown ? 'hidePassword' : 'showPassword')}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-5" />
        </IconButton>
      }
    />
  );
}
