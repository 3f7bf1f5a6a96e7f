import { createContext, type ReactNode, useContext } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names';
import { Heading, type HeadingLevel } from './heading';

interface CardProps {
  /** The `id`, so that a link can lead to the entry. */
  id?: string | undefined;
  /** The name; a link inside it is fine. */
  title: ReactNode;
  headingLevel?: HeadingLevel;
  /** What it is, in a few words, right under the name. */
  kind?: ReactNode;
  /** A picture on top. Without one the card has no empty box. */
  illustration?: ReactNode;
  /** Badges and links, at the bottom. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

const CardNote = createContext<ReactNode>(null);

/** Shows a note below the title of each card inside, for lists with more information than the card itself. */
export const CardNoteProvider = CardNote.Provider;

/** An entry of a list: the name, what it is, and how to reach it. */
export function Card({
  id,
  title,
  headingLevel = 3,
  kind,
  illustration,
  footer,
  className,
  children,
}: CardProps) {
  const note = useContext(CardNote);
  return (
    <article id={id} className={classNames(styles.card, className)}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <div className={styles.content}>
        <div>
          <Heading level={headingLevel} className={styles.title}>
            {title}
          </Heading>
          {kind && <p className={styles.kind}>{kind}</p>}
        </div>
        {note}
        {children && <div className={styles.body}>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  );
}
