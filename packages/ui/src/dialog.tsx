import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import styles from './dialog.module.css';
import { useText } from './messages/use-text';
import { useCloseOnBack } from './use-close-on-back';
import { useFocusInView } from './use-focus-in-view';
import { useInertBackground } from './use-inert-background';
import { useReturnFocus } from './use-return-focus';
import { useScrollLock } from './use-scroll-lock';

interface DialogProps {
  open: boolean;
  /** Called when it should close: Escape, the close button, a press outside, the browser's Back. */
  onClose(): void;
  title: ReactNode;
  description?: ReactNode;
  /** Set while it must stay, for example during a payment. */
  locked?: boolean;
  /**
   * False for a dialog that must not become an entry of the browser's history, because it decides
   * about a navigation. Back then does not close it.
   */
  ownEntry?: boolean;
  /** Takes the focus after closing, if the element that opened the dialog cannot. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A dialog over the page, which is inert while the dialog is open. Radix's own overlay is not used, because
 * it injects a style element, which the site's security policy forbids. Nor is its modal mode: see
 * `useInertBackground`.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  locked,
  ownEntry = true,
  fallbackFocus,
  children,
}: DialogProps) {
  const text = useText();
  const backdrop = useRef<HTMLDivElement>(null);
  useScrollLock(open);
  useInertBackground(open, backdrop);
  const keepFocusInView = useFocusInView();
  const box = useCallback(
    (element: HTMLDivElement | null) => {
      backdrop.current = element;
      return element ? keepFocusInView(element) : undefined;
    },
    [keepFocusInView],
  );
  useCloseOnBack(open && ownEntry, onClose, locked);
  const focus = useReturnFocus(fallbackFocus);
  return (
    <Primitive.Root
      modal={false}
      open={open}
      onOpenChange={(next) => !next && !locked && onClose()}
    >
      <Primitive.Portal>
        <div className={styles.backdrop} ref={box}>
          <Primitive.Content
            {...focus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={styles.dialog}
            onInteractOutside={(event) => {
              if (event.target !== backdrop.current) event.preventDefault();
            }}
          >
            <div className={styles.head}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              <Primitive.Close className={styles.close} disabled={locked}>
                <X size={22} aria-hidden="true" />
                <span className="visually-hidden">{text('Close')}</span>
              </Primitive.Close>
            </div>
            {description && (
              <Primitive.Description className={styles.description}>
                {description}
              </Primitive.Description>
            )}
            {children}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
