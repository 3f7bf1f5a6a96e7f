import { unlessHeld } from './entity-tag';

const feed = { status: 200, type: 'application/rss+xml', body: '<rss/>', headers: { vary: 'x' } };

describe('an answer to somebody who may have it already', () => {
  it('is whole for a client without it, with its tag', () => {
    const answer = unlessHeld(feed, undefined);
    expect(answer).toMatchObject({ status: 200, body: '<rss/>', headers: { vary: 'x' } });
    expect(answer.headers?.['etag']).toMatch(/^W\/"[\w-]{22}"$/);
    expect(unlessHeld({ ...feed, body: '<rss></rss>' }, answer.headers?.['etag']).status).toBe(200);
  });

  it('has no content for a client that names its tag', () => {
    const etag = unlessHeld(feed, undefined).headers?.['etag'];
    const held = unlessHeld(feed, `W/"other", ${etag}`);
    expect(held).toEqual({ status: 304, headers: { vary: 'x', etag } });
  });

  it('is left as it is where it is no content to keep', () => {
    const refused = { status: 404, body: 'There is no such feed.\n' };
    expect(unlessHeld(refused, undefined)).toBe(refused);
  });
});
