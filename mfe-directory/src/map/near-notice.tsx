import { useText } from '../messages/use-text';
import type { NearMe } from './use-near-me';

/** Shows the result of the request for the visitor's position. */
export function NearNotice({ near }: { near: NearMe }) {
  const text = useText();
  const words = {
    off: '',
    asked: text('Asking your browser where you are…'),
    known: text('Nearest first, as the crow flies. Your position stays in this browser.'),
    refused: text(
      'Your browser does not tell this site where you are. You can allow it in the settings of the browser.',
    ),
    unknown: text('Your browser could not find out where you are. Please try again.'),
    unavailable: text('This browser cannot tell where you are.'),
  };
  return <p role="status">{words[near.is]}</p>;
}
