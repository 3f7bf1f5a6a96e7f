import { useToasts } from '@town/slice-kit/toasts';
import { ToastRegion } from '@town/ui/toast';

/** Shows the page's one toast. */
export default function Toaster() {
  const { toast, dismiss } = useToasts();
  return <ToastRegion toast={toast} onDismiss={dismiss} />;
}
