import {
  consumerNames,
  deadLetterStream,
  importedApi,
  ownStream,
  type ServiceMessaging,
} from './service-messaging.js';

const api = '$JS.API';

/**
 * Writes the broker's accounts. The streams are in the account TOWN, which only operations signs in
 * to. Each service has an account of its own, which imports exactly the subjects that its
 * declaration needs. An account can only reach an exported subject that it imports, and only this file can
 * add imports. No subject in use matches two exports, so each import finds exactly one. Passwords are
 * variables, `<NAME>_PASSWORD`, in the included file.
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
      { service: "*.*.v1" }
      { service: "dead.*.*" }
      { service: "$JS.ACK.*.*.>" }
      { service: "${api}.STREAM.INFO.*" }
      { service: "${api}.STREAM.MSG.GET.*" }
      { service: "${api}.STREAM.MSG.DELETE.*" }
      { service: "${api}.CONSUMER.INFO.*.*" }
      # The answer is many messages.
      { service: "${api}.CONSUMER.MSG.NEXT.*.*", response: stream }
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
${subjectsOf(messaging).map(imported).join('\n')}
    ]
  }`;
}

/** The subjects to which a service's account may send requests. */
function subjectsOf(messaging: ServiceMessaging): string[] {
  const stream = ownStream(messaging);
  return [
    ...messaging.publishes.map(({ contract }) => contract.subject),
    ...(stream ? [stream, deadLetterStream(stream)].flatMap(eraserSubjects) : []),
    ...messaging.consumes.flatMap(({ contract, handler }) => {
      const { deadLetters, ...events } = consumerNames(messaging.service, handler, contract);
      return [...consumerSubjects(events), deadLetters.subject, ...consumerSubjects(deadLetters)];
    }),
  ];
}

/** Personal data must be erased from the service's own events, and from their dead letters. */
const eraserSubjects = (stream: string): string[] =>
  ['STREAM.INFO', 'STREAM.MSG.GET', 'STREAM.MSG.DELETE'].map((call) => `${api}.${call}.${stream}`);

const consumerSubjects = ({ stream, durable }: { stream: string; durable: string }): string[] => [
  `${api}.CONSUMER.INFO.${stream}.${durable}`,
  `${api}.CONSUMER.MSG.NEXT.${stream}.${durable}`,
  `$JS.ACK.${stream}.${durable}.>`,
];

function imported(subject: string): string {
  // Every account has an API of its own at $JS.API: that of TOWN needs another name.
  const to = subject.startsWith(api) ? `, to: "${subject.replace(api, importedApi)}"` : '';
  return `      { service: { account: TOWN, subject: "${subject}" }${to} }`;
}

function accountName(service: string): string {
  return service.toUpperCase();
}
