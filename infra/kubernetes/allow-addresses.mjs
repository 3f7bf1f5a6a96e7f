// Writes the NetworkPolicy that lets one part of the site reach a list of addresses. It reads the
// list from standard input, one address or network a line, for example the one that Stripe publishes:
//
//   curl -s https://stripe.com/files/ips/ips_api.txt | node infra/kubernetes/allow-addresses.mjs stripe advertising 443
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

const [name, part, port] = process.argv.slice(2);
const networks = readFileSync(0, 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(toNetwork);

if (!port || networks.length === 0) {
  console.error(
    'Usage: allow-addresses.mjs <name> <part> <port>, with addresses on standard input',
  );
  process.exit(1);
}
console.log(`apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: allow-${name}
spec:
  podSelector: { matchLabels: { app.kubernetes.io/name: ${part} } }
  policyTypes: [Egress]
  egress:
    - to:
${networks.map((network) => `        - ipBlock: { cidr: "${network}" }`).join('\n')}
      ports: [{ port: ${Number(port)} }]`);

function toNetwork(line) {
  const [address, prefix] = line.split('/');
  const version = isIP(address);
  if (version === 0) {
    console.error(`"${line}" is not an address.`);
    process.exit(1);
  }
  return `${address}/${prefix ?? (version === 4 ? 32 : 128)}`;
}
