import { screen } from '@testing-library/react';
import { ownerApi } from '@town/contracts/api/paths';
import { Link } from '@town/slice-kit/router';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { startAccount } from '../../testing/account-visit';
import { claimed } from '../../testing/claim-visit';
import { ClaimPage } from './claim-page';

beforeEach(startAccount);

const otherId = '00000000-0000-4000-8000-000000000003';

/** The page of a claim with links between two businesses, neither with an address on record. */
const visitClaims = () =>
  renderRoutes(
    () => [
      {
        path: 'account/claim/:businessId',
        element: (
          <>
            <Link to={claimed.path}>One business</Link>
            <Link to={`/account/claim/${otherId}`}>Another business</Link>
            <ClaimPage />
          </>
        ),
      },
    ],
    {
      path: `/account/claim/${otherId}`,
      api: {
        [ownerApi.session]: { email: 'ada@example.com' },
        [ownerApi.claimWays(claimed.businessId)]: { email: null, yours: false },
        [ownerApi.claimWays(otherId)]: { email: null, yours: false },
        [ownerApi.claims]: {},
      },
    },
  );

const evidence = () => screen.findByLabelText('How can we check that it is yours?');
const press = (role: string, name: string) => screen.getByRole(role, { name });

it('the text about one business does not stand in the form of another one', async () => {
  const { user } = visitClaims();
  // The page of the other business is known already, so that its form is there at once.
  await evidence();
  await user.click(press('link', 'One business'));
  await user.type(await evidence(), 'I answer the phone on record.');
  await user.click(press('link', 'Another business'));
  expect(await evidence()).toHaveProperty('value', '');
  await user.click(press('link', 'One business'));
  expect(await evidence()).toHaveProperty('value', 'I answer the phone on record.');
});

it('a claim that was sent does not count for another business', async () => {
  const { user } = visitClaims();
  await user.type(await evidence(), 'I answer the phone on record.');
  await user.click(press('button', 'Send the claim'));
  expect(await screen.findByText('We have your claim')).toBeTruthy();
  await user.click(press('link', 'One business'));
  expect(await evidence()).toHaveProperty('value', '');
});
