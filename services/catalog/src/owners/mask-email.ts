/** An address of which only the first character of the name, and the domain, can be read. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // As many dots for every name, so that they do not say how long it is.
  return `${[...email][0]}•••${email.slice(at)}`;
}
