/**
 * The type of the gateway's problem after a write that was sent to a service and not answered: nobody
 * knows whether it was carried out. Its status is 503, as of one that was not.
 */
export const answerLost = 'tag:town-guide,2026:answer-lost';
