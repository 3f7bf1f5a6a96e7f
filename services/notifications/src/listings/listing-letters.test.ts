import { listingSubmitted } from '@town/contracts/listings/events';
import { useNotifications } from '../testing/notifications-harness.js';
import { listing } from '../testing/sample-events.js';

const stack = useNotifications();

test('a listing that was sent from a Spanish page is confirmed in Spanish, and reported to staff in English', async () => {
  const premium = listing({ selectedPlan: 'premium' });
  await stack.publish(listingSubmitted, { ...premium, language: 'es' });
  await stack.settled();
  const [mail] = stack.mail.to(premium.email);
  expect(mail?.subject).toBe('Hemos recibido su ficha para Blanco Town Guide');
  expect(mail?.text).toContain('Premium ($49 al mes o $495 al año; todavía no se ha cobrado nada)');
  expect(stack.mail.received.map(({ subject }) => subject)).toContain(
    'New listing to review: Cypress Bakery',
  );
});
