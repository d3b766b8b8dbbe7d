import { createContext, useContext } from 'react';
import { type UseControllerReturn, useController } from 'react-hook-form';

/** Translates a message of the form's schema. */
export const ProblemText = createContext<(message: string) => string>((message) => message);

interface BoundField {
  field: UseControllerReturn['field'];
  error: string | undefined;
}

/** Binds one value of the surrounding form, with its problem in words. */
export function useBoundField(name: string): BoundField {
  const { field, fieldState } = useController({ name });
  const problem = useContext(ProblemText);
  const message = fieldState.error?.message;
  // An unchanged field that loses focus isn't an error yet.
  const onBlur = () => {
    if (fieldState.isDirty || fieldState.invalid) field.onBlur();
  };
  return { field: { ...field, onBlur }, error: message ? problem(message) : undefined };
}
