import { useTranslation } from '@/lib/translation';
import type { MethodAnchor } from '@/parts/allocation/method-anchors';
import type { Pieces } from '@/ui/pieces';

interface MethodSectionProps {
  id: MethodAnchor;
  formula?: Pieces;
  /** Values for the placeholders in the text, taken from the engine's figures. */
  values?: Record<string, string | number>;
  children?: Pieces;
}

/** One step of the calculation: an explanation in words, a formula and the figures. */
export function MethodSection({ id, formula, values = {}, children }: MethodSectionProps) {
  const { t } = useTranslation('methods');
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <h2 id={`${id}-title`} className="text-2xl sm:text-3xl">
        {t(`${id}.title`)}
      </h2>
      <p className="measure mt-3">{t(`${id}.text`, values)}</p>
      {formula && (
        <p className="mt-4 rounded-card bg-accent-soft px-5 py-4 font-serif text-lg [&_var]:pr-px">
          {formula}
        </p>
      )}
      {children && <div className="mt-6 flex flex-col gap-6">{children}</div>}
    </section>
  );
}
