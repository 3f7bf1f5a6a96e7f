import { businessKind } from '@town/contracts/managed-records/managed-kinds';
import type { Decision } from '@town/contracts/owners/owner-requests';
import { telephoneLink } from '@town/contracts/town/telephone-link';
import { Link } from '@town/slice-kit/router';
import { useSite } from '@town/slice-kit/site';
import { Badge } from '@town/ui/badge';
import { Button } from '@town/ui/button';
import type { ReactNode } from 'react';
import { formatInstant } from '../../lists/format-instant';
import { deskPages } from '../desk-pages';
import { valueText } from '../records/value-text';
import { useStaff } from '../session/staff';
import css from './claims.module.css';
import type { ShownRequest } from './request-reader';

interface RequestCardProps {
  request: ShownRequest;
  onDecide(decision: Decision['decision']): void;
}

/** A request with what staff need to decide on it. */
export function RequestCard({ request, onDecide }: RequestCardProps) {
  const { town } = useSite();
  const { mayEdit } = useStaff();
  const { kind, businessId, businessName, email, status, submittedAt, decidedBy } = request;
  const isPending = status === 'pending';
  const about = <span className="visually-hidden"> {businessName}</span>;
  return (
    <li className={css.request}>
      <h2 className={css.title}>
        <Link to={deskPages.record('businesses', businessId)}>{businessName}</Link>
      </h2>
      <p className={css.facts}>
        <Badge tone={kind === 'change' ? 'blue' : 'yellow'}>
          {kind === 'change' ? 'Change' : 'Claim'}
        </Badge>
        <span>{email}</span>
        <span>{formatInstant(submittedAt, town.timeZone)}</span>
        {!isPending && (
          <span>
            {status === 'approved' ? 'Approved' : 'Refused'} by{' '}
            {decidedBy === 'system' ? deciderOf(request) : decidedBy}
          </span>
        )}
      </p>
      {kind === 'change' ? <Changes request={request} /> : <Evidence request={request} />}
      {request.reason && <p className={css.text}>Message to the owner: {request.reason}</p>}
      {isPending && request.changes.some(({ field }) => field === 'address') && (
        <p>
          Approving does not move the marker on the map. If the place has moved, set it in{' '}
          <Link to={deskPages.record('businesses', businessId)}>the business</Link> afterwards.
        </p>
      )}
      {isPending && mayEdit && (
        <div className={css.actions}>
          <Button onClick={() => onDecide('approved')}>Approve{about}</Button>
          <Button variant="secondary" onClick={() => onDecide('refused')}>
            Refuse{about}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The name of the automatic proof that decided a claim without a staff member. */
const deciderOf = ({ proof }: ShownRequest) =>
  proof === 'address' ? 'the e-mail on record' : 'the code';

const proofs: Record<string, string> = {
  code: 'They have entered the code sent to the e-mail on record',
  address: 'They have signed in with the e-mail on record',
};

/** The claimant's evidence beside the data of the business on record. */
function Evidence({ request: { evidence, proof, onRecord } }: { request: ShownRequest }) {
  const { phone, email, website, address, members } = onRecord;
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'What they say', value: evidence },
    ...(proof ? [{ label: 'Proof', value: proofs[proof] ?? proof }] : []),
    { label: 'E-mail on record', value: email && <a href={`mailto:${email}`}>{email}</a> },
    {
      label: 'Phone on record',
      value: phone && <a href={telephoneLink(phone)}>Call {phone}</a>,
    },
    { label: 'Address on record', value: address },
    { label: 'Website on record', value: website },
    { label: 'Managed by', value: members.join(', ') || 'Nobody yet' },
  ];
  return (
    <dl className={css.details}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? 'Nothing'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Each field before and after. */
function Changes({ request: { changes, businessName } }: { request: ShownRequest }) {
  const { town } = useSite();
  return (
    <table className={css.changes}>
      <caption className="visually-hidden">Changes of {businessName}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Public now</th>
          <th scope="col">Wanted</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field: name, before, after }) => {
          const field = businessKind.fields[name];
          return (
            <tr key={name}>
              <th scope="row">{field?.label ?? name}</th>
              <td>{valueText(field, before, town.timeZone)}</td>
              <td>{valueText(field, after, town.timeZone)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
