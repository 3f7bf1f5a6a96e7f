import { type SecondFactorNeeded, signInEnded } from '@town/contracts/staff/second-factor';
import { ProblemException } from '@town/service-kit/http/problem-exception';

const headers = { 'WWW-Authenticate': 'Bearer' };

/** The password is right, and not enough. */
export class SecondFactorNeededProblem extends ProblemException {
  constructor(needed: SecondFactorNeeded) {
    super(401, 'This account also needs its second factor', { ...needed }, headers);
  }
}

/** The sign-in has to begin again. */
export class SignInEndedProblem extends ProblemException {
  constructor() {
    super(401, 'This sign-in has ended. Please sign in again.', { code: signInEnded }, headers);
  }
}

/** The proof is wrong, and another one may follow. */
export class WrongSecondFactorProblem extends ProblemException {
  /** @param path the field that the proof came in */
  constructor(path: string, message: string) {
    super(401, message, { code: 'wrong-second-factor', errors: [{ path, message }] }, headers);
  }
}
