import { ValidationProblem } from '@town/service-kit/http/validation-problem';

/**
 * Passwords that take fewer guesses than this many powers of ten are on the library's list, or are
 * words of the list put together: `Password1234` is one.
 */
const commonGuesses = 6;

/**
 * Refuses a password that is among the first that anybody guesses.
 * @throws ValidationProblem for the field `password`
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  // Loaded when it is needed first: the list takes 20 MB of memory.
  checker ??= loadChecker();
  const check = await checker;
  if (check(password) >= commonGuesses) return;
  const message = 'This password is one of the first that are guessed: please choose another';
  throw new ValidationProblem([{ path: 'password', message }]);
}

let checker: Promise<(password: string) => number> | undefined;

/** Answers how many powers of ten guesses a password takes. */
async function loadChecker(): Promise<(password: string) => number> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password) => zxcvbn.check(password).guessesLog10;
}
