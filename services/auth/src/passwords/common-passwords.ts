import { ValidationProblem } from '@town/service-kit/http/validation-problem';

/**
 * A password is common when it takes fewer guesses than this power of ten. Such passwords are on the
 * library's list or are combined from its words, such as `Password1234`.
 */
const commonGuesses = 6;

/**
 * Refuses a password that an attacker would guess early.
 * @throws ValidationProblem for the field `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  // Loaded on first use, because the list takes 20 MB of memory.
  checker ??= loadChecker();
  const check = await checker;
  if (check(password) >= commonGuesses) return;
  const message = 'This password is one of the first that are guessed: please choose another';
  throw new ValidationProblem([{ path: 'password', message }]);
}

let checker: Promise<(password: string) => number> | undefined;

/** Returns a function that estimates the guesses for a password, as a power of ten. */
async function loadChecker(): Promise<(password: string) => number> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password) => zxcvbn.check(password).guessesLog10;
}
