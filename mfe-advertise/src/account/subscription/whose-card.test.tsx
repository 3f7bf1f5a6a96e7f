/** A moved plan can still be charged to the card of its former payer, and a plan can have no card at all. */

import { screen, within } from '@testing-library/react';
import type { OwnerSubscription } from '@town/contracts/subscriptions/owner-subscription';
import {
  aSubscription,
  englishWords,
  problem,
  startAccount,
  visitAccount,
} from '../../testing/account-visit';
import { press, subscriptionPath, withSubscription } from '../../testing/subscription-visit';

const moves = '/api/owner/subscription/moves';
const languages = ['en', 'es'] as const;
const until = '2027-04-15T18:00:00.000Z';

beforeAll(() => Promise.all([import('./subscription-page'), import('../spanish-account')]));
beforeEach(startAccount);

const offered = (given: Partial<OwnerSubscription>, isOwnCard = false) => ({
  [`GET ${moves}`]: {
    sent: [],
    received: [
      {
        id: 'move-2',
        from: 'bea@example.com',
        until,
        isOwnCard,
        subscription: aSubscription(given),
      },
    ],
  },
});

/** Whether the page says all of these, in this language. */
async function says(language: 'en' | 'es', said: Record<'en' | 'es', (string | RegExp)[]>) {
  for (const each of said[language]) expect(await screen.findByText(each)).toBeTruthy();
  if (language === 'es') expect(englishWords()).toEqual([]);
}

describe.each(languages)(
  'the account of a plan with the card of its former payer (%s)',
  (language) => {
    it('says whose card it is', async () => {
      visitAccount(subscriptionPath, withSubscription({ cardOfFormerPayer: true }), language);
      await says(language, {
        en: [
          'It renews on April 1, 2027. On that day we charge $49 to the former payer’s Visa ending in 4242.',
          'The former payer’s card pays until you enter your own.',
        ],
        es: [
          'Se renueva el 1 de abril de 2027. Ese día cobramos $49 a la tarjeta de quien pagaba antes (Visa terminada en 4242).',
          'Paga la tarjeta de quien pagaba antes, mientras usted no ponga la suya.',
        ],
      });
    });

    it('says it beside the credit, too', async () => {
      const given = { cardOfFormerPayer: true, creditCents: 3_000 };
      visitAccount(subscriptionPath, withSubscription(given), language);
      await says(language, {
        en: [/we charge \$19 to the former payer’s Visa ending in 4242\.$/],
        es: [/cobramos \$19 a la tarjeta de quien pagaba antes \(Visa terminada en 4242\)\.$/],
      });
    });

    it('does not call it the card of the payer who offers the plan on', async () => {
      const { user } = visitAccount(
        subscriptionPath,
        withSubscription({ cardOfFormerPayer: true }),
        language,
      );
      const words = { en: 'Move to another address…', es: 'Pasar a otro correo electrónico…' };
      await user.click(await press(words[language]));
      await says(language, {
        en: [
          /^The former payer’s card pays until the other address.*No card of yours is charged\.$/,
        ],
        es: [/^Paga la tarjeta de quien pagaba antes, hasta que la otra/],
      });
    });

    it('asks for an own card instead of offering a change of plan', async () => {
      visitAccount(subscriptionPath, withSubscription({ cardOfFormerPayer: true }), language);
      await says(language, {
        en: ['To change the plan, enter your own card first.'],
        es: ['Para cambiar de plan, ponga primero su propia tarjeta.'],
      });
      expect(screen.queryByRole('button', { name: /Annual Listing/ })).toBeNull();
    });

    it('does not call it the card of the payer before it is taken over', async () => {
      const plan = { plan: 'annual' as const, cardOfFormerPayer: true };
      const { user } = visitAccount(subscriptionPath, offered(plan), language);
      await user.click(await press({ en: 'Take over', es: 'Hacerse cargo' }[language]));
      await says(language, {
        en: [
          /^Renewals are charged to the Visa ending in 4242, which is the card of a former payer/,
          'A refund goes back to the card that paid, which can be somebody else’s.',
        ],
        es: [
          /^Las renovaciones se cobran a la Visa terminada en 4242, que es la tarjeta de quien pagaba/,
          'Un reembolso vuelve a la tarjeta que pagó, que puede ser de otra persona.',
        ],
      });
    });
  },
);

