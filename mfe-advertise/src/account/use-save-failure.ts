import { useAnyText } from '@town/language/text-of';
import { unsentReason } from '@town/slice-kit/failure-reason';
import { isAnswerLost, lostSave } from '@town/slice-kit/lost-answer';
import { fieldErrorsOf, messageOf } from '@town/slice-kit/send-json';
import { useToasts } from '@town/slice-kit/toasts';
import { useText } from './messages/use-text';

/**
 * Returns a function that shows a toast with the reason why a form was not saved.
 * @param wording rewrites a message that has the text of a record in it
 */
export function useSaveFailure(
  wording: (message: string) => string = (message) => message,
): (error: unknown) => void {
  const text = useText();
  const anyText = useAnyText();
  const showToast = useToasts((state) => state.show);

  const say = (message: string) => anyText(wording(message));

  function reason(error: unknown): string {
    const messages = [...new Set(fieldErrorsOf(error).map(({ message }) => message))];
    const said = messageOf(error) ?? unsentReason(error);
    // The server joins the messages of several fields, and each has its own translation.
    return said === messages.join('. ') ? messages.map(say).join('. ') : say(said);
  }

  return (error) => {
    const lost = isAnswerLost(error) ? lostSave() : undefined;
    showToast({
      tone: 'error',
      title: lost ? anyText(lost.title) : text('Not saved'),
      description: lost ? anyText(lost.description) : reason(error),
    });
  };
}
