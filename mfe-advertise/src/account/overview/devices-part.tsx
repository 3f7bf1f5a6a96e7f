import { pages } from '@town/contracts/pages/paths';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { Part } from '../part';
import { devicesQuery } from '../settings/devices-query';

/** Who is signed in, and on how many devices. */
export function DevicesPart({ email }: { email: string }) {
  const { data = [] } = useQuery(devicesQuery);
  return (
    <Part title="Account settings">
      <p>
        You are signed in as <strong>{email}</strong>
        {data.length > 1 && ` on ${data.length} devices`}.
      </p>
      <p>
        <Link to={pages.accountSettings}>Devices and deleting the account</Link>
      </p>
    </Part>
  );
}
