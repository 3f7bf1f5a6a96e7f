import { serviceNames } from './service-names.js';
import { addressOf, type Stack } from './stack.js';

/** The users of the broker. */
export const brokerUsers = [...serviceNames, 'operations'] as const;

/** The name of a user's password among the secrets. */
export function brokerSecret(user: string): string {
  return `nats-${user}`;
}

/** The broker's address with the credentials of a user. */
export function brokerUrl(stack: Stack, user: string): string {
  return `nats://${user}:${stack.secrets[brokerSecret(user)]}@${addressOf(stack, 'nats')}`;
}
