import { QueryView } from '@town/slice-kit/query-view';
import { FailureNotice } from '@town/ui/failure-notice';
import { Skeleton } from '@town/ui/skeleton';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import css from './account.module.css';
import { type PlainMessage, useText } from './messages/use-text';

interface PartProps {
  title: string;
  /** The heading, for a part that moves the focus there. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of an account's page, with its heading. */
export function Part({ title, heading, children }: PartProps) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface FetchedProps<Data>
  extends Pick<ComponentProps<typeof QueryView<Data>>, 'query' | 'keepsShown' | 'children'> {
  /** What is fetched, for example "your listings". */
  what: PlainMessage;
}

/** Shows fetched data, or the states of loading and failure. */
export function Fetched<Data>({ what, ...view }: FetchedProps<Data>) {
  const text = useText();
  const named = { what: text(what) };
  return (
    <QueryView
      skeleton={<Skeleton shape="text" count={3} label={text('Loading {what}...', named)} />}
      failure={(retry) => (
        <FailureNotice message={text('Failed to fetch {what}', named)} onRetry={retry} />
      )}
      {...view}
    />
  );
}
