import { answerLost } from '@town/contracts/api/answer-lost';
import { ProblemException } from './problem-exception.js';

/** It is unknown whether the change was made. There is no `Retry-After`: a retry could make it twice. */
export class AnswerLost extends ProblemException {
  constructor() {
    super(503, 'No answer: it may be done or not. Please look first.', { type: answerLost });
  }
}
