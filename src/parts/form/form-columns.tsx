import type { Column } from '../rows/row-description';
import { FormDate, FormMoney, FormText, FormTextArea } from './form-fields';

/** The fields of a RowForm as the columns of its rows say, in their order. */
export function FormColumns<R>({ columns }: { columns: readonly Column<R>[] }) {
  return columns.map(({ key, label, field }) => {
    switch (field?.kind) {
      case 'text':
        return <FormText key={key} name={key} label={label} />;
      case 'date':
        return <FormDate key={key} name={key} label={label} nullable />;
      case 'lines':
        return <FormTextArea key={key} name={key} label={label} rows={3} max={field.max} />;
      case 'money':
        return <FormMoney key={key} name={key} label={label} currency={field.currency} />;
      default:
        return null;
    }
  });
}
