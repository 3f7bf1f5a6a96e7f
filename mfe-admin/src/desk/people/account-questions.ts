/** The confirmation texts of actions that the account's owner will notice. */
export const questions = {
  disable: {
    title: 'Disable',
    description:
      'They are signed out at once and cannot sign in. What they did stays in the audit log. What is assigned to them in the inbox is marked there, for somebody else. You can invite them again.',
    button: 'Disable',
  },
  resetSecondFactor: {
    title: 'Remove the second factor of',
    description:
      'They are signed out at once, and then sign in with their password alone. Do it for somebody who has lost phone, passkeys and recovery codes, and make sure that it is them who ask.',
    button: 'Remove',
  },
} as const;
