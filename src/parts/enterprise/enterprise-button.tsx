import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '@/lib/i18n';
import { Button } from '@/ui/button';

const EnterpriseSheet = lazy(async () => {
  const [sheet] = await Promise.all([
    import('./enterprise-sheet'),
    loadTexts('enterprise', 'contact', 'common'),
  ]);
  return sheet;
});

interface EnterpriseButtonProps {
  label: string;
  look?: 'primary' | 'secondary';
}

/** Button with which a company asks for a quote. A press loads the form's code. */
export function EnterpriseButton({ label, look = 'primary' }: EnterpriseButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <EnterpriseSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
