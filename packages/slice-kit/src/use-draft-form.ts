import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { clearDraft, readDraft, writeDraft } from './draft';

/** What a form is made of. */
export interface DraftFormOptions<Values extends FieldValues, Body> {
  /** Names the form: its fields' ids, and the draft that this tab keeps of it. */
  name: string;
  /** Validates the form's values, and makes the body of the call of them. */
  schema: z.ZodMiniType<Body, Values>;
  /** What the empty form holds: also what the schema refuses, such as no choice yet. */
  defaultValues: { [Field in keyof Values]?: unknown };
}

/** A form whose content survives a reload, with its fields tied to their messages. */
export function useDraftForm<Values extends FieldValues, Body>(
  options: DraftFormOptions<Values, Body>,
) {
  const { name, schema } = options;
  const defaultValues = options.defaultValues as DefaultValues<Values>;
  const form = useForm<Values, unknown, Body>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const draft = readDraft(name);
    if (draft) form.reset({ ...(defaultValues as Values), ...draft }, { keepDefaultValues: true });
    const subscription = form.watch((values) => writeDraft(name, values));
    return () => subscription.unsubscribe();
  }, []);

  const { errors, isSubmitting } = form.formState;
  const id = (field: Path<Values>) => `${name}-${field}`;
  const message = (field: string) => {
    const text = errors[field]?.message;
    return typeof text === 'string' ? text : undefined;
  };
  return {
    form,
    busy: isSubmitting,
    /** Empties the form and forgets what was typed. */
    discard() {
      form.reset(defaultValues as Values);
      clearDraft(name);
    },
    /** What ties a field's component to the form. */
    field: (field: Path<Values>) => ({
      ...form.register(field),
      id: id(field),
      error: message(field),
    }),
    /** For the summary above the form. */
    errors: Object.keys(errors).map((field) => ({
      id: id(field as Path<Values>),
      message: message(field) ?? 'Invalid input',
    })),
  };
}
