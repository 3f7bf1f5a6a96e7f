/** @jest-environment node */
import { leadToChosenLanguage } from './chosen-language';

const visit = (path: string, cookie?: string) =>
  leadToChosenLanguage(new URL(path, 'https://guide.example.com'), cookie);

describe('a visitor who chose Spanish', () => {
  it('is redirected from the home page to the Spanish one, and no cache stores the redirect', () => {
    expect(visit('/', 'slices=a; language=es')).toMatchObject({
      status: 302,
      headers: { location: '/es', 'cache-control': 'private, no-store' },
    });
  });

  it.each(['/directory', '/es', '/?slice=mfe-events', '/es/directory'])(
    'sees %s as it was asked for',
    (path) => {
      expect(visit(path, 'language=es')).toBeUndefined();
    },
  );
});

test.each([undefined, '', 'language=en', 'language=xx', 'other=es', 'language'])(
  'the cookies "%s" leave the home page in English',
  (cookie) => {
    expect(visit('/', cookie)).toBeUndefined();
  },
);
