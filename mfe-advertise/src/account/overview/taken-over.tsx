import { useText } from '../messages/use-text';
import { usePlanOrigin } from './use-plan-origin';

/** Says how somebody who took a plan over gets the listing, which is handed over separately. */
export function TakenOver() {
  const text = useText();
  const origin = usePlanOrigin();
  if (origin && origin !== 'taken-over') return null;
  return (
    <p>
      <strong>
        {origin ? text('You have taken this plan over.') : text('Have you taken the plan over?')}
      </strong>{' '}
      {origin
        ? text(
            'Is its listing not yours yet? Ask the owner of the listing to hand it over to you, too.',
          )
        : text('Then ask the owner of the listing to hand it over to you, too.')}
    </p>
  );
}