describe.each(languages)(
  'a plan with a card of the reader or of somebody else (%s)',
  (language) => {
    it('calls the card the reader’s before the first payer takes the plan back', async () => {
      const plan = { plan: 'annual' as const, cardOfFormerPayer: true };
      const { user } = visitAccount(subscriptionPath, offered(plan, true), language);
      await user.click(await press({ en: 'Take over', es: 'Hacerse cargo' }[language]));
      await says(language, {
        en: [
          'Renewals are charged to the Visa ending in 4242, which is your card.',
          'A refund goes back to the card that paid.',
        ],
        es: [
          'Las renovaciones se cobran a la Visa terminada en 4242, que es su tarjeta.',
          'Un reembolso vuelve a la tarjeta que pagó.',
        ],
      });
    });

    it.each([
      ['its own', {}, 1],
      ['that of the former payer', { cardOfFormerPayer: true }, 0],
      ['none', { card: null }, 0],
    ])('speaks of the bank’s question only where the card is %s', async (_, given, times) => {
      const failed = { state: 'payment-failed' as const, graceUntil: until, ...given };
      visitAccount(subscriptionPath, withSubscription(failed), language);
      expect(
        await screen.findByText({ en: 'Payment failed', es: 'Pago fallido' }[language]),
      ).toBeTruthy();
      expect(screen.queryAllByText(/^(If your bank|Si su banco)/)).toHaveLength(times);
    });
  },
);

describe.each(languages)('the account of a plan without a card (%s)', (language) => {
  const enter = { en: 'Enter a card', es: 'Agregar una tarjeta' }[language];

  it('asks for one before the renewal', async () => {
    visitAccount(subscriptionPath, withSubscription({ card: null }), language);
    expect(await press(enter)).toBeTruthy();
    await says(language, {
      en: ['It renews on April 1, 2027 for $49. It has no card: enter one before that day.'],
      es: [
        'Se renueva el 1 de abril de 2027 por $49. No tiene tarjeta: ponga una antes de ese día.',
      ],
    });
  });

  it('asks for one only where the credit does not pay for the renewal', async () => {
    const given = { card: null, creditCents: 3_000 };
    visitAccount(subscriptionPath, withSubscription(given), language);
    await says(language, {
      en: [/is used first\. It has no card for the other \$19: enter one before that day\.$/],
      es: [/No tiene tarjeta para los otros \$19: ponga una antes de ese día\.$/],
    });
  });

  it('asks for no card where the credit pays for the renewal', async () => {
    const given = { card: null, creditCents: 5_000 };
    visitAccount(subscriptionPath, withSubscription(given), language);
    await says(language, { en: [/on that day we charge \$0\.$/], es: [/ese día cobramos \$0\.$/] });
  });

  it('asks for one before a change of plan that costs something', async () => {
    const message = 'Enter a card first, then change the plan.';
    const { user } = visitAccount(
      subscriptionPath,
      {
        ...withSubscription({ card: null }),
        'POST /api/owner/subscription/change': problem(409, { message }),
      },
      language,
    );
    await user.click(await press(/Annual Listing/));
    await says(language, {
      en: [message],
      es: ['Ponga primero una tarjeta y después cambie de plan.'],
    });
  });

  it('does not ask for another one when a renewal is not paid', async () => {
    const given = { card: null, state: 'payment-failed' as const, graceUntil: until };
    visitAccount(subscriptionPath, withSubscription(given), language);
    await says(language, {
      en: [/^The renewal of April 1, 2027 is not paid, because the plan has no card\./],
      es: [
        /^La renovación del 1 de abril de 2027 no está pagada, porque el plan no tiene tarjeta\./,
      ],
    });
  });

  it('says so before it is taken back, and before it is taken over', async () => {
    const given = { card: null, state: 'ending' as const };
    const { user } = visitAccount(
      subscriptionPath,
      { ...withSubscription(given), ...offered({ card: null }) },
      language,
    );
    const keep = { en: 'Keep the subscription', es: 'Conservar la suscripción' }[language];
    await user.click(await press(keep));
    await says(language, {
      en: ['It then renews on April 1, 2027 for $49. It has no card: enter one before that day.'],
      es: [/^Entonces se renueva el 1 de abril de 2027 por \$49\. No tiene tarjeta/],
    });
    const dialog = within(await screen.findByRole('dialog'));
    const leave = { en: 'Leave it cancelled', es: 'Dejarla cancelada' }[language];
    await user.click(dialog.getByRole('button', { name: leave }));
    await user.click(await press({ en: 'Take over', es: 'Hacerse cargo' }[language]));
    await says(language, {
      en: ['The plan has no card: enter one afterwards, before it renews.'],
      es: ['El plan no tiene tarjeta: ponga una después, antes de que se renueve.'],
    });
  });
});
