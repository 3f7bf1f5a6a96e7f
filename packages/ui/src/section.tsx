import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { Heading, type HeadingLevel } from './heading';
import styles from './section.module.css';

interface SectionProps {
  /** The background; adjacent sections alternate. */
  ground?: 'page' | 'band' | 'chalk';
  title?: ReactNode;
  headingLevel?: HeadingLevel;
  intro?: ReactNode;
  /** Beside the title, for example a link to the rest. */
  action?: ReactNode;
  id?: string;
  children?: ReactNode;
}

/** A section of a page, as wide as the page. */
export function Section({
  ground = 'page',
  title,
  headingLevel = 2,
  intro,
  action,
  id,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[ground])}
      aria-labelledby={title ? titleId : undefined}
    >
      <div className={styles.inner}>
        {(title || action) && (
          <div className={styles.head}>
            {title && (
              <Heading level={headingLevel} id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {action}
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
