import { useText } from '../messages/use-text';

/** Says how somebody who took a plan over gets the listing, which is handed over separately. */
export function TakenOver() {
  const text = useText();
  return (
    <p>
      <strong>{text('Have you taken the plan over?')}</strong>{' '}
      {text('Then ask the owner of the listing to hand it over to you, too.')}
    </p>
  );
}
