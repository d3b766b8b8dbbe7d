import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SCENARIO_NAME } from '@/domain/what-if/overrides';
import { cleanScenarioName } from '@/domain/what-if/scenario-schema';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/field';

interface NameDialogProps {
  title: string;
  action: string;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** A scenario's name, asked with one that would do. */
export function NameDialog({ title, action, name, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation(['whatif', 'common']);
  const [typed, setTyped] = useState(name);
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const clean = cleanScenarioName(typed);
  useEffect(() => input.current?.select(), []);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={t('common:close')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (clean) onName(clean);
          else input.current?.focus();
        }}
      >
        <TextField
          ref={input}
          label={t('name.label')}
          hint={t('name.hint')}
          value={typed}
          maxLength={MAX_SCENARIO_NAME}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          error={tried && !clean ? t('name.required') : undefined}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{action}</Button>
          <Button look="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
