import { decodeForm } from './form-body.js';

test.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a[b][c]=1&a[d]=2', { a: { b: { c: '1' }, d: '2' } }],
  ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['a[]=x&a[]=y', { a: ['x', 'y'] }],
  ['a[0][b]=x', { a: [{ b: 'x' }] }],
  ['a[__proto__][b]=x', { a: { ['__proto__']: { b: 'x' } } }],
  ['a=%26%3D+%5B', { a: '&= [' }],
  ['', {}],
])('%s', (text, expected) => {
  expect(JSON.stringify(decodeForm(text))).toBe(JSON.stringify(expected));
  expect(Reflect.get({}, 'b')).toBeUndefined();
});
