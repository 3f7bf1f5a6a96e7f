import { render, screen } from '@testing-library/react';
import { ContactDetails } from './contact-details';

describe('contact details', () => {
  it('contain a telephone link, a map link and the name of the website', () => {
    render(
      <ContactDetails
        phone="(830) 555-0117"
        address="300 Main St, Blanco"
        website="https://www.example.com/menu"
      />,
    );
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('(830) 555-0117')).toBe('tel:8305550117');
    expect(href('300 Main St, Blanco')).toContain('query=300%20Main%20St%2C%20Blanco');
    expect(href('example.com')).toBe('https://www.example.com/menu');
  });

  it.each([
    ['8305550117', '830-555-0117'],
    ['+1 8305550117', '+1 8305550117'],
    ['830 555 0117 ext. 2', '830 555 0117 ext. 2'],
    ['911', '911'],
  ])('show the number %s as %s', (phone, shown) => {
    render(<ContactDetails phone={phone} />);
    expect(screen.getByRole('link').textContent).toBe(shown);
  });

  it('report which link a visitor follows', () => {
    const followed: string[] = [];
    const details = { phone: '1', address: '2', website: 'https://example.com' };
    render(<ContactDetails {...details} onFollow={(link) => followed.push(link)} />);
    for (const link of screen.getAllByRole('link')) {
      // The test's browser cannot navigate.
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    }
    expect(followed).toEqual(['called', 'directions', 'website']);
  });

  it('leave out unknown details and addresses that are not http or https', () => {
    render(<ContactDetails phone={null} hours={null} website="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Hours')).toBeNull();
  });
});
