/** Injection token of the service's messaging declaration. */
export const MESSAGING = Symbol('MESSAGING');
