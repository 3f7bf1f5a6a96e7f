import { screen } from '@testing-library/react';
import { termsVersion } from '@town/contracts/plans/plan-terms';
import { type Plan, plans } from '@town/contracts/plans/price-list';
import { englishTexts, type Texts, TextsProvider } from '@town/language/texts';
import { translations } from '@town/language/translations';
import { renderRoutes } from '@town/slice-kit/testing/render-routes';
import { spanish } from '../messages/es';
import { usePlanTerms } from './use-plan-terms';

function Terms({ plan }: { plan: Plan }) {
  return Object.values(usePlanTerms(plan)).map((term) => <li key={term}>{term}</li>);
}

async function termsOf(plan: Plan, texts: Texts): Promise<(string | null)[]> {
  renderRoutes(() => [{ index: true, element: <Terms plan={plan} /> }], {
    path: '/',
    around: (page) => <TextsProvider value={texts}>{page}</TextsProvider>,
  });
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
}

const inSpanish = translations('es', spanish);

test.each([
  [
    'Monthly in English',
    plans.monthly,
    englishTexts,
    'By itself for $49 on April 10, 2027, and then each month until you cancel',
    'Any time in your account; it then runs to the end of the paid month',
    'None for a month that has begun',
  ],
  [
    'Annual in English',
    plans.annual,
    englishTexts,
    'By itself for $495 on March 10, 2028, and then each year until you cancel',
    'Any time in your account; it then runs to the end of the paid year',
    'The whole amount within 30 days, in your account; the plan then ends at once',
  ],
  [
    'Monthly in Spanish',
    plans.monthly,
    inSpanish,
    'Automática, por $49 el 10 de abril de 2027, y después cada mes hasta que cancele',
    'En cualquier momento en su cuenta; el plan sigue hasta el final del mes pagado',
    'Ninguno por un mes que ya ha comenzado',
  ],
  [
    'Annual in Spanish',
    plans.annual,
    inSpanish,
    'Automática, por $495 el 10 de marzo de 2028, y después cada año hasta que cancele',
    'En cualquier momento en su cuenta; el plan sigue hasta el final del año pagado',
    'El importe completo durante 30 días, en su cuenta; el plan termina de inmediato',
  ],
] as const)(
  'a change of the terms of %s needs another version',
  async (_, plan, texts, ...terms) => {
    // If this fails because the text has changed, set termsVersion to the day of the change.
    expect(termsVersion).toBe('2026-11-22');
    expect(await termsOf(plan, texts)).toEqual(terms);
  },
);
