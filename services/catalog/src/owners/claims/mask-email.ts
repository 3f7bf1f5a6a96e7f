/** Hides an address except for its first character and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  // The number of dots is fixed, so that it does not reveal the length of the name.
  return `${[...email][0]}•••${email.slice(at)}`;
}
