import { town, townAndState } from '@town/contracts/town';

/** What a phone needs to know to keep the site among its apps. */
export function webAppManifest(): string {
  return JSON.stringify({
    name: town.siteName,
    short_name: town.name,
    description: `Businesses, events, news and civic contacts of ${townAndState}.`,
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
