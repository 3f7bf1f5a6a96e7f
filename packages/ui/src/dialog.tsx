import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import styles from './dialog.module.css';
import { useInertBackground } from './use-inert-background';
import { useReturnFocus } from './use-return-focus';
import { useScrollLock } from './use-scroll-lock';

interface DialogProps {
  open: boolean;
  /** Called when it should close: Escape, the close button, a press outside. */
  onClose(): void;
  title: ReactNode;
  description?: ReactNode;
  /** Set while it must stay, for example during a payment. */
  locked?: boolean;
  children: ReactNode;
}

/**
 * A view over the page that has to be dealt with first. The primitive's own overlay is not used:
 * it injects a style element, which the site's policy forbids. Nor is its modal mode: see
 * `useInertBackground`.
 */
export function Dialog({ open, onClose, title, description, locked, children }: DialogProps) {
  const backdrop = useRef<HTMLDivElement>(null);
  useScrollLock(open);
  useInertBackground(open, backdrop);
  const focus = useReturnFocus();
  return (
    <Primitive.Root
      modal={false}
      open={open}
      onOpenChange={(next) => !next && !locked && onClose()}
    >
      <Primitive.Portal>
        <div className={styles.backdrop} ref={backdrop}>
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
                <span className="visually-hidden">Close</span>
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
