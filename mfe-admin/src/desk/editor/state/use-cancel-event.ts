import type { Toast } from '@town/slice-kit/toasts';
import type { RecordForm } from '../use-record-form';

/** The title and action of a toast. */
export type SuccessToast = Pick<Toast, 'title' | 'action'>;

/**
 * Sets the status of an event to cancelled and publishes it; its toast offers Undo.
 * @param publish publishes the form's values
 */
export function useCancelEvent(
  { form, base }: RecordForm,
  publish: (toast: SuccessToast) => unknown,
) {
  function publishAs(status: unknown, note: unknown, toast: SuccessToast) {
    form.setValue('status', status);
    form.setValue('statusNote', note);
    publish(toast);
  }

  return (reason: string) => {
    const { status, statusNote } = base.values;
    const undo = () => publishAs(status, statusNote, { title: 'Event no longer cancelled' });
    publishAs('cancelled', reason, {
      title: 'Event cancelled',
      action: { label: 'Undo', onClick: undo },
    });
  };
}
