import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import css from './payment-list.module.css';

/** An id to look for at the payment provider. */
export function CopyableId({ id }: { id: string }) {
  const showToast = useToasts((state) => state.show);

  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      showToast({ tone: 'success', title: 'Copied', description: `${id} is in the clipboard.` });
    } catch {
      // Not allowed, or not over plain HTTP.
      showToast({
        tone: 'error',
        title: 'Copy Failed',
        description: 'Select the id and copy it by hand.',
      });
    }
  }

  return (
    <span className={css.id}>
      <code>{id}</code>
      <Button variant="quiet" aria-label={`Copy ${id}`} onClick={() => void copy()}>
        Copy
      </Button>
    </span>
  );
}
