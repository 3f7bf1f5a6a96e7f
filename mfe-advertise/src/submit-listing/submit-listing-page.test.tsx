import { screen, within } from '@testing-library/react';
import { readDraft } from '@town/slice-kit/draft';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { createRoutes } from '../routes';

const card = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('article')?.textContent;

describe('submitting a listing', () => {
  it.each([
    ['/submit-listing', 'Basic', 'Free to Join'],
    ['/submit-listing/basic', 'Basic', 'Free to Join'],
    ['/submit-listing/premium', 'Premium', '$49/month'],
    ['/submit-listing/gold', 'Basic', 'Free to Join'],
  ])('at %s is for the plan %s', async (path, plan, price) => {
    renderRoutes(createRoutes, { path });
    expect(await card('Selected Plan')).toContain(plan);
    expect(await card('Selected Plan')).toContain(price);
  });

  it.each([
    ['/submit-listing/basic', 'Basic: Free to Join'],
    ['/submit-listing/premium', 'Premium: $49/month'],
  ])(
    'names the plan above the form, because the card is below it on a phone: %s',
    async (path, plan) => {
      renderRoutes(createRoutes, { path });
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading.parentElement?.textContent).toContain(plan);
    },
  );

  it('links back to the plans and shows the next three steps', async () => {
    renderRoutes(createRoutes, { path: '/submit-listing/premium' });
    for (const name of ['Back to Plans', 'Change Plan']) {
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/get-listed');
    }
    const steps = screen.getByRole('heading', { name: 'What Happens Next?' }).closest('article');
    expect(steps?.querySelectorAll('li')).toHaveLength(3);
    expect(steps?.textContent).toContain('24 to 48 hours');
  });

  it('has the autocomplete value for a one-line address', async () => {
    renderRoutes(createRoutes, { path: '/submit-listing' });
    const address = await screen.findByLabelText<HTMLInputElement>('Business address');
    expect(address.autocomplete).toBe('address-line1');
  });

  it('lists the errors in the order of the fields', async () => {
    const { user } = renderRoutes(createRoutes, { path: '/submit-listing' });
    await user.type(await screen.findByLabelText(/^Website/), 'no address');
    await user.click(screen.getByRole('button', { name: 'Submit Listing' }));
    const summary = within(await screen.findByRole('alert'));
    const named = summary.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(named.slice(-3)).toEqual([
      '#listing-website',
      '#listing-description',
      '#listing-agreement',
    ]);
  });

  it('copies a Premium listing into the purchase form', async () => {
    sessionStorage.clear();
    const typed = {
      businessName: 'Ada Pies',
      contactName: 'Ada de la Field',
      email: 'ada@example.com',
      phone: '830-555-0123',
      address: '1 Main St',
      description: 'Pies by the slice.',
    };
    const record = {
      ...typed,
      id: '00000000-0000-4000-8000-000000000001',
      category: 'Dining & Restaurants',
      website: 'https://pies.example',
      socialMedia: null,
      selectedPlan: 'premium',
      agreement: true,
      status: 'pending',
      submittedAt: '2027-03-10T18:00:00.000Z',
    };
    const { user } = renderRoutes(createRoutes, {
      path: '/submit-listing/premium',
      api: { '/api/business-listings': record },
    });
    await user.type(await screen.findByLabelText('Business name'), typed.businessName);
    await user.type(screen.getByLabelText('Contact name'), typed.contactName);
    await user.type(screen.getByLabelText('Email'), typed.email);
    await user.type(screen.getByLabelText('Phone number'), typed.phone);
    await user.selectOptions(screen.getByLabelText('Category'), record.category);
    await user.type(screen.getByLabelText('Business address'), typed.address);
    await user.type(screen.getByLabelText(/^Website/), 'pies.example');
    await user.type(screen.getByLabelText('Description'), typed.description);
    await user.click(screen.getByLabelText(/I agree/));
    await user.click(screen.getByRole('button', { name: 'Submit Listing' }));
    await screen.findByText('Listing Submitted Successfully!');
    expect(
      screen.getByRole('link', { name: 'Pay for Premium, $495/year' }).getAttribute('href'),
    ).toBe('/advertise?plan=annual#signup');
    expect(readDraft('advertiser')).toMatchObject({
      firstName: 'Ada',
      lastName: 'de la Field',
      businessName: 'Ada Pies',
      businessType: 'restaurant',
      businessWebsite: 'https://pies.example',
    });
  });

  it('offers the period that was chosen with the plan', async () => {
    const { user } = renderRoutes(createRoutes, { path: '/get-listed' });
    await user.click(await screen.findByRole('link', { name: 'Choose Premium, annual' }));
    const offers = await screen.findAllByRole('link', { name: /^Pay for Premium/ });
    expect(offers.map(({ textContent }) => textContent)).toEqual(['Pay for Premium, $495/year']);
  });
});
