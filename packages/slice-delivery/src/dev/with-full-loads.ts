import { createHash } from 'node:crypto';
import type { PassedPage } from './pass-request.js';

/**
 * Makes links from a page of the running site to the slices of this machine load the page: the
 * browser would otherwise show the published slices. The page's policy allows the script by its hash.
 * @param mounts first path segments of the slices' pages
 */
export function withFullLoads({ html, policy }: PassedPage, mounts: readonly string[]): PassedPage {
  // The browser follows the link itself if no script handles the click.
  const script = `addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    const path = link && new URL(link.href).pathname;
    if (${JSON.stringify(mounts)}.some((mount) => path === mount || path?.startsWith(mount + '/'))) {
      event.stopPropagation();
    }
  }, true)`;
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    html: html.replace('</body>', () => `<script>${script}</script></body>`),
    policy: policy.replace('script-src ', `script-src 'sha256-${hash}' `),
  };
}
