import {
  consumerNames,
  deadLetterStream,
  importedApi,
  ownStream,
  type ServiceMessaging,
} from './service-messaging.js';

const api = '$JS.API';

/** A subject that a service's account may send requests to. */
interface Grant {
  subject: string;
  /** The answer is many messages. */
  isStream?: boolean;
}

/**
 * Writes the broker's accounts. The streams are in the account TOWN, which only operations signs in
 * to. Each service has an account of its own, which imports exactly the subjects that its
 * declaration needs. Passwords are variables, `<NAME>_PASSWORD`, from the file that is included.
 * @param passwords path of that file, relative to the one that is written
 */
export function brokerAuthorization(
  services: readonly ServiceMessaging[],
  passwords: string,
): string {
  return `# Written by infra/operations from the services' messaging.ts: change those and write it again.
# A service cannot reach a subject of another account, not even by the reply subject of a request.
include ${passwords}
accounts {
  TOWN {
    jetstream: enabled
    users: [
      {
        user: operations, password: $OPERATIONS_PASSWORD
        permissions: { publish: ["${api}.>", "$JS.ACK.>", "dead.>"], subscribe: "_INBOX.>" }
      }
    ]
    exports: [
${services.flatMap((each) => grantsOf(each).map((grant) => exported(each.service, grant))).join('\n')}
    ]
  }
${services.map(accountOf).join('\n')}
}
`;
}

function accountOf(messaging: ServiceMessaging): string {
  const { service } = messaging;
  return `  ${accountName(service)} {
    users: [{ user: ${service}, password: $${accountName(service)}_PASSWORD }]
    imports: [
${grantsOf(messaging).map(imported).join('\n')}
    ]
  }`;
}

function grantsOf(messaging: ServiceMessaging): Grant[] {
  const stream = ownStream(messaging);
  return [
    ...messaging.publishes.map(({ contract }) => ({ subject: contract.subject })),
    ...(stream ? [stream, deadLetterStream(stream)].flatMap(eraserGrants) : []),
    ...messaging.consumes.flatMap(({ contract, handler }) => {
      const { deadLetters, ...events } = consumerNames(messaging.service, handler, contract);
      return [
        ...consumerGrants(events),
        { subject: deadLetters.subject },
        ...consumerGrants(deadLetters),
      ];
    }),
  ];
}

/** Personal data must be erased from the service's own events, and from their dead letters. */
function eraserGrants(stream: string): Grant[] {
  return ['STREAM.INFO', 'STREAM.MSG.GET', 'STREAM.MSG.DELETE'].map((call) => ({
    subject: `${api}.${call}.${stream}`,
  }));
}

function consumerGrants({ stream, durable }: { stream: string; durable: string }): Grant[] {
  return [
    { subject: `${api}.CONSUMER.INFO.${stream}.${durable}` },
    { subject: `${api}.CONSUMER.MSG.NEXT.${stream}.${durable}`, isStream: true },
    { subject: `$JS.ACK.${stream}.${durable}.>` },
  ];
}

function exported(service: string, { subject, isStream }: Grant): string {
  const response = isStream ? ', response: stream' : '';
  return `      { service: "${subject}"${response}, accounts: [${accountName(service)}] }`;
}

function imported({ subject }: Grant): string {
  // Every account has an API of its own at $JS.API: that of TOWN needs another name.
  const to = subject.startsWith(api) ? `, to: "${subject.replace(api, importedApi)}"` : '';
  return `      { service: { account: TOWN, subject: "${subject}" }${to} }`;
}

function accountName(service: string): string {
  return service.toUpperCase();
}
