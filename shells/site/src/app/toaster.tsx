import { useToasts } from '@town/slice-kit/toasts';
import { ToastViewport } from '@town/ui/toast';

/** Shows the page's one toast. */
export default function Toaster() {
  const { toast, dismiss } = useToasts();
  return <ToastViewport toast={toast} onDismiss={dismiss} />;
}
