import { unlessHeld } from './entity-tag';

const feed = { status: 200, type: 'application/rss+xml', body: '<rss/>', headers: { vary: 'x' } };

describe('a response with an entity tag', () => {
  it('has its content and its tag for a client without a copy', () => {
    const answer = unlessHeld(feed, undefined);
    expect(answer).toMatchObject({ status: 200, body: '<rss/>', headers: { vary: 'x' } });
    expect(answer.headers?.['etag']).toMatch(/^W\/"[\w-]{22}"$/);
    expect(unlessHeld({ ...feed, body: '<rss></rss>' }, answer.headers?.['etag']).status).toBe(200);
  });

  it('has no content for a client that sends its tag', () => {
    const etag = unlessHeld(feed, undefined).headers?.['etag'];
    const held = unlessHeld(feed, `W/"other", ${etag}`);
    expect(held).toEqual({ status: 304, headers: { vary: 'x', etag } });
  });

  it('is not created from a response that must not be cached', () => {
    const refused = { status: 404, body: 'There is no such feed.\n' };
    expect(unlessHeld(refused, undefined)).toBe(refused);
  });
});
