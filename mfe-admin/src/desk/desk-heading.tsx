import type { ReactNode, RefObject } from 'react';
import css from './desk-heading.module.css';

interface DeskHeadingProps {
  title: ReactNode;
  /** Above the title, for example the way back to the list. */
  above?: ReactNode;
  /** Gets the focus after an action that removed the focused element. */
  ref?: RefObject<HTMLHeadingElement | null>;
  /** The actions of the page. */
  children?: ReactNode;
}

/** Of the title, which names the main landmark: the focus goes there when another page is shown. */
export const headingId = 'desk-title';

/** The head of a page of the desk: its title, and its actions at the top right. */
export function DeskHeading({ title, above, ref, children }: DeskHeadingProps) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        {above && <p className={css.above}>{above}</p>}
        <h1 ref={ref} id={headingId} tabIndex={-1} className={css.title}>
          {title}
        </h1>
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
