import { networkName } from './network-name.js';

test('a known network has its name, another one its host', () => {
  expect(networkName('https://m.facebook.com/pies')).toBe('Facebook');
  expect(networkName('https://notfacebook.com/pies')).toBe('notfacebook.com');
  expect(networkName('https://www.pies.example/us')).toBe('pies.example');
});
