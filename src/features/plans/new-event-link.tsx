import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Button, type ButtonLook, buttonClass } from '@/ui/button';
import { Plus } from '@/ui/icons';
import { LimitDialog } from './limit-dialog';
import type { PlanLimit } from './use-plan-limit';

interface NewEventProps {
  reached: PlanLimit | null;
  look?: ButtonLook;
  children?: string;
}

/** The way to the wizard; at the tier's limit it says so instead, before anything is typed. */
export function NewEventLink({ reached, look = 'primary', children }: NewEventProps) {
  const { t } = useTranslation('plans');
  const [asked, setAsked] = useState(false);
  const icon = <Plus aria-hidden="true" className="size-5" />;
  const text = children ?? t('newEvent');
  if (!reached)
    return (
      <Link to={paths.newEvent} className={buttonClass(look)}>
        {icon}
        {text}
      </Link>
    );
  return (
    <>
      <Button look={look} icon={icon} onClick={() => setAsked(true)}>
        {text}
      </Button>
      <LimitDialog reached={asked ? reached : null} onClose={() => setAsked(false)} />
    </>
  );
}
