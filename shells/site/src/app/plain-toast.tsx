import { useToasts } from '@town/slice-kit/toasts';
import { useToastSpace } from '@town/ui/use-toast-space';
import { useText } from '../messages/use-text';
import css from './plain-toast.module.css';

/** Shows the text and the action of the page's toast when the toaster could not be loaded. */
export function PlainToast() {
  const text = useText();
  const { toast, dismiss } = useToasts();
  const place = useToastSpace<HTMLDivElement>();
  return (
    <div ref={place} className={css.place} role="alert">
      {toast && (
        <div className={css.toast}>
          <p>
            <strong>{toast.title}</strong> {toast.description}
          </p>
          <p className={css.actions}>
            {toast.action && (
              <button type="button" onClick={toast.action.onClick}>
                {toast.action.label}
              </button>
            )}
            <button type="button" onClick={dismiss}>
              {text('Dismiss')}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
