import { screen } from '@testing-library/react';
import { sentTo, startAfresh, visit, willing } from '../testing/advertise-visit';

startAfresh();

test.each([
  ['en', 'Start Monthly $49/month'],
  ['es', 'Empezar con el mensual $49/mes'],
] as const)('a payment is set up in the language of the page: %s', async (language, button) => {
  const { user, sent } = visit({}, willing, '/advertise', language);
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  const [call] = sentTo(sent, '/api/create-payment-intent');
  expect(call?.language).toBe(language);
});
