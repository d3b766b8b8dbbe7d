import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { QuoteForm } from '@/domain/vendors/quote-schema';
import { Disclosure } from '@/ui/disclosure';

interface FormSectionProps {
  title: string;
  /** Names of the fields inside. An invalid field opens the section. */
  names: readonly (keyof QuoteForm)[];
  open?: boolean;
  children: ReactNode;
}

/**
 * A collapsible section of the form. A section with values or errors opens by itself, but only the person
 * closes it.
 */
export function FormSection({ title, names, open, children }: FormSectionProps) {
  const { errors } = useFormState<QuoteForm>();
  const isShown = open || names.some((name) => errors[name] !== undefined);
  const element = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isShown && element.current) element.current.open = true;
  }, [isShown]);
  return (
    <Disclosure ref={element} look="field" title={title} contentClassName="flex flex-col gap-6 pt-1">
      {children}
    </Disclosure>
  );
}
