import type { TownProfile } from '@town/contracts/settings/town-profile';
import { townAndState } from '@town/contracts/town/town-and-state';

/** The manifest with which a phone installs the site as an app. */
export function webAppManifest(town: TownProfile): string {
  return JSON.stringify({
    name: town.siteName,
    short_name: town.name,
    description: `Businesses, events, news and civic contacts of ${townAndState(town)}.`,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf8f2',
    theme_color: '#fbf8f2',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
