import { type MessageValues, type Texts, useTexts } from '@town/language/texts';

type NamesIn<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values that a message needs: one for each name in braces. */
type ValuesOf<Message extends string> = [NamesIn<Message>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<Message>, string | number>>];

/** Returns a message of a catalog in the language of the page. */
export type Text<Message extends string> = <Said extends Message>(
  message: Said,
  ...values: ValuesOf<Said>
) => string;

/**
 * Creates the hook by which the components of one package get their messages. The compiler refuses a
 * message that the catalog does not translate, and a message without its values.
 *
 * `const useText = textOf<keyof typeof spanish>()` needs the catalog's type only.
 */
export function textOf<Message extends string>(): () => Text<Message> {
  return () => {
    const texts = useTexts();
    return (message, ...values) => say(texts, message, values[0]);
  };
}

/**
 * Translates messages of other packages, such as the errors of shared schemas; unknown ones stay unchanged.
 */
export function useAnyText(): (message: string) => string {
  const texts = useTexts();
  return (message) => texts.translate?.(message) ?? message;
}

function say({ translate }: Texts, message: string, values?: MessageValues): string {
  return translate?.(message, values) ?? fill(message, values);
}

/** The English message with its values. */
function fill(message: string, values: MessageValues = {}): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
