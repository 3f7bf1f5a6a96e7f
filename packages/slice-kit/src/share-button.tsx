import { useToasts } from '@town/slice-kit/toasts';
import { Button } from '@town/ui/button';
import { Share2 } from 'lucide-react';
import { useText } from './use-text';

/** Gives the page's address to another program of the device, or else to the clipboard. */
async function share(title: string): Promise<'shared' | 'copied'> {
  const url = location.origin + location.pathname;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      // The visitor cancelled the share sheet.
      if (error instanceof Error && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/**
 * Shares the page of a record, or copies its address and says so. Where scripts do not run it is not
 * shown.
 */
export function ShareButton({ title }: { title: string }) {
  const text = useText();
  const show = useToasts((state) => state.show);
  const press = () =>
    share(title).then(
      (outcome) => {
        if (outcome === 'copied') show({ tone: 'success', title: text('Address copied') });
      },
      () =>
        show({
          tone: 'error',
          title: text('The address could not be copied'),
          description: text("Please copy it from the browser's address field."),
        }),
    );
  return (
    <Button variant="secondary" className="needs-scripts" onClick={() => void press()}>
      <Share2 size={18} aria-hidden />
      {text('Share')}
    </Button>
  );
}
