import { statusOf } from '@town/slice-kit/http-error';
import { PageMeta } from '@town/slice-kit/page-meta';
import { Section } from '@town/ui/section';
import { Skeleton } from '@town/ui/skeleton';
import type { ReactNode } from 'react';
import { useText } from '../messages/use-text';
import { RecordMissing } from './record-missing';

interface RecordPageProps<Entity> {
  query: { data: Entity | undefined; isError: boolean; error: unknown; refetch(): unknown };
  /** The name of this kind of record, in lower case. */
  noun: 'listing' | 'property';
  /** The text for a withdrawn record. */
  withdrawn: string;
  /** The link to the list of such records; called without a record while it is unknown. */
  back(record?: Entity): ReactNode;
  children(record: Entity): ReactNode;
}

/** The page of one record, in each of its states. */
export function RecordPage<Entity>(props: RecordPageProps<Entity>) {
  const text = useText();
  const { query, noun, withdrawn, back, children } = props;
  const isListing = noun === 'listing';
  if (query.isError) {
    const status = statusOf(query.error);
    const isWithdrawn = status === 410;
    const retry = isWithdrawn || status === 404 ? undefined : () => void query.refetch();
    return (
      <RecordMissing
        title={
          isWithdrawn ? withdrawn : text(isListing ? 'Listing Not Found' : 'Property Not Found')
        }
        sentence={
          isWithdrawn
            ? text('It has been withdrawn.')
            : text(
                isListing
                  ? "The listing you're looking for doesn't exist or has been moved."
                  : "The property you're looking for doesn't exist or has been moved.",
              )
        }
        onRetry={retry}
      >
        {back()}
      </RecordMissing>
    );
  }
  return (
    <Section>
      {back(query.data)}
      {query.data ? children(query.data) : <Loading isListing={isListing} />}
    </Section>
  );
}

/** The page needs a title while its record loads. */
function Loading({ isListing }: { isListing: boolean }) {
  const text = useText();
  const name = text(isListing ? 'Listing' : 'Property');
  return (
    <>
      <PageMeta
        title={name}
        description={text('{name} in town.', { name })}
        keywords={['directory']}
      />
      <h1 className="visually-hidden">{name}</h1>
      <Skeleton shape="text" label={text('Loading {what}...', { what: name.toLowerCase() })} />
    </>
  );
}
