import type { Toast } from '@town/slice-kit/toasts';
import type { RecordForm } from './use-record-form';

/** What a toast says and offers. */
export type Told = Pick<Toast, 'title' | 'action'>;

/**
 * Sets the status of an event to cancelled and publishes it; the toast takes it back.
 * @param publish publishes what the form holds
 */
export function useCancelEvent({ form, base }: RecordForm, publish: (told: Told) => unknown) {
  function publishAs(status: unknown, note: unknown, told: Told) {
    form.setValue('status', status);
    form.setValue('statusNote', note);
    publish(told);
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
