import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useLayoutEffect } from 'react';
import { classNames } from './class-names';
import { useText } from './messages/use-text';
import styles from './toast.module.css';
import { useToastRoom } from './use-toast-room';
import { useToastSpace } from './use-toast-space';

/** How long a toast stays unless someone points at it. */
export const toastDuration = 5000;

/** A short message about what just happened. */
export interface ToastData {
  /** Differs for every message, so that a repeated text is announced again. */
  id: number | string;
  tone: 'success' | 'error';
  title: string;
  description?: string;
  /** An action, for example Undo. */
  action?: { label: string; onClick(): void };
}

interface ToastRegionProps {
  /** At most one: another takes its place. */
  toast: ToastData | null;
  onDismiss(): void;
}

/** Shows the page's one toast. F8 moves the focus to it. Load this component lazily. */
export function ToastRegion({ toast, onDismiss }: ToastRegionProps) {
  const text = useText();
  const Icon = toast?.tone === 'error' ? CircleAlert : CircleCheck;
  const viewport = useToastSpace<HTMLOListElement>();
  useToastRoom(toast !== null);
  useLayoutEffect(() => {
    // The library pauses a toast's timer while it has the pointer or the focus. It does not notice that
    // such a toast is removed, and would show every later one forever.
    if (!toast) viewport.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, [toast, viewport]);
  return (
    // It is swiped to the right by 50 pixels, which is the library's default, as is F8.
    <Primitive.Provider label={text('Notification')} duration={toastDuration}>
      {toast && (
        <Primitive.Root
          key={toast.id}
          open
          onOpenChange={(open) => !open && onDismiss()}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          className={classNames(styles.toast, styles[toast.tone])}
        >
          <span className={styles.icon}>
            <Icon size={22} aria-hidden="true" />
          </span>
          <div className={styles.words}>
            <Primitive.Title className={styles.title}>
              {/* The space parts it from the description where both are announced. */}
              {toast.title}{' '}
            </Primitive.Title>
            {toast.description && (
              <Primitive.Description className={styles.description}>
                {toast.description}
              </Primitive.Description>
            )}
            {toast.action && (
              <Primitive.Action
                altText={toast.action.label}
                className={styles.action}
                onClick={toast.action.onClick}
              >
                {toast.action.label}
              </Primitive.Action>
            )}
          </div>
          <Primitive.Close className={styles.close}>
            <X size={20} aria-hidden="true" />
            <span className="visually-hidden">{text('Dismiss')}</span>
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport
        ref={viewport}
        label={text('Notifications ({key})', { key: 'F8' })}
        className={styles.viewport}
      />
    </Primitive.Provider>
  );
}
