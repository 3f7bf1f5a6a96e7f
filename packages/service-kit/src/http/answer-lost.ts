import { answerLost } from '@town/contracts/api/answer-lost';
import { ProblemException } from './problem-exception.js';

/** A change of which nobody knows whether it was made. Nothing asks to send it again. */
export class AnswerLost extends ProblemException {
  constructor() {
    super(503, 'No answer: it may be done or not. Please look first.', { type: answerLost });
  }
}
