import { type ElementType, type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from './button-link';
import { classNames } from './class-names';
import css from './list-pages.module.css';
import { useText } from './messages/use-text';

interface ListPagesProps {
  /** The link component, for example the router's. */
  as: ElementType;
  /** What is listed, for screen readers. */
  label: string;
  /** From 1 on. */
  page: number;
  /** Addresses of the pages before and after this one, where there are such. */
  previous: string | undefined;
  next: string | undefined;
  /** Whether the list does not have this page: it has become shorter. */
  isBeyond?: boolean | undefined;
  children: ReactNode;
}

/**
 * A page of a list, also while it loads, and the links to the pages before and after it. Another page of the list takes the
 * focus, as another page of the site does, and screen readers say its number. Everybody else reads the
 * number between the links, after the first page: above the list they read how much of it is shown.
 */
export function ListPages(props: ListPagesProps) {
  const { as, label, page, previous, next, isBeyond, children } = props;
  const text = useText();
  const { start, links } = useFocusOnPage(page);
  const isPart = Boolean(previous || next);
  const number = text('Page {page}', { page });
  const link = { as, variant: 'secondary', preventScrollReset: true } as const;
  return (
    <>
      {isPart && (
        <p ref={start} className={classNames('visually-hidden', css.start)} tabIndex={-1}>
          {number}
        </p>
      )}
      {isBeyond ? <p>{text('This list has no page {page}.', { page })}</p> : children}
      {isPart && (
        <nav ref={links} className={css.links} aria-label={text('Pages: {what}', { what: label })}>
          {previous && (
            <ButtonLink {...link} to={previous} rel="prev">
              {text('Previous')}
            </ButtonLink>
          )}
          <span className={previous ? css.number : 'visually-hidden'} aria-current="page">
            {number}
          </span>
          {next && (
            <ButtonLink {...link} to={next} rel="next">
              {text('Show more')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}

/**
 * Moves the focus from the links to the start of the list when another page of it is shown. While the
 * first page loads it is not known whether there are others, so there is no start yet.
 */
function useFocusOnPage(page: number) {
  const start = useRef<HTMLParagraphElement>(null);
  const links = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page || !start.current) return;
    shown.current = page;
    const { activeElement, body } = document;
    // When a focused link is removed, the focus is on the body or the page's main element.
    const isFree = activeElement === body || activeElement?.tagName === 'MAIN';
    if (isFree || links.current?.contains(activeElement)) start.current.focus();
  });
  return { start, links };
}
