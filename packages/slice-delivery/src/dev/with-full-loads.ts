/**
 * Makes links from a page of the running site to the slices of this machine load the page: the
 * browser would otherwise show the published slices. The page's policy contains the nonce for the script.
 * @param mounts first path segments of the slices' pages
 */
export function withFullLoads(html: string, policy: string, mounts: readonly string[]): string {
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? [];
  // The browser follows the link itself if no script handles the click.
  const script = `addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    const path = link && new URL(link.href).pathname;
    if (${JSON.stringify(mounts)}.some((mount) => path === mount || path?.startsWith(mount + '/'))) {
      event.stopPropagation();
    }
  }, true)`;
  return html.replace('</body>', `<script nonce="${nonce}">${script}</script></body>`);
}
