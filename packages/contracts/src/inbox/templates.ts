import * as z from 'zod/mini';
import { requiredText } from '../forms/fields.js';
import { recordId } from '../records/record-id.js';

/**
 * The placeholders that a template's text may contain in braces: the sender's name and the item's subject.
 */
export const templatePlaceholders = ['name', 'subject'] as const;
type Placeholder = (typeof templatePlaceholders)[number];

const placeholder = /\{([^{}]*)\}/g;

const text = requiredText('Text', 'Please write the text', 5_000).check(
  z.refine(
    (words) => [...words.matchAll(placeholder)].every(([, name]) => isPlaceholder(name)),
    'Only {name} and {subject} can be filled in',
  ),
);

/** The fields of a template that editors write. */
export const templateCallSchema = z.object({
  name: requiredText('Name', 'Please give the template a name', 100),
  text,
});
templateCallSchema.register(z.globalRegistry, { id: 'AnswerTemplateCall' });
export type TemplateCall = z.output<typeof templateCallSchema>;

/** A text with which staff can start an answer. */
export const answerTemplateSchema = z.object({
  id: recordId,
  name: z.string(),
  text: z.string(),
  /** Increases with every change. */
  version: z.int(),
});
answerTemplateSchema.register(z.globalRegistry, { id: 'AnswerTemplate' });
export type AnswerTemplate = z.infer<typeof answerTemplateSchema>;

/** The text of a template for one item. A brace that is no placeholder stays. */
export function fillTemplate(words: string, values: Record<Placeholder, string>): string {
  return words.replace(placeholder, (whole, name: string) =>
    isPlaceholder(name) ? values[name] : whole,
  );
}

function isPlaceholder(name: string | undefined): name is Placeholder {
  return templatePlaceholders.some((known) => known === name);
}
