import { useMemo } from 'react';
import {
  OWN_LENGTHS,
  type OwnLineProblem,
  ownLineSchema,
  ownText,
  withOwnLine,
  withoutOwnLine,
} from '@/domain/vendors/own-lines';
import type { VendorQuote } from '@/domain/vendors/vendor';
import { useTranslation } from '@/lib/translation';
import { fields } from '@/parts/form/form-fields';
import { RowForm } from '@/parts/form/row-form';
import { useOpenedRow } from '@/parts/form/use-opened-row';
import type { ChangeRows } from '@/parts/rows/use-change-rows';
import { Dialog } from '@/ui/dialog';

const Form = fields(ownLineSchema, 'vendors', 'own');

interface OwnLineDialogProps {
  name: string | null;
  /** All quotes of the category, because each of them has the added row. */
  quotes: readonly VendorQuote[];
  /** The quotes whose values the dialog asks for. */
  shown: readonly VendorQuote[];
  onChange: ChangeRows<VendorQuote>;
  onClose: () => void;
}

/** Dialog to edit an added row of the comparison: the row's name, and each quote's value. */
export function OwnLineDialog({ name, shown, onChange, onClose, ...props }: OwnLineDialogProps) {
  const quotes = useOpenedRow(props.quotes);
  const { t } = useTranslation(['vendors', 'common']);
  const schema = useMemo(() => ownLineSchema(quotes, name), [quotes, name]);
  const values = {
    name: name ?? '',
    texts: Object.fromEntries(shown.map((quote) => [quote.id, name === null ? '' : ownText(quote, name)])),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name === null ? t('own.add') : t('own.edit', { name })}
      closeLabel={t('common:close')}
    >
      <RowForm
        form={{
          name: 'own-line',
          row: name ?? undefined,
          schema,
          problem: (message) => t(`problem.${message as OwnLineProblem}`),
          values,
        }}
        labels={{ save: t('own.save'), delete: t('own.delete') }}
        onSave={(line) => {
          onClose();
          const changes = withOwnLine(quotes, name, line);
          if (changes.length > 0) onChange(changes, t('own.saved', { name: line.name }));
        }}
        onDelete={
          name === null
            ? undefined
            : () => {
                onClose();
                onChange(withoutOwnLine(quotes, name), t('own.deleted', { name }));
              }
        }
      >
        <Form.Text name="name" hint={t('own.nameHint')} max={OWN_LENGTHS.name} />
        {shown.map(({ id, vendor_name }) => (
          <Form.Text key={id} name={`texts.${id}`} label={vendor_name} max={OWN_LENGTHS.text} />
        ))}
      </RowForm>
    </Dialog>
  );
}
