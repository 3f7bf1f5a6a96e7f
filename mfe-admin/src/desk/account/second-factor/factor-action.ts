import type { Passkey } from '@town/contracts/passkeys/passkeys';

/** An action on the signed-in person's second factor that is about to run. */
export type FactorAction =
  | { kind: 'turn-on' }
  | { kind: 'turn-off' }
  | { kind: 'add-passkey' }
  | { kind: 'rename-passkey'; passkey: Passkey }
  | { kind: 'remove-passkey'; passkey: Passkey }
  | { kind: 'renew-codes' };

/** The actions that need only one form with a description. */
export type PlainAction = Exclude<FactorAction, { kind: 'turn-on' }>;

type Asked = 'name' | 'password' | 'code';

/** The texts of an action's dialog, and the fields that it asks for. */
interface ActionWords {
  title: string;
  description: string;
  button: string;
  busy: string;
  done: string;
  asks: readonly Asked[];
}

/** The texts of an action. */
export function wordsOf(action: PlainAction): ActionWords {
  switch (action.kind) {
    case 'turn-off':
      return {
        title: 'Turn off one-time codes?',
        description: 'Enter your password, and the code that your app shows.',
        button: 'Turn off',
        busy: 'Turning off...',
        done: 'One-time codes are off',
        asks: ['password', 'code'],
      };
    case 'add-passkey':
      return {
        title: 'Add a passkey',
        description: 'After your password your browser asks where to keep the passkey.',
        button: 'Add the passkey',
        busy: 'Waiting for the passkey...',
        done: 'Passkey added',
        asks: ['name', 'password'],
      };
    case 'rename-passkey':
      return {
        title: `Rename ${action.passkey.name}`,
        description: 'The name tells it from your other passkeys.',
        button: 'Save the name',
        busy: 'Saving...',
        done: 'Passkey renamed',
        asks: ['name'],
      };
    case 'remove-passkey':
      return {
        title: `Remove ${action.passkey.name}?`,
        description: 'You can no longer sign in with this passkey.',
        button: 'Remove',
        busy: 'Removing...',
        done: 'Passkey removed',
        asks: ['password'],
      };
    case 'renew-codes':
      return {
        title: 'Get new recovery codes?',
        description: 'The codes that you have now stop working.',
        button: 'Get new codes',
        busy: 'Making codes...',
        done: 'New recovery codes',
        asks: ['password'],
      };
  }
}
