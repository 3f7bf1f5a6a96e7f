import { useQuery } from '@town/slice-kit/query';
import css from '../account.module.css';
import { useText } from '../messages/use-text';
import { Fetched, Part } from '../part';
import { InviteForm } from './invite-form';
import { peopleQuery } from './people-query';
import { PersonRow } from './person-row';

/** Who manages a listing. Its owner invites others, hands it over and removes people. */
export function PeoplePart({ listingId }: { listingId: string }) {
  const text = useText();
  const people = useQuery(peopleQuery(listingId));
  return (
    <Part title={text('People')}>
      <Fetched query={people} what="the people of your listing">
        {(list) => {
          const isOwner = list.some(({ isYou, role }) => isYou && role === 'owner');
          return (
            <>
              <ul className={css.rows}>
                {list.map((person) => (
                  <PersonRow key={person.id} {...{ listingId, person, isOwner }} />
                ))}
              </ul>
              {isOwner ? (
                <InviteForm listingId={listingId} />
              ) : (
                <p>{text('Only the owner can invite people or hand the listing over.')}</p>
              )}
            </>
          );
        }}
      </Fetched>
    </Part>
  );
}
