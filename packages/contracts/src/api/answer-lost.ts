/**
 * The problem type for a write that may or may not have been made: the service did not respond to the
 * gateway, or lost its database connection during the commit. Its status is 503, like that of a write that
 * was certainly not made.
 */
export const answerLost = 'tag:town-guide,2026:answer-lost';
