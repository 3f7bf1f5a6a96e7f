import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { Button } from './button';
import styles from './dialog.module.css';
import { useText } from './messages/use-text';
import { useCloseOnBack } from './use-close-on-back';
import { useFocusInView } from './use-focus-in-view';
import { useInertBackground } from './use-inert-background';
import { useReturnFocus } from './use-return-focus';
import { useScrollLock } from './use-scroll-lock';
import { useTypedText } from './use-typed-text';

interface DialogProps {
  open: boolean;
  /**
   * Called when it should close: Escape, the close button, a press outside, the browser's Back. Before
   * that the visitor is asked where typed text would be lost, and a press outside does nothing.
   */
  onClose(): void;
  title: ReactNode;
  description?: ReactNode;
  /** Set while it must stay, for example during a payment. */
  locked?: boolean;
  /** Set while it holds typed text that the page cannot see, such as a card's number. */
  holdsText?: boolean | undefined;
  /**
   * False for a dialog that must not become an entry of the browser's history, because it decides
   * about a navigation. Back then does not close it.
   */
  ownEntry?: boolean;
  /** Set where nobody may read the page behind it: the dialog hides the page, which stays mounted. */
  covers?: boolean;
  /** Takes the focus after closing, if the element that opened the dialog cannot. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A dialog over the page, which is inert while the dialog is open. Radix's own overlay is not used, because
 * it injects a style element, which the site's security policy forbids. Nor is its modal mode: see
 * `useInertBackground`.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, locked, ownEntry = true, covers, children } = props;
  const text = useText();
  const backdrop = useRef<HTMLDivElement>(null);
  const box = useBox(open, backdrop);
  const { remember, isTyped, stays, question } = useStaying(props, backdrop);
  useCloseOnBack(open && ownEntry, onClose, stays);
  const focus = useReturnFocus(props.fallbackFocus);
  return (
    <Primitive.Root
      modal={false}
      open={open}
      onOpenChange={(next) => !next && !stays() && onClose()}
    >
      <Primitive.Portal>
        <div className={styles.backdrop} data-covers={covers || undefined} ref={box}>
          <Primitive.Content
            {...focus}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={styles.dialog}
            onFocusCapture={remember}
            onInteractOutside={(event) => {
              if (event.target !== backdrop.current || isTyped()) event.preventDefault();
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
      {question}
    </Primitive.Root>
  );
}

/** Returns the ref of the backdrop. The page behind it cannot be scrolled or used. */
function useBox(open: boolean, backdrop: RefObject<HTMLDivElement | null>) {
  useScrollLock(open);
  useInertBackground(open, backdrop);
  const keepFocusInView = useFocusInView();
  return useCallback(
    (element: HTMLDivElement | null) => {
      backdrop.current = element;
      return element ? keepFocusInView(element) : undefined;
    },
    [backdrop, keepFocusInView],
  );
}

/** Decides whether a dialog must stay open, and asks the visitor when only typed text is the reason. */
function useStaying(
  { onClose, locked = false, holdsText = false }: DialogProps,
  box: RefObject<Element | null>,
) {
  const [isAsking, setAsking] = useState(false);
  const { remember, isTyped: isFieldTyped } = useTypedText(box);
  const isTyped = () => holdsText || isFieldTyped();
  function stays(): boolean {
    const asks = !locked && isTyped();
    // The question has no entry of its own. Back answers it as Escape does: the text is kept.
    if (asks) setAsking((isAsked) => !isAsked);
    return locked || asks;
  }
  function discard() {
    setAsking(false);
    onClose();
  }
  const question = isAsking && (
    <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={discard} />
  );
  return { remember, isTyped, stays, question };
}

interface DiscardQuestionProps {
  onKeep(): void;
  onDiscard(): void;
}

/** Asks before a dialog discards typed text. */
function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  const text = useText();
  return (
    <Dialog open onClose={onKeep} ownEntry={false} title={text('Discard what you typed?')}>
      <div className={styles.answers}>
        <Button onClick={onKeep}>{text('Keep editing')}</Button>
        <Button variant="secondary" onClick={onDiscard}>
          {text('Discard')}
        </Button>
      </div>
    </Dialog>
  );
}
