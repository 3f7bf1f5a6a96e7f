import type { RegisteredSlice } from '@town/contracts/slice-registry';

const bootElement = /(<script id="boot" type="application\/json">)([^<]*)(<\/script>)/;

interface Boot {
  slices: { name: string }[];
  integrity: Record<string, string>;
}

/**
 * A page of the running site whose browser will load the slice that is worked on from this machine.
 * @param origin of the page as the browser sees it
 */
export function withLocalSlice(html: string, origin: string, slice: RegisteredSlice): string {
  return html.replace(bootElement, (_, open: string, text: string, close: string) => {
    const boot = JSON.parse(text) as Boot;
    const { name, version, mounts, base, container, entry, integrity } = slice;
    const local = { name, version, mounts, base, container, entry };
    const others = boot.slices.filter((each) => each.name !== name);
    const hashes = Object.entries(integrity).map(([file, hash]) => [origin + base + file, hash]);
    const changed = {
      ...boot,
      slices: [...others, local],
      integrity: { ...boot.integrity, ...Object.fromEntries(hashes) },
    };
    return open + JSON.stringify(changed).replaceAll('<', '\\u003c') + close;
  });
}

/** Lets a page load itself anew when the slice was built again. Its policy tells the nonce to use. */
export function withReload(html: string, policy: string): string {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  const script = `new EventSource('${reloadPath}').onmessage=()=>location.reload()`;
  return html.replace('</body>', `<script nonce="${nonce}">${script}</script></body>`);
}

/** Where pages listen for new builds. */
export const reloadPath = '/__slice-builds';
