import { pages } from '@town/contracts/pages/paths';
import { withElements } from '@town/language/with-elements';
import { useQuery } from '@town/slice-kit/query';
import { Link } from '@town/slice-kit/router';
import { useText } from '../messages/use-text';
import { Part } from '../part';
import { devicesQuery } from '../settings/devices-query';

/** Who is signed in, and on how many devices. */
export function DevicesPart({ email }: { email: string }) {
  const text = useText();
  const { data = [] } = useQuery(devicesQuery);
  return (
    <Part title={text('Account settings')}>
      <p>
        {withElements(
          data.length > 1
            ? text('You are signed in as <email>{email}</email> on {count} devices.', {
                email,
                count: data.length,
              })
            : text('You are signed in as <email>{email}</email>.', { email }),
          { email: (address) => <strong>{address}</strong> },
        )}
      </p>
      <p>
        <Link to={pages.accountSettings}>{text('Devices and deleting the account')}</Link>
      </p>
    </Part>
  );
}
