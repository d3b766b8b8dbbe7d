import { createContext, useContext } from 'react';
import { type UseControllerReturn, useController } from 'react-hook-form';

export const ProblemText = createContext<(message: string) => string>((message) => message);

interface BoundField {
  field: UseControllerReturn['field'];
  error: string | undefined;
}

/** Binds a field to its value in the surrounding form. Error messages are translated. */
export function useBoundField(name: string): BoundField {
  const { field, fieldState } = useController({ name });
  const problem = useContext(ProblemText);
  const message = fieldState.error?.message;
  // A field that loses the focus without a change isn't validated yet.
  const onBlur = () => {
    if (fieldState.isDirty || fieldState.invalid) field.onBlur();
  };
  return { field: { ...field, onBlur }, error: message ? problem(message) : undefined };
}
