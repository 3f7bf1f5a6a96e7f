/** @jest-environment node */

import { testApp } from '../testing/test-app';
import { contentSecurityPolicy } from './content-security-policy';

const { config } = testApp('http://127.0.0.1:9');

function directive(name: string, mapTilesUrl: string | null): string[] {
  const policy = contentSecurityPolicy(
    "'sha256-x'",
    { ...config, mapTilesUrl },
    '/directory',
    false,
  );
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the policy of a page with a map', () => {
  it('allows workers from files of this site, and none from inline text', () => {
    expect(directive('worker-src', null)).toEqual(["'self'"]);
  });

  it.each([null, '/maps/town.pmtiles'])(
    'allows no other server when the base map is %s',
    (address) => {
      expect(directive('connect-src', address)).toEqual(["'self'", 'https://weather.example.com']);
    },
  );

  it('allows one file of another server when the base map comes from there', () => {
    const archive = 'https://tiles.example/town.pmtiles';
    expect(directive('connect-src', archive)).toEqual([
      "'self'",
      'https://weather.example.com',
      archive,
    ]);
  });
});
