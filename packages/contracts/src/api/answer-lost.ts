/**
 * The type of the problem after a write of which nobody knows whether it was carried out: the gateway sent
 * it to a service that did not answer, or a service lost the database while it committed. Its status is 503,
 * as of one that was not.
 */
export const answerLost = 'tag:town-guide,2026:answer-lost';
