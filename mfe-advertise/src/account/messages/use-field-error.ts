import { useAnyText } from '@town/language/text-of';

/** Says the error of a field in the language of the page: schemas and services have it in English. */
export function useFieldError(): (
  error: { message?: string | undefined } | undefined,
) => string | undefined {
  const anyText = useAnyText();
  return (error) => (error?.message ? anyText(error.message) : undefined);
}
