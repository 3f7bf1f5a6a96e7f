/**
 * Lets a page of the running site be left by a full load where a link leads to the slice that is
 * worked on: the page's own build would show the published one. Its policy tells the nonce to use.
 * @param mounts first path segments of the slice's pages
 */
export function withFullLoads(html: string, policy: string, mounts: readonly string[]): string {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  // The browser follows the link by itself when nobody in the page hears of the click.
  const script = `addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    const path = link && new URL(link.href).pathname;
    if (${JSON.stringify(mounts)}.some((mount) => path === mount || path?.startsWith(mount + '/'))) {
      event.stopPropagation();
    }
  }, true)`;
  return html.replace('</body>', `<script nonce="${nonce}">${script}</script></body>`);
}
