import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { QuoteForm } from '@/domain/vendors/quote-schema';

interface FormSectionProps {
  title: string;
  /** The fields inside: one that is wrong opens it. */
  names: readonly (keyof QuoteForm)[];
  open?: boolean;
  children: ReactNode;
}

/** A part of the form that unfolds, by itself where something in it is to be seen; only its reader folds it up. */
export function FormSection({ title, names, open, children }: FormSectionProps) {
  const { errors } = useFormState<QuoteForm>();
  const isShown = open || names.some((name) => errors[name] !== undefined);
  const element = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isShown && element.current) element.current.open = true;
  }, [isShown]);
  return (
    <details ref={element} className="group rounded-card border border-line">
      <summary className="flex min-h-11 items-center justify-between gap-2 px-3 font-medium">
        {title}
        <ChevronDown aria-hidden="true" className="size-4 text-ink-muted transition group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 px-3 pt-1 pb-4">{children}</div>
    </details>
  );
}
