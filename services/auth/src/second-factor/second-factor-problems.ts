import { type SecondFactorNeeded, signInEnded } from '@town/contracts/staff/second-factor';
import { ProblemException } from '@town/service-kit/http/problem-exception';

const headers = { 'WWW-Authenticate': 'Bearer' };

/** The password is right, but a second factor is required. */
export class SecondFactorNeededProblem extends ProblemException {
  constructor(needed: SecondFactorNeeded) {
    super(401, 'This account also needs its second factor', { ...needed }, headers);
  }
}

/** The challenge has ended, so the sign-in must start again. */
export class SignInEndedProblem extends ProblemException {
  constructor() {
    super(401, 'This sign-in has ended. Please sign in again.', { code: signInEnded }, headers);
  }
}

/** The proof is wrong; another attempt is allowed. */
export class WrongSecondFactorProblem extends ProblemException {
  /** @param path the field of the proof */
  constructor(path: string, message: string) {
    super(401, message, { code: 'wrong-second-factor', errors: [{ path, message }] }, headers);
  }
}
