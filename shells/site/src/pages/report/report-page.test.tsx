import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site';

const id = '00000000-0000-4000-8000-000000000001';
const address = `/report?kind=businesses&id=${id}&name=Corner+Shop`;

function visit(path = address) {
  const bodies: unknown[] = [];
  const visited = renderSite(path, { api: { '/api/notices': [], '/api/reports': { id } } });
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
    return answer(input, init);
  };
  return { ...visited, bodies };
}

test('a report names its record, and its sender is thanked', async () => {
  const { user, bodies } = visit();
  await screen.findByText('Tell us what is wrong with the entry of Corner Shop.');
  await user.type(screen.getByLabelText(/What is wrong/), 'They have moved to Main Street.');
  await user.click(screen.getByRole('button', { name: 'Send Report' }));
  await screen.findByText('Thank you for telling us!');
  expect(bodies).toMatchObject([
    { kind: 'businesses', id, message: 'They have moved to Main Street.', email: null },
  ]);
});

test('a report needs a text', async () => {
  const { user, bodies } = visit();
  await user.click(await screen.findByRole('button', { name: 'Send Report' }));
  expect((await screen.findAllByText('Message must be at least 10 characters')).length).toBe(2);
  expect(bodies).toEqual([]);
});

test('without a record the page leads to the contact form', async () => {
  visit('/report');
  const link = await screen.findByRole('link', { name: 'write to us' });
  expect(link.getAttribute('href')).toBe('/contact');
});
